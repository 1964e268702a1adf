import { readAnswer } from './answer.js';
import { computeQuantity, writeQuantity } from './quantities.js';
import { createScore } from './score.js';
import { fillText } from './text.js';

/**
 * Questions, to be answered as often as one likes. A number is judged against what the encoder gives
 * for it here and now; slips that are known get an answer of their own; a choice shows the reason of
 * what was chosen. The answer itself is shown to who has it, or asks for it.
 *
 * @import {Engine} from '../figures/contract.js'
 * @typedef {{right: boolean | null, say: string, about?: Element | null}} Verdict
 *   right: null where there was nothing to judge; about: what there is to say to this very answer
 */

/**
 * @param {Engine} engine
 * @param {Record<string, string>} words
 * @param {string} locale
 */
export function bindRecall(engine, words, locale) {
  const forms = /** @type {HTMLFormElement[]} */ ([...document.querySelectorAll('.question')]);
  const score = createScore(forms, words, locale);
  for (const form of forms) {
    const [submit, give] = /** @type {HTMLButtonElement[]} */ ([
      form.querySelector('[type="submit"]'),
      form.querySelector('.give-up'),
    ]);
    submit.disabled = false;
    form.dataset.bound = '';
    const open = () => reveal(form, engine, words, locale);
    form.onsubmit = (event) => {
      event.preventDefault();
      const verdict =
        form.dataset.kind === 'number' ? ofNumber(form, engine, words) : ofChoice(form, words);
      show(form, verdict);
      if (verdict.right === null) return;
      score.note(form.id, verdict.right);
      give.hidden = verdict.right;
      if (verdict.right) open();
    };
    give.onclick = () => {
      score.giveUp(form.id);
      give.hidden = true;
      open();
    };
    if (score.closed(form.id)) open();
  }
  on('.recall-again', () => {
    score.clear();
    for (const form of forms) close(form);
  });
  const around = { engine, words, lang: locale };
  on('.recall-gift', async () => (await import('./recall-take.js')).takeGift(around));
  on('.recall-sheet', async () => (await import('./recall-take.js')).takeSheet(around));
}

/** @param {string} selector @param {() => void} act */
function on(selector, act) {
  const button = /** @type {HTMLElement | null} */ (document.querySelector(selector));
  if (button) button.onclick = act;
}

/** @param {HTMLFormElement} form @param {Engine} engine @param {Record<string, string>} words @returns {Verdict} */
function ofNumber(form, engine, words) {
  const field = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  const given = readAnswer(field.value);
  if (given.length === 0) {
    return { right: null, say: field.value.trim() === '' ? words.needsNumber : words.noNumber };
  }
  // A share of the value, so that one rule serves 0.159 and 628.
  const means = (/** @type {HTMLElement} */ { dataset }) => {
    const value = /** @type {number} */ (computeQuantity(engine, dataset.quantity ?? ''));
    const room = Number(dataset.tolerance ?? '0.01') * Math.abs(value);
    return given.some((one) => Math.abs(one - value) <= room);
  };
  if (means(form)) return { right: true, say: words.right };
  const slips = /** @type {HTMLElement[]} */ ([...form.querySelectorAll('.slip')]);
  return { right: false, say: words.wrong, about: slips.find(means) };
}

/** @param {HTMLFormElement} form @param {Record<string, string>} words @returns {Verdict} */
function ofChoice(form, words) {
  const chosen = /** @type {HTMLInputElement | null} */ (form.querySelector('input:checked'));
  if (!chosen) return { right: null, say: words.needsChoice };
  const right = chosen.value === form.dataset.right;
  const about = form.querySelector(`.option-reason[data-option="${chosen.value}"]`);
  return { right, say: right ? words.right : words.wrong, about };
}

/** @param {HTMLFormElement} form @param {Verdict} verdict */
function show(form, { right, say, about }) {
  const verdict = /** @type {HTMLElement} */ (form.querySelector('.verdict'));
  verdict.textContent = say;
  verdict.dataset.right = String(right);
  for (const one of form.querySelectorAll('.slip, .option-reason')) {
    /** @type {HTMLElement} */ (one).hidden = one !== about;
  }
  const back = /** @type {HTMLElement | null} */ (form.querySelector('.read-again'));
  if (back) back.hidden = right !== false;
}

/** The answer and its reason. @param {HTMLFormElement} form @param {Engine} engine @param {Record<string, string>} words @param {string} locale */
function reveal(form, engine, words, locale) {
  const { quantity, format = '', right } = form.dataset;
  const shown = form.querySelector('.encoder-answer');
  if (shown && quantity) {
    const value = /** @type {number} */ (computeQuantity(engine, quantity));
    const answer = writeQuantity(value, format, locale);
    shown.textContent = fillText(words.answer, { answer }, locale);
  }
  for (const reason of form.querySelectorAll('.option-reason')) {
    const own = /** @type {HTMLElement} */ (reason);
    if (own.dataset.option === right) own.hidden = false;
  }
  /** @type {HTMLElement} */ (form.querySelector('.reasons')).hidden = false;
}

/** As it was before anybody answered. @param {HTMLFormElement} form */
function close(form) {
  form.reset();
  show(form, { right: null, say: '' });
  /** @type {HTMLElement} */ (form.querySelector('.reasons')).hidden = true;
  /** @type {HTMLElement} */ (form.querySelector('.give-up')).hidden = true;
}
