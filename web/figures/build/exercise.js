/**
 * Code that a reader completes on their own machine: it knows what the encoder gives for some
 * cells, and says which slot is wrong. It is Python, so numbers are written as Python reads them.
 *
 * @typedef {'numpy' | 'torch'} Library
 * @typedef {{dModel: number, base: number, rows: Array<{pos: number, values: Float64Array}>}} Known
 */

/** Fine enough to see a float32 that is right, and every usual slip. */
const kDigits = 6;

const kLibraries = {
  numpy: {
    head: 'import numpy as np',
    empty: 'np.empty((count, d))',
    check: 'np.allclose(table[slot, columns], row, atol=1e-5)',
  },
  torch: {
    head: 'import torch',
    empty: 'torch.empty(count, d)',
    check: 'torch.allclose(table[slot, columns].double(), torch.tensor(row).double(), atol=1e-5)',
  },
};

/**
 * @param {Library} library
 * @param {Known} known
 * @param {{fill: string, done: string}} words what is left to write, and what a right table earns
 */
export function exerciseIn(library, { dModel, base, rows }, { fill, done }) {
  const { head, empty, check } = kLibraries[library];
  const columns = columnsOf(dModel);
  const wanted = rows.map(({ pos, values }) => {
    const row = columns.map((column) => values[column].toFixed(kDigits));
    return `    ${pos}: [${row.join(', ')}],`;
  });
  return [
    head,
    '',
    `def encode(count, d, base):`,
    `    table = ${empty}`,
    `    # ${fill}`,
    '    return table',
    '',
    `table = encode(${Math.max(...rows.map(({ pos }) => pos)) + 1}, ${dModel}, ${base})`,
    `columns = [${columns.join(', ')}]`,
    'wanted = {',
    ...wanted,
    '}',
    'for slot, row in wanted.items():',
    `    assert ${check}, slot`,
    `print(${JSON.stringify(done)})`,
    '',
  ].join('\n');
}

/** The first pairs and the last. @param {number} dModel */
function columnsOf(dModel) {
  if (dModel <= 6) return Array.from({ length: dModel }, (_, column) => column);
  return [0, 1, 2, 3, dModel - 2, dModel - 1];
}
