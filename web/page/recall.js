import { parseNumber } from './number.js';
import { computeQuantity, writeQuantity } from './quantities.js';
import { fillText } from './text.js';

/**
 * Questions that are answered before the answer is seen. A number is judged against what the
 * encoder gives for it here and now; a choice shows its own reason.
 *
 * @param {import('../figures/contract.js').Engine} engine
 * @param {Record<string, string>} words
 * @param {string} locale
 */
export function bindRecall(engine, words, locale) {
  for (const element of document.querySelectorAll('.question')) {
    const question = /** @type {HTMLFormElement} */ (element);
    const submit = /** @type {HTMLButtonElement} */ (question.querySelector('[type="submit"]'));
    // Called again with a new encoder, it leaves answered questions closed.
    if (question.dataset.answered === undefined) submit.disabled = false;
    question.onsubmit = (event) => {
      event.preventDefault();
      if (question.dataset.kind === 'number') judgeNumber(question, engine, words, locale);
      else judgeChoice(question, words);
    };
  }
}

/**
 * @param {HTMLFormElement} question
 * @param {import('../figures/contract.js').Engine} engine
 * @param {Record<string, string>} words
 * @param {string} locale
 */
function judgeNumber(question, engine, words, locale) {
  const { quantity = '', format = '', tolerance = '0' } = question.dataset;
  const field = /** @type {HTMLInputElement} */ (question.querySelector('input'));
  const given = parseNumber(field.value);
  if (given === null) return say(question, words.needsNumber, null);
  const value = /** @type {number} */ (computeQuantity(engine, quantity));
  // A share of the value, so that one rule serves 0.159 and 628.
  const right = Math.abs(given - value) <= Number(tolerance) * Math.abs(value);
  const answer = writeQuantity(value, format, locale);
  say(question, fillText(right ? words.right : words.wrong, {}, locale), right);
  const shown = question.querySelector('.encoder-answer');
  if (shown) shown.textContent = fillText(words.answer, { answer }, locale);
  reveal(question);
}

/** @param {HTMLFormElement} question @param {Record<string, string>} words */
function judgeChoice(question, words) {
  const chosen = /** @type {HTMLInputElement | null} */ (question.querySelector('input:checked'));
  if (!chosen) return say(question, words.needsChoice, null);
  const right = chosen.value === question.dataset.right;
  say(question, right ? words.right : words.wrong, right);
  for (const reason of question.querySelectorAll('.option-reason')) {
    const { option } = /** @type {HTMLElement} */ (reason).dataset;
    /** @type {HTMLElement} */ (reason).hidden =
      option !== chosen.value && option !== question.dataset.right;
  }
  reveal(question);
}

/**
 * @param {HTMLFormElement} question
 * @param {string} text
 * @param {boolean | null} right
 */
function say(question, text, right) {
  const verdict = /** @type {HTMLElement} */ (question.querySelector('.verdict'));
  verdict.textContent = text;
  verdict.dataset.right = String(right);
}

/** The first answer stands; after it the question is closed. @param {HTMLFormElement} question */
function reveal(question) {
  question.dataset.answered = '';
  for (const input of question.querySelectorAll('input, button')) {
    /** @type {HTMLInputElement} */ (input).disabled = true;
  }
  const reasons = /** @type {HTMLElement} */ (question.querySelector('.reasons'));
  reasons.hidden = false;
  const verdict = /** @type {HTMLElement} */ (question.querySelector('.verdict'));
  // The button that had the focus is gone; reading goes on at the verdict.
  verdict.tabIndex = -1;
  verdict.focus();
}
