import { parameters } from '../../figures/parameters.js';
import { attrs, escapeHtml, fillHtml } from '../../page/html.js';
import { kPlainChoices } from '../../page/notes-address.js';
import { creditText, forms } from '../../page/notes-snippets.js';
import { showNumber } from '../../page/number.js';
import { fillText } from '../../page/text.js';

/**
 * The page that shows every way of embedding live, and the one list of parameters, which is made
 * from the table that the figures themselves go by.
 *
 * @import {Language} from './languages.js'
 * @import {Parameter} from '../../figures/parameters.js'
 */

const kSomewhere = 'https://example.org/pe/';
const kExample = Object.freeze({ id: 'circle', query: new URLSearchParams({ position: '7' }) });
const kWays = /** @type {const} */ (['frame', 'element', 'picture']);

/** @param {Language} language */
export function guidePage({ folder }) {
  return folder === 'en' ? 'embed-guide.html' : `embed-guide-${folder}.html`;
}

/**
 * @param {{template: string, language: Language, languages: Language[], ids: string[],
 *   style: string, version: string}} parts
 * @returns {string} the page
 */
export function renderGuide({ template, language, languages, ids, style, version }) {
  const { guide } = language;
  const text = (/** @type {string} */ one, /** @type {Record<string, string>} */ values = {}) =>
    fillHtml(one, values, language.tag);
  const body = [
    `<h1>${text(guide.title)}</h1>`,
    `<p>${text(guide.lead)}</p>`,
    `<p>${languagesHtml(language, languages)} · <a${attrs({ href: language.page })}>${text(guide.article)}</a></p>`,
    section('ways', guide.forms, kWays.map((way) => wayHtml(way, language)).join('')),
    section(
      'options',
      guide.options,
      `<p>${text(guide.optionsText)}</p>${optionsHtml(language, languages, ids)}`,
    ),
    section(
      'parameters',
      guide.parameters,
      `<p>${text(guide.parametersText)}</p>${parametersHtml(language)}`,
    ),
    section('tools', guide.tools, `<p>${text(guide.toolsText)}</p>${toolsHtml(language)}`),
    section(
      'cannot',
      guide.cannot,
      listHtml(guide.cannotRows.map((/** @type {string} */ one) => text(one))),
    ),
    section('promise', guide.promise, `<p>${text(guide.promiseText, { version })}</p>`),
    section(
      'licence',
      guide.licence,
      `<p>${text(guide.licenceText)}</p>${linesHtml(creditText(about(language)))}`,
    ),
  ].join('\n');
  const values = {
    lang: language.tag,
    dir: language.dir,
    title: escapeHtml(guide.title),
    style,
    body,
  };
  return template.replaceAll(/<!--\[(\w+)\]-->|\[\[(\w+)\]\]/g, (_, one, other) => {
    const value = /** @type {Record<string, string>} */ (values)[one ?? other];
    if (value === undefined) throw new ReferenceError(`The template asks for ${one ?? other}.`);
    return value;
  });
}

/** @param {Language} language @returns {import('../../page/notes-snippets.js').About} */
function about({ folder, figures, notes, tag }) {
  const title = fillText(figures[kExample.id].title, {}, tag);
  return {
    ...{ base: kSomewhere, language: folder, shown: kExample, choices: kPlainChoices },
    ...{ title, alt: title, height: 560, site: notes.site },
    credit: fillText(notes.creditLine, { figure: title }, tag),
  };
}

/** @param {(typeof kWays)[number]} way @param {Language} language */
function wayHtml(way, language) {
  const { guide, tag } = language;
  const { title, text } = guide.ways[way];
  const form = forms.find(({ key }) => key === (way === 'picture' ? 'markdown' : way));
  const lines = form?.lines({ ...about(language), credit: null }) ?? [];
  return (
    `<h3${attrs({ id: `way-${way}` })}>${escapeHtml(title)}</h3><p>${fillHtml(text, {}, tag)}</p>` +
    `${liveHtml(way, language)}${lines.map((one) => linesHtml(one.text)).join('')}`
  );
}

/** @param {(typeof kWays)[number]} way @param {Language} language */
function liveHtml(way, { folder, figures, tag }) {
  const title = fillText(figures[kExample.id].title, {}, tag);
  const position = kExample.query.get('position');
  if (way === 'frame') {
    const src = `embed.html#figure=${kExample.id}&position=${position}&lang=${folder}`;
    return `<iframe class="guide-frame" loading="lazy"${attrs({ src, title, height: 560 })}></iframe>`;
  }
  if (way === 'element') {
    return `<posenc-figure${attrs({ figure: kExample.id, position, lang: folder, controls: 'some' })}></posenc-figure>`;
  }
  return '';
}

