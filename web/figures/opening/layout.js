/**
 * Where everything of the drawing stands, in pixels.
 *
 * @param {{slots: number, words: string[], waves: Float64Array[]}} model
 * @param {number} width
 * @param {number} height
 */
export function layOut({ slots, words, waves }, width, height) {
  const narrow = width < 560;
  const left = narrow ? 8 : 64;
  const cell = narrow ? 34 : 60;
  const column = width - cell - 8;
  const right = column - (narrow ? 18 : 44);
  const pitch = (right - left) / slots;
  const longest = Math.max(...words.map((word) => word.length));
  // Seven pixels and a half are about the width of a letter at the size of the labels.
  const slanted = longest * 7.5 > pitch - 4;
  const top = 18;
  const bottom = height - (slanted ? 62 : 44);
  const band = (bottom - top) / waves.length;
  const most = slanted ? 9 : Math.max(Math.floor(pitch / 7), 3);
  return {
    left,
    right,
    top,
    bottom,
    column,
    cell,
    slanted,
    reach: band / 2 - 2,
    /** The first slot stands half a slot in, so that its word has room. @param {number} slot */
    xOf: (slot) => left + (slot + 0.5) * pitch,
    /** @param {number} x */
    slotOf: (x) => (x - left) / pitch - 0.5,
    /** The quickest wave is the lowest. @param {number} wave */
    zeroOf: (wave) => bottom - (wave + 0.5) * band,
    /** @param {string} word */
    shortened: (word) => {
      const letters = [...word];
      return letters.length > most ? `${letters.slice(0, most - 1).join('')}\u2026` : word;
    },
  };
}
