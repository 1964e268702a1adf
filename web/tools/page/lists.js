import { attrs, html, raw } from '../../page/html.js';

/**
 * The lists at the end of the page as markup: questions, glossary, references.
 *
 * @typedef {import('./languages.js').Language} Language
 * @typedef {{inline(source: string): string}} Renderer
 */

/** @param {Language} language @param {Renderer} renderer */
export function glossaryHtml({ glossary }, renderer) {
  const entries = Object.entries(glossary).map(
    ([key, { term, definition }]) =>
      html`<div id="term-${key}"><dt>${term}</dt><dd>${inline(renderer, definition)}</dd></div>`,
  );
  return html`<dl class="glossary">${entries}</dl>`.toString();
}

/** @param {Language} language @param {Renderer} renderer */
export function referencesHtml({ references }, renderer) {
  const entries = Object.entries(references).map(([key, { title, url, where, year, ...entry }]) => {
    const linked = url ? html`<a href="${url}" rel="noreferrer">${title}</a>` : title;
    const place = [where, year].filter(Boolean).join(', ');
    const note = inline(renderer, entry.note);
    return html`<li id="ref-${key}">${entry.authors}. <cite>${linked}</cite>. ${place}. <span class="note">${note}</span></li>`;
  });
  return html`<ol class="references">${entries}</ol>`.toString();
}

/**
 * The questions that the article has not asked on the way.
 *
 * @param {Language} language
 * @param {Renderer} renderer
 * @param {ReadonlySet<string>} asked the ids of those that it has
 */
export function recallHtml({ recall, words }, renderer, asked) {
  const questions = recall.questions
    .filter(({ id }) => !asked.has(id))
    .map((question, index) => {
      const head = words.recall.number.replace('{number}', index + 1);
      return formHtml(question, head, words.recall, renderer);
    });
  const { again, take, gift, sheet } = words.recall;
  return html`<div class="recall">${[
    html`<p class="recall-line"><span class="recall-score" role="status"></span>`,
    html`<button type="button" class="button recall-again" hidden>${again}</button></p>`,
    questions,
    html`<p class="recall-line recall-take">${take} <button type="button" class="button recall-gift">${gift}</button>`,
    html`<button type="button" class="button recall-sheet">${sheet}</button></p>`,
  ]}</div>`.toString();
}

/**
 * One question in the middle of the article, to be answered before reading on.
 *
 * @param {string} id
 * @param {Language} language
 * @param {Renderer} renderer
 */
export function questionHtml(id, { recall, words, folder }, renderer) {
  const question = recall.questions.find((one) => one.id === id);
  if (!question) throw new ReferenceError(`${folder}: there is no question ${id}.`);
  return formHtml(question, words.recall.before, words.recall, renderer).toString();
}

/**
 * @param {any} question
 * @param {string} head
 * @param {Record<string, string>} words
 * @param {Renderer} renderer
 */
function formHtml(question, head, words, renderer) {
  const body = question.kind === 'number' ? numberBody : choiceBody;
  const data = attrs({
    id: `question-${question.id}`,
    'data-kind': question.kind,
    'data-quantity': question.quantity,
    'data-format': question.format,
    'data-tolerance': question.tolerance,
    'data-right': question.kind === 'choice' ? question.right : null,
  });
  return html`<form class="question"${raw(data)}><h3 class="question-number">${head}</h3>${[
    body(question, words, renderer),
    repliesHtml(question, renderer),
    html`<p class="read-again" hidden><a href="#${question.where}">${words.back}</a></p>`,
    html`<div class="reasons" hidden><p class="encoder-answer"></p>`,
    html`<p>${inline(renderer, question.reason)}</p></div></form>`,
  ]}`;
}

/** @param {any} question @param {Record<string, string>} words @param {Renderer} renderer */
function numberBody(question, words, renderer) {
  const id = `answer-${question.id}`;
  return [
    html`<p class="question-text" id="${id}-text">${inline(renderer, question.question)}</p>`,
    html`<div class="answer"><label for="${id}">${words.your}</label>`,
    html`<input class="number" type="text" autocomplete="off" id="${id}" aria-describedby="${id}-text">`,
    html`<span class="unit">${question.unit}</span>${submitHtml(words)}</div>`,
  ];
}

/** @param {any} question @param {Record<string, string>} words @param {Renderer} renderer */
function choiceBody(question, words, renderer) {
  const options = question.options.map(
    (/** @type {any} */ option, /** @type {number} */ index) =>
      html`<label class="option"><input type="radio" name="${question.id}" value="${index}"><span>${inline(renderer, option.text)}</span></label>`,
  );
  return [
    html`<fieldset><legend class="question-text">${inline(renderer, question.question)}</legend>`,
    html`<div class="answers">${options}</div></fieldset><div class="answer">${submitHtml(words)}</div>`,
  ];
}

/** The button waits for the encoder. @param {Record<string, string>} words */
function submitHtml(words) {
  return [
    html`<button class="button" type="submit" disabled>${words.check}</button>`,
    html`<button class="button give-up" type="button" hidden>${words.giveUp}</button>`,
    html`<p class="verdict" role="status"></p>`,
  ];
}

/** What there is to say to one answer or another. @param {any} question @param {Renderer} renderer */
function repliesHtml({ options = [], slips = [] }, renderer) {
  return [
    ...options.map(
      (/** @type {any} */ { text, reason }, /** @type {number} */ index) =>
        html`<p class="option-reason" hidden data-option="${index}"><b>${inline(renderer, text)}</b> ${inline(renderer, reason)}</p>`,
    ),
    ...slips.map(
      (/** @type {any} */ { quantity, tolerance, reply }) =>
        html`<p class="slip" hidden${raw(attrs({ 'data-quantity': quantity, 'data-tolerance': tolerance }))}>${inline(renderer, reply)}</p>`,
    ),
  ];
}

/** @param {Renderer} renderer @param {string} source */
function inline(renderer, source) {
  return raw(renderer.inline(source));
}
