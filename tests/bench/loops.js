// What people write in JavaScript today.

/** Frequencies outside the loop. @param {Float32Array} table @param {number} width */
export function hoistedLoop(table, width) {
  const omegas = Float64Array.from({ length: width / 2 }, (_, i) => 10000 ** ((-2 * i) / width));
  const rows = table.length / width;
  for (let row = 0; row < rows; ++row) {
    for (let i = 0; i < omegas.length; ++i) {
      const angle = row * omegas[i];
      table[row * width + 2 * i] = Math.sin(angle);
      table[row * width + 2 * i + 1] = Math.cos(angle);
    }
  }
}

/** The formula as it stands in the textbook. @param {Float32Array} table @param {number} width */
export function textbookLoop(table, width) {
  const rows = table.length / width;
  for (let row = 0; row < rows; ++row) {
    for (let j = 0; j < width; ++j) {
      const angle = row / 10000 ** ((2 * Math.floor(j / 2)) / width);
      table[row * width + j] = j % 2 === 0 ? Math.sin(angle) : Math.cos(angle);
    }
  }
}
