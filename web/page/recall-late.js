import { kPlace } from './score-place.js';

/** Who has not come to a question yet needs no code for it. */
const kQuestion = '.question, .recall-line';

/** Those who bind the questions to the present encoder. @type {(() => void) | null} */
let bind = null;
let asked = false;

/**
 * Makes the questions ready for who comes to one, or has answered some before.
 *
 * @param {import('../figures/contract.js').Engine} engine
 * @param {Record<string, string>} words
 * @param {string} locale
 */
export function whenAsked(engine, words, locale) {
  const first = bind === null;
  bind = async () => (await import('./recall.js')).bindRecall(engine, words, locale);
  for (const button of document.querySelectorAll('.question [type="submit"]')) {
    /** @type {HTMLButtonElement} */ (button).disabled = false;
  }
  if (asked || hasMarks()) ask();
  if (!first) return;
  for (const name of ['focusin', 'pointerdown']) {
    document.addEventListener(name, ({ target }) => {
      if (!asked && /** @type {Element} */ (target).closest?.(kQuestion)) ask();
    });
  }
  // Nothing is sent anywhere, also before the code has come.
  document.addEventListener('submit', (event) => event.preventDefault());
}

function ask() {
  asked = true;
  bind?.();
}

function hasMarks() {
  try {
    return localStorage.getItem(kPlace) !== null;
  } catch {
    return false;
  }
}
