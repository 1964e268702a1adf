import { attrs, escapeHtml } from '../../page/html.js';

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
      `<div${attrs({ id: `term-${key}` })}><dt>${escapeHtml(term)}</dt><dd>${renderer.inline(definition)}</dd></div>`,
  );
  return `<dl class="glossary">${entries.join('')}</dl>`;
}

/** @param {Language} language @param {Renderer} renderer */
export function referencesHtml({ references }, renderer) {
  const entries = Object.entries(references).map(([key, entry]) => {
    const title = escapeHtml(entry.title);
    const linked = entry.url
      ? `<a${attrs({ href: entry.url, rel: 'noreferrer' })}>${title}</a>`
      : title;
    const where = [entry.where, entry.year].filter(Boolean).join(', ');
    return (
      `<li${attrs({ id: `ref-${key}` })}>${escapeHtml(entry.authors)}. <cite>${linked}</cite>. ` +
      `${escapeHtml(where)}. <span class="note">${renderer.inline(entry.note)}</span></li>`
    );
  });
  return `<ol class="references">${entries.join('')}</ol>`;
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
  return `<div class="recall">${questions.join('')}</div>`;
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
  return formHtml(question, words.recall.before, words.recall, renderer);
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
  return (
    `<form class="question"${data}><h3 class="question-number">${escapeHtml(head)}</h3>` +
    `${body(question, words, renderer)}` +
    `<div class="reasons" hidden><p class="encoder-answer"></p>${optionReasons(question, renderer)}` +
    `<p>${renderer.inline(question.reason)}</p></div></form>`
  );
}

/** @param {any} question @param {Record<string, string>} words @param {Renderer} renderer */
function numberBody(question, words, renderer) {
  const id = `answer-${question.id}`;
  return (
    `<p class="question-text"${attrs({ id: `${id}-text` })}>${renderer.inline(question.question)}</p>` +
    `<div class="answer"><label${attrs({ for: id })}>${escapeHtml(words.your)}</label>` +
    `<input class="number" type="text" autocomplete="off"${attrs({ id, 'aria-describedby': `${id}-text` })}>` +
    `<span class="unit">${escapeHtml(question.unit)}</span>${submitHtml(words)}</div>`
  );
}

/** @param {any} question @param {Record<string, string>} words @param {Renderer} renderer */
function choiceBody(question, words, renderer) {
  const options = question.options.map(
    (/** @type {any} */ option, /** @type {number} */ index) =>
      `<label class="option"><input type="radio"${attrs({ name: question.id, value: index })}>` +
      `<span>${renderer.inline(option.text)}</span></label>`,
  );
  return (
    `<fieldset><legend class="question-text">${renderer.inline(question.question)}</legend>` +
    `<div class="answers">${options.join('')}</div></fieldset><div class="answer">${submitHtml(words)}</div>`
  );
}

/** The button waits for the encoder. @param {Record<string, string>} words */
function submitHtml(words) {
  return (
    `<button class="button" type="submit" disabled>${escapeHtml(words.check)}</button>` +
    '<p class="verdict" role="status"></p>'
  );
}

/** @param {any} question @param {Renderer} renderer */
function optionReasons(question, renderer) {
  return (question.options ?? [])
    .map(
      (/** @type {any} */ option, /** @type {number} */ index) =>
        `<p class="option-reason"${attrs({ 'data-option': index })}><b>${renderer.inline(option.text)}</b> ` +
        `${renderer.inline(option.reason)}</p>`,
    )
    .join('');
}