/** @param {string} text */
function linesHtml(text) {
  return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
}

/** @param {string} id @param {string} title @param {string} body */
function section(id, title, body) {
  return `<section${attrs({ id, 'aria-labelledby': `${id}-title` })}><h2${attrs({ id: `${id}-title` })}>${escapeHtml(title)}</h2>\n${body}</section>`;
}

/** @param {string[]} items */
function listHtml(items) {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** @param {Language} language @param {Language[]} languages */
function languagesHtml(language, languages) {
  return languages
    .map((one) =>
      one === language
        ? `<span aria-current="true"${attrs({ lang: one.tag })}>${escapeHtml(one.name)}</span>`
        : `<a${attrs({ href: guidePage(one), hreflang: one.tag, lang: one.tag })}>${escapeHtml(one.name)}</a>`,
    )
    .join(' · ');
}

/** @param {Language} language */
function toolsHtml(language) {
  const { guide, notes, tag } = language;
  return forms
    .map((form) => {
      const { name, note } = notes.forms[form.key];
      const title = form.untested ? `${name} (${guide.untested})` : name;
      const parts = form
        .lines(about(language))
        .map(
          ({ file, text }) =>
            `${file ? `<p><code>${escapeHtml(file)}</code></p>` : ''}${linesHtml(text)}`,
        );
      const remark = note ? `<p>${fillHtml(note.replace(/[{}]/g, ''), {}, tag)}</p>` : '';
      return `<details${attrs({ id: `tool-${form.key}` })}><summary>${escapeHtml(title)}</summary>${remark}${parts.join('')}</details>`;
    })
    .join('');
}

/** @param {Language} language @param {Language[]} languages @param {string[]} ids */
function optionsHtml(language, languages, ids) {
  const { guide, tag } = language;
  const lists = /** @type {Record<string, string[]>} */ ({
    figure: ids,
    lang: languages.map(({ folder }) => folder),
  });
  const opens = /** @type {Record<string, string>} */ ({
    ...{ figure: 'opening', lang: languages[0].folder, controls: 'all', caption: 'on' },
  });
  const rows = Object.entries(guide.optionRows).map(([name, row]) => {
    const { means, takes } = /** @type {{means: string, takes: string}} */ (row);
    return [
      name,
      means,
      opens[name],
      fillText(takes, { list: (lists[name] ?? []).join(', ') }, tag),
    ];
  });
  return tableHtml(guide.columns, rows);
}

/** @param {Language} language */
function parametersHtml(language) {
  const rows = Object.values(parameters).map((one) => [
    one.url,
    fillText(language.words.controls[one.key]?.label ?? one.key, {}, language.tag),
    opening(one, language),
    takes(one, language),
  ]);
  return tableHtml(language.guide.columns, rows);
}

/** @param {Parameter} parameter @param {Language} language */
function opening({ key, kind, initial, unit }, { defaults }) {
  const value = defaults[key] ?? initial;
  if (kind === 'flag') return value ? 'on' : 'off';
  return typeof value === 'number' ? showNumber(value, unit) : String(value);
}

/** @param {Parameter} parameter @param {Language} language */
function takes({ kind, unit, choices = [], longest = 0, rule, low, high, within }, { guide, tag }) {
  const say = (
    /** @type {string} */ key,
    /** @type {Record<string, string | number>} */ values = {},
  ) => fillText(guide.takes[key], values, tag);
  if (kind === 'choice') return say('choice', { list: choices.join(', ') });
  if (kind === 'text') return say('text', { longest });
  if (kind === 'flag') return say('flag');
  return [
    say(unit === 'angle' ? 'angle' : kind),
    ...(rule ? [guide.rules[rule]] : []),
    ...(low === undefined ? [] : [say('from', { low: String(low) })]),
    ...(high === undefined ? [] : [say('to', { high: String(high) })]),
    ...(within ? [say('within')] : []),
  ].join(', ');
}

/** @param {Record<string, string>} columns @param {string[][]} rows */
function tableHtml(columns, rows) {
  const head = Object.values(columns).map((one) => `<th scope="col">${escapeHtml(one)}</th>`);
  const body = rows.map(([name, ...cells]) => {
    const rest = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th>${rest}</tr>`;
  });
  return `<div class="scrolls" tabindex="0"><table class="guide-table"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
