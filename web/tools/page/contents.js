import { escapeHtml } from '../../page/html.js';
import { fillText } from '../../page/text.js';
import { atLevel, kLevels } from './levels.js';
import { thumbnail } from './thumbnails.js';

/**
 * The contents: six numbered steps, and the rest in two lines. The minutes are those of the words of
 * each section, at the level of the reader.
 *
 * @typedef {import('./languages.js').Language} Language
 * @typedef {import('./languages.js').Section} Section
 */

const kWordsPerMinute = 200;

/**
 * For the menu of the bar.
 *
 * @param {Language} language
 */
export function contentsHtml({ sections, words }) {
  const lines = sections.map((section) => `<li>${linkTo(section, words.contents)}</li>`);
  return `<ol>${lines.join('')}</ol>`;
}

/**
 * For the start of the page, with pictures.
 *
 * @param {Language} language
 * @param {any} encoder
 */
export function overviewHtml({ sections, words, tag }, encoder) {
  const [, ...rest] = sections;
  const steps = rest.filter(({ id }) => stepOf(id));
  const cards = steps.map(
    (section) =>
      `<li>${linkTo(section, words.contents, thumbnail(section.id, encoder))}${minutesHtml(section, words.contents, tag)}</li>`,
  );
  const last = sections.findIndex(({ id }) => id === 'summary');
  const others = (/** @type {Section[]} */ list) =>
    list
      .filter(({ id }) => !stepOf(id))
      .map((section) => linkTo(section, words.contents))
      .join(' · ');
  return (
    `<ol class="steps">${cards.join('')}</ol>` +
    `<p>${escapeHtml(words.contents.beside)} ${others(rest.slice(0, last))}</p>` +
    `<p>${escapeHtml(words.contents.after)} ${others(rest.slice(last))}</p>`
  );
}

/**
 * Words and minutes of a text at each level; code, formulas and marks do not count as words.
 *
 * @param {string} body
 * @param {string} level
 */
export function countWords(body, level) {
  const text = atLevel(body, level).replaceAll(/^```[\s\S]*?^```|\$\$[\s\S]+?\$\$|^::.*$/gm, ' ');
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

/** @param {number} words */
export function minutesOf(words) {
  return Math.max(1, Math.round(words / kWordsPerMinute));
}

/** @param {Section} section @param {Record<string, string>} words @param {string} [picture] */
function linkTo({ id, short }, words, picture = '') {
  const step = stepOf(id);
  const number = step ? `<span class="step-number">${escapeHtml(words.step)} ${step}</span> ` : '';
  return `<a href="#${id}">${picture}${number}${escapeHtml(short)}</a>`;
}

/** @param {Section} section @param {Record<string, string>} words @param {string} locale */
function minutesHtml({ body }, words, locale) {
  const shown = kLevels.map((level) => {
    const minutes = minutesOf(countWords(body, level));
    const text = escapeHtml(fillText(words.minutes, { minutes }, locale));
    return `<span class="for-level minutes" data-for="${level}">${text}</span>`;
  });
  return ` ${shown.join('')}`;
}

/** @param {string} id @returns {string} '' where the section is no step */
function stepOf(id) {
  return /^step-(\d)$/.exec(id)?.[1] ?? '';
}
