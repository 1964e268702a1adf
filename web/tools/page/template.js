import { readFileSync } from 'node:fs';
import { figureNumbers } from '../../figures/numbers.js';
import { initialState } from '../../figures/parameters.js';
import { controlMarkup } from '../../page/control-markup.js';
import { figureMarkup } from '../../page/figure-markup.js';
import { attrs, escapeHtml } from '../../page/html.js';
import { readsOf } from '../../page/reads.js';
import { fillText } from '../../page/text.js';
import { contentsHtml, countWords, minutesOf, overviewHtml } from './contents.js';
import { kLevels } from './levels.js';
import { glossaryHtml, questionHtml, recallHtml, referencesHtml } from './lists.js';
import { createRenderer } from './markdown.js';

/** The release that this is. */
const { version: kVersion } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);
/** Names for a page that is looked at without its files. */
const kPlain = { script: 'page.js', style: 'page.css', boot: 'boot.js', chunks: {} };

/**
 * @typedef {import('./languages.js').Language} Language
 * @typedef {import('../../figures/contract.js').Figure} Figure
 * @typedef {{issues?: string}} Site  issues: where errors are reported
 *
 * @param {{template: string, language: Language, languages: Language[], figures: Figure[],
 *   encoder: any, bundle?: import('./bundle.js').Bundle, site?: Site}} parts
 *   bundle: the files that the page asks for
 * @returns {string} the page
 */
export function renderPage({
  template,
  language,
  languages,
  figures,
  encoder,
  bundle = kPlain,
  site = {},
}) {
  const { words, tag } = language;
  const state = initialState(language.defaults);
  const linked = countReaders(figures, encoder, state);
  const placed = new Set();
  const asked = new Set();
  const blocks = /** @type {Record<string, (argument: string) => string>} */ ({
    figure(id) {
      placed.add(id);
      return figureHtml(id, figures, language, state, encoder, linked);
    },
    question(id) {
      asked.add(id);
      return questionHtml(id, language, renderer);
    },
    recall: () => recallHtml(language, renderer, asked),
    glossary: () => glossaryHtml(language, renderer),
    references: () => referencesHtml(language, renderer),
  });
  const renderer = createRenderer({
    language,
    encoder,
    block(name, argument) {
      if (!Object.hasOwn(blocks, name)) throw new ReferenceError(`There is no block ::${name}.`);
      return blocks[name](argument);
    },
  });
  const [opening, ...rest] = language.sections.map((section) => ({
    ...section,
    html: renderer.blocks(section.body),
  }));
  const about = {
    language: language.folder,
    languages: Object.fromEntries(languages.map(({ folder, name }) => [folder, name])),
    // Only the site that a release is put on keeps each of them under a path of its own.
    version: process.env.SITE ? kVersion : '',
  };
  return fillTemplate(template, {
    lang: tag,
    dir: language.dir,
    // As text in a template: nothing of it is run, and it packs well beside the prose.
    strings: textHtml(JSON.stringify(stringsOf(language, figures, placed, encoder, state, about))),
    script: escapeHtml(bundle.script),
    style: escapeHtml(bundle.style),
    boot: escapeHtml(bundle.boot),
    classic: escapeHtml(bundle.classic ?? ''),
    // What the first picture needs travels beside the script that will ask for it.
    preloads: preloadsHtml(bundle.chunks[[...placed][0]] ?? []),
    title: escapeHtml(words.site.title),
    description: escapeHtml(words.site.description),
    heading: escapeHtml(opening.title),
    subtitle: escapeHtml(words.site.subtitle),
    short: escapeHtml(words.site.short),
    skip: escapeHtml(words.site.skip),
    noscript: escapeHtml(words.site.noscript),
    footer: escapeHtml(words.site.footer),
    facts: factsHtml(language),
    languages: languagesHtml(language, languages),
    alternates: alternatesHtml(languages),
    'bar-label': escapeHtml(words.bar.label),
    'bar-contents': escapeHtml(words.bar.contents),
    'bar-settings': escapeHtml(words.bar.settings),
    'bar-progress': escapeHtml(words.bar.progress),
    'contents-title': escapeHtml(words.contents.title),
    contents: contentsHtml(language),
    overview: overviewHtml(language, encoder),
    'reset-all': escapeHtml(words.figure.resetAll),
    'copy-page': escapeHtml(words.figure.copyPage),
    issues: site.issues ? attrs({ 'data-issues': site.issues }) : '',
    settings: settingsHtml(['level', 'references', 'theme'], language, state, 'page'),
    'opening-id': opening.id,
    opening: opening.html,
    sections: rest.map(sectionHtml).join('\n'),
  });
}

