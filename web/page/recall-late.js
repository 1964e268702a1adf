import { kPlace } from './score-place.js';

/** Who has not come to a question yet needs no code for it. */
const kQuestion = '.question, .recall-line';

/** Binds the questions to the present encoder. @type {(() => Promise<void>) | null} */
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
  document.addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!form.matches('.question') || 'bound' in form.dataset) return;
    await ask();
    if ('bound' in form.dataset) form.requestSubmit();
  });
}

async function ask() {
  asked = true;
  await bind?.();
}

function hasMarks() {
  try {
    return localStorage.getItem(kPlace) !== null;
  } catch {
    return false;
  }
}
