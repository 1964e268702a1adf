// What posenc check says to a person.

/**
 * @typedef {import('../../cpp/bindings/posenc-labs.js').Description} Description
 * @typedef {import('../../cpp/bindings/posenc-labs.js').Near} Near
 * @typedef {import('../../cpp/bindings/posenc-labs.js').Identification} Identification
 */

/** @type {Record<Near['slip'], (near: Near, rows: number) => string>} */
const slips = {
  none: () => 'not close enough to be it',
  'sine-negated': () => 'its sines are negated',
  'rows-reversed': () => 'its rows run backwards',
  'doubled-exponent': () => 'its exponent is doubled: base^(-4i / d)',
  'index-not-halved': () => 'its exponent counts dimensions, not pairs: base^(-2j / d)',
  'row-shifted': () => 'its rows are shifted by one position',
  'rows-overwritten': ({ rowsThatFit }) =>
    `${rowsThatFit} of the rows compared fit, the others were overwritten`,
  'bfloat16-positions': () => 'its positions were rounded to bfloat16',
  'bfloat16-angles': () => 'its positions, frequencies and angles were rounded to bfloat16',
};

/** @type {Record<string, string>} */
const recipes = {
  float64: 'float64 throughout',
  'double-angle': 'frequencies and angles in float64',
  'float32-exp': 'float32 throughout, frequencies by exp and log',
  'float32-pow': 'float32 throughout, frequencies by pow',
  'float32-pow-divide': 'float32 throughout, positions divided by a pow',
  'bfloat16-omegas': 'frequencies in bfloat16, angles in float32',
  bfloat16: 'bfloat16 throughout',
  float16: 'float16 throughout',
  'exact-bfloat16': 'exact values, rounded to bfloat16',
  'exact-float16': 'exact values, rounded to float16',
};

/** @param {Partial<Description> & Near | Description} description */
function named({ ladder, layout, base, baseError = 0, baseIsFree = false, start, step, scale }) {
  const spread = baseError > 1e-9 * base ? ` (+- ${baseError.toPrecision(2)})` : '';
  const parts = [
    `${ladder} ladder`,
    layout,
    baseIsFree ? 'any base' : `base ${base}${spread}`,
    `start ${start}`,
    ...(step === 1 ? [] : [`step ${step}`]),
    `scale ${scale}`,
  ];
  return parts.join(', ');
}

/** @param {number} value */
const small = (value) => (value === 0 ? '0' : value.toExponential(1));

/**
 * @param {string} name
 * @param {Identification} found
 */
export function reportOf(name, { rows, columns, dtype, zeroRows, matches, nearest }) {
  const lines = [`${name}: ${rows} x ${columns} values, ${dtype} holds them all`];
  if (zeroRows > 0) lines.push(`left out: ${zeroRows} of the rows, zeros alone (padding)`);
  const [best, ...others] = matches;
  if (best) {
    lines.push(`named: ${named(best)}`);
    for (const other of others) lines.push(`the same table: ${named(other)}`);
    lines.push(`arithmetic: ${recipes[best.recipe] ?? best.recipe}`);
    lines.push(`largest error from the exact values: ${small(best.maxError)}`);
    const { differs, recipeError } = best;
    lines.push(
      differs
        ? `first value that differs from that arithmetic's: row ${differs.row}, column ${differs.column} (by at most ${small(recipeError)} anywhere)`
        : "every value is that arithmetic's, bit for bit",
    );
  } else {
    lines.push('none of the conventions known makes this table; the nearest:');
    for (const near of nearest) {
      const { slip, rms } = near;
      lines.push(`  ${named(near)}: ${slips[slip](near, rows)} (rms difference ${small(rms)})`);
    }
  }
  return `${lines.join('\n')}\n`;
}