/**
 * @param {string} id
 * @param {Figure[]} figures
 * @param {Language} language
 * @param {import('../../figures/parameters.js').State} state
 * @param {any} encoder
 * @param {Record<string, number>} linked
 */
function figureHtml(id, figures, language, state, encoder, linked) {
  const figure = figures.find((one) => one.id === id);
  const text = language.figures[id];
  if (!figure) throw new ReferenceError(`${language.folder}: there is no figure ${id}.`);
  if (!text) throw new ReferenceError(`${language.folder}: figure ${id} has no text.`);
  const values = figure.facts(figure.model(encoder, state), state);
  const { words, tag: locale } = language;
  const number = figureNumbers[id];
  return figureMarkup(figure, text, { words, locale, state, values, linked, number });
}

/**
 * How many figures show each setting.
 *
 * @param {Figure[]} figures
 * @param {any} encoder
 * @param {import('../../figures/parameters.js').State} state
 */
function countReaders(figures, encoder, state) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const figure of figures) {
    for (const key of readsOf(figure, encoder, state)) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** @param {{id: string, title: string, html: string}} section */
function sectionHtml({ id, title, html }) {
  return `<section${attrs({ id, 'aria-labelledby': `${id}-title` })}><h2${attrs({ id: `${id}-title` })}><a class="anchor"${attrs({ href: `#${id}` })}>${escapeHtml(title)}</a></h2>\n${html}</section>`;
}

/**
 * @param {string[]} keys
 * @param {Language} language
 * @param {import('../../figures/parameters.js').State} state
 * @param {string} scope
 */
function settingsHtml(keys, { words, tag }, state, scope) {
  const wording = { controls: words.controls, locale: tag };
  return keys.map((key) => controlMarkup(key, state, wording, scope)).join('');
}

/** What there is to know before reading. @param {Language} language */
function factsHtml({ sections, words, tag }) {
  const minutes = kLevels.map((level) => {
    const all = sections.reduce((sum, { body }) => sum + countWords(body, level), 0);
    const text = fillText(words.site.readingTime, { minutes: minutesOf(all) }, tag);
    return `<span class="for-level" data-for="${level}">${escapeHtml(text)}</span>`;
  });
  return `<li>${minutes.join('')}</li><li>${escapeHtml(words.site.live)}</li>`;
}

/** @param {Language} language @param {Language[]} languages */
export function languagesHtml(language, languages) {
  return languages
    .map((one) =>
      one === language
        ? `<span aria-current="true"${attrs({ lang: one.tag })}>${escapeHtml(one.name)}</span>`
        : `<a data-keeps-state${attrs({ href: one.page, hreflang: one.tag, lang: one.tag })}>${escapeHtml(one.name)}</a>`,
    )
    .join('');
}

/** @param {string[]} files */
function preloadsHtml(files) {
  return files.map((file) => `<link rel="modulepreload"${attrs({ href: file })}>`).join('');
}

/** @param {Language[]} languages */
function alternatesHtml(languages) {
  return languages
    .map(({ page, tag }) => `<link rel="alternate"${attrs({ hreflang: tag, href: page })}>`)
    .join('');
}

/** What the scripts need to know in this language. @param {Language} language @param {Figure[]} figures @param {Set<string>} placed @param {any} encoder @param {import('../../figures/parameters.js').State} state @param {import('../../page/host.js').About} about */
function stringsOf(language, figures, placed, encoder, state, about) {
  const used = figures.filter(({ id }) => placed.has(id));
  const { words, refusals, defaults } = language;
  const { player, notices, loading, recall, figure, presenter, controls } = words;
  return {
    words: { player, notices, loading, recall, figure, presenter, controls },
    refusals,
    defaults,
    about,
    figures: Object.fromEntries(used.map(({ id }) => [id, language.figures[id]])),
    outlines: Object.fromEntries(
      used.map((figure) => [figure.id, outlineOf(figure, encoder, state)]),
    ),
  };
}

/**
 * What the page must know of a figure before its code is there.
 *
 * @param {Figure} figure
 * @param {any} encoder
 * @param {import('../../figures/parameters.js').State} state
 * @returns {import('../../page/host.js').Outline}
 */
function outlineOf(figure, encoder, state) {
  const { controls, player } = figure;
  return { reads: readsOf(figure, encoder, state), controls, player };
}

/** Text between tags needs less escaping than an attribute. @param {string} text */
export function textHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** @param {string} template @param {Record<string, string>} values */
export function fillTemplate(template, values) {
  return template.replaceAll(/<!--\s*\[([\w-]+)\]\s*-->|\[\[([\w-]+)\]\]/g, (_, a, b) => {
    const value = values[a ?? b];
    if (value === undefined) throw new ReferenceError(`The template asks for ${a ?? b}.`);
    return value;
  });
}
