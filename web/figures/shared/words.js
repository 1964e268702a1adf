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

/** Of more slots than this the words have no room. */
const kMostNamed = 24;
/** Letters of a word that fit beside the next one. */
const kLetters = 8;

/**
 * The reader's own words as the names of slots 0, 1, 2 ... wherever few enough are shown.
 *
 * @param {string} sentence
 * @param {number} count slots shown, from slot 0 on
 * @returns {((slot: number) => string) | null} the word of a slot, empty beyond the sentence
 */
export function wordsAt(sentence, count) {
  if (count > kMostNamed) return null;
  const words = wordsOf(sentence);
  return (slot) => {
    const letters = [...(words[slot] ?? '')];
    return letters.length > kLetters
      ? `${letters.slice(0, kLetters - 1).join('')}\u2026`
      : letters.join('');
  };
}

/**
 * What of an axis says so: a tick at each slot, its word under the number or beside it.
 *
 * @param {string} sentence
 * @param {number} count
 * @param {boolean} [beside]
 * @returns {{at?: number[], format?: (slot: number) => string | string[]}} nothing for more slots
 */
export function wordAxis(sentence, count, beside = false) {
  const wordAt = wordsAt(sentence, count);
  if (!wordAt) return { at: undefined, format: undefined };
  return {
    at: Array.from({ length: count }, (_, slot) => slot),
    format(slot) {
      const named = [String(slot), wordAt(slot)].filter(Boolean);
      return beside ? named.join(' ') : named;
    },
  };
}
