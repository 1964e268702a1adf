import { kPlace } from './score-place.js';
import { fillText } from './text.js';

/**
 * How far somebody has come with the questions, kept on this device and nowhere else.
 *
 * @typedef {{tries: number, right?: boolean, shown?: boolean}} Mark
 */

/**
 * @param {HTMLFormElement[]} forms the questions, by their ids
 * @param {Record<string, string>} words
 * @param {string} locale
 */
export function createScore(forms, words, locale) {
  const ids = forms.map(({ id }) => id);
  let marks = readMarks(ids);
  const place = document.querySelector('.recall-score');
  const again = /** @type {HTMLElement | null} */ (document.querySelector('.recall-again'));

  const tell = () => {
    const all = Object.values(marks);
    const right = all.filter((mark) => mark.right).length;
    const first = all.filter((mark) => mark.right && mark.tries === 1).length;
    const facts = { right, first, count: ids.length };
    if (again) again.hidden = all.length === 0;
    if (place) place.textContent = all.length === 0 ? '' : fillText(words.score, facts, locale);
  };
  const set = (/** @type {string} */ id, /** @type {Mark} */ mark) => {
    marks = { ...marks, [id]: mark };
    keep(marks);
    tell();
  };
  tell();
  return {
    /** Whether its answer is known already. @param {string} id */
    closed: (id) => Boolean(marks[id]?.right || marks[id]?.shown),
    /** Tries after the answer is known count no more. @param {string} id @param {boolean} right */
    note(id, right) {
      const { tries = 0, ...rest } = marks[id] ?? {};
      if (rest.right || rest.shown) return;
      set(id, { ...rest, tries: tries + 1, ...(right && { right }) });
    },
    /** @param {string} id */
    giveUp(id) {
      set(id, { ...(marks[id] ?? { tries: 0 }), shown: true });
    },
    clear() {
      marks = {};
      keep(marks);
      tell();
    },
  };
}

/** What was kept; what is no mark of a question is left out. @param {string[]} ids @returns {Record<string, Mark>} */
function readMarks(ids) {
  try {
    const kept = JSON.parse(localStorage.getItem(kPlace) ?? '{}');
    return Object.fromEntries(
      ids
        .filter((id) => Number.isSafeInteger(kept[id]?.tries))
        .map((id) => {
          const { tries, right, shown } = kept[id];
          return [id, { tries, ...(right && { right: true }), ...(shown && { shown: true }) }];
        }),
    );
  } catch {
    return {};
  }
}

/** @param {Record<string, Mark>} marks */
function keep(marks) {
  try {
    localStorage.setItem(kPlace, JSON.stringify(marks));
  } catch {
    // It holds for this visit.
  }
}
