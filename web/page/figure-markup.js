import { controlMarkup } from './control-markup.js';
import { attrs, escapeHtml, fillHtml } from './html.js';
import { fillText } from './text.js';

/**
 * The frame of a figure as markup, with its numbers already in place when they are known.
 *
 * @typedef {import('../figures/contract.js').Figure} Figure
 * @typedef {import('../figures/contract.js').FigureText} FigureText
 * @typedef {Record<string, any>} Interface  the language's interface.json
 */

/**
 * @param {Figure} figure
 * @param {FigureText} text
 * @param {{words: Interface, locale: string, state: import('../figures/parameters.js').State,
 *   values: import('./text.js').Values | null, linked?: Record<string, number>, number?: number,
 *   link?: string}} around
 *   values: the facts of the figure at that state; null where no encoder could be asked; linked:
 *   how many figures show each setting; number: of the figure, in the article; link: the
 *   text of a link in the place of the menu
 */
export function figureMarkup(figure, text, around) {
  const { words, locale, state, values, linked, number, link } = around;
  const { id } = figure;
  // Under the title of the page stands no heading of a second level but the figure's own.
  const heading = figure.heading ?? 'h3';
  const place = figure.layout ?? (figure.size === 'wide' ? 'strip' : 'below');
  const wording = {
    controls: words.controls,
    labels: text.labels,
    locale,
    linked: linked && { template: words.figure.linked, counts: linked },
  };
  const scope = `figure-${id}`;
  const controls = figure.controls.map((one) => controlMarkup(one, state, wording, scope));
  const caption = values ? fillHtml(text.caption, values, locale) : '';
  const name = values ? fillText(text.name, values, locale) : text.title;
  const description = values ? fillHtml(text.description, values, locale) : '';
  const panel =
    controls.length > 0 || figure.player
      ? `<div class="figure-controls"${attrs({ 'data-docked': figure.player ? 1 : 2 })}>` +
        `${controls.join('')}${playerMarkup(figure, words.player)}${moreMarkup(figure, words.figure)}</div>`
      : '';
  return (
    `<figure class="figure figure-${figure.size} figure-${place}"` +
    `${attrs({ id: scope, 'data-figure': id, 'data-number': number, 'aria-labelledby': `${scope}-title` })}>` +
    `<div class="figure-head"><${heading} class="figure-title"${attrs({ id: `${scope}-title` })}>` +
    `${numberMarkup(scope, number, words.figure)}${fillHtml(text.title, {}, locale)}</${heading}>` +
    `<button type="button" class="figure-reset" hidden>${escapeHtml(words.figure.reset)}</button>` +
    `${link === undefined ? menuButton(text.title, words.figure) : `<a class="figure-link">${escapeHtml(link)}</a>`}</div>` +
    `<div class="figure-body">${panel}` +
    `<div class="figure-picture"><div class="stage" role="group"${attrs({
      'aria-label': name,
      'aria-describedby': `${scope}-description`,
    })}></div><p class="still">${escapeHtml(words.loading.still)}</p></div></div>` +
    '<p class="figure-problem" role="alert"></p>' +
    `<figcaption><div class="caption">${caption}</div>` +
    `<details class="figure-data"><summary>${escapeHtml(words.figure.data)}</summary>` +
    `<p class="description"${attrs({ id: `${scope}-description` })}>${description}</p>` +
    '<div class="table-holder"></div></details></figcaption></figure>'
  );
}

/** A figure of the article has a number, which leads to it. @param {string} scope @param {number | undefined} number @param {Record<string, any>} words */
function numberMarkup(scope, number, words) {
  if (number === undefined) return '';
  return `<a class="figure-number"${attrs({ href: `#${scope}` })}>${fillHtml(words.number, { number })}</a> `;
}

/** @param {string} title @param {Record<string, any>} words */
function menuButton(title, words) {
  const label = fillText(words.menuOf, { title: fillText(title, {}) });
  return `<button type="button" class="figure-menu-button" aria-expanded="false"${attrs({ 'aria-label': label, title: words.menuTitle })}></button>`;
}

/** What does not fit into the dock of a narrow screen waits behind it. @param {Figure} figure @param {Record<string, string>} words */
function moreMarkup({ controls, player }, words) {
  const docked = player ? 1 : 2;
  const presets = controls.slice(0, docked).some((one) => typeof one === 'object' && one.presets);
  if (controls.length <= docked && !presets) return '';
  return `<button type="button" class="button figure-more" aria-expanded="false"${attrs({
    'data-more': words.more,
    'data-less': words.less,
  })}>${escapeHtml(words.more)}</button>`;
}

/** @param {Figure} figure @param {Record<string, string>} words */
function playerMarkup(figure, words) {
  if (!figure.player) return '';
  const button = (/** @type {string} */ act, /** @type {string} */ text) =>
    `<button type="button" class="button"${attrs({ 'data-play': act })}>${escapeHtml(text)}</button>`;
  return (
    `<div class="player" role="group"${attrs({ 'aria-label': words.group })}>` +
    `${button('toggle', words.play)}${button('back', words.back)}${button('step', words.step)}</div>`
  );
}
