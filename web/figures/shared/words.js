/**
 * The words of a sentence in any script. Blanks part them; a text without any (Chinese, Thai, ...)
 * is parted as its script does it, where the browser knows how.
 *
 * @param {string} sentence
 * @returns {string[]} at least one, as long as there is anything but blanks
 */
export function wordsOf(sentence) {
  const pieces = sentence.split(/\s+/u).filter(Boolean);
  if (pieces.length !== 1 || typeof Intl.Segmenter !== 'function') return pieces;
  const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
  const words = [...segmenter.segment(pieces[0])].filter(({ isWordLike }) => isWordLike);
  return words.length > 1 ? words.map(({ segment }) => segment) : pieces;
}

/**
 * The first word that stands in several slots.
 *
 * @param {string[]} words
 * @returns {{word: string, slots: number[]} | null}
 */
export function repeatedWord(words) {
  const word = words.find((one, slot) => words.indexOf(one) < slot);
  if (word === undefined) return null;
  return { word, slots: [...words.keys()].filter((slot) => words[slot] === word) };
}
