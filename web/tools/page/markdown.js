import MarkdownIt from 'markdown-it';
import { attrs, escapeHtml } from '../../page/html.js';
import { computeQuantity, writeQuantity } from '../../page/quantities.js';
import { headings, keepWhole, settingLinks, spans, standalone } from './extras.js';
import { levelBlocks } from './levels.js';
import { renderMath } from './math.js';

/**
 * Markdown with the extras of this page: TeX, live numbers, glossary terms, citations and
 * placeholders for figures and lists. web/text/README.md tells them to translators.
 *
 * @param {{
 *   language: import('./languages.js').Language, encoder: any,
 *   block: (name: string, argument: string) => string,
 * }} options
 *   block: the markup for a line such as `::figure circle`
 */
export function createRenderer({ language, encoder, block }) {
  const keys = Object.keys(language.references);

  /** @param {string} request @param {string} [format] */
  function quantityHtml(request, format = '') {
    const value = computeQuantity(encoder, request);
    const text = writeQuantity(value, format, language.tag);
    return `<span class="live"${attrs({ 'data-quantity': request.trim(), 'data-format': format })}>${escapeHtml(text)}</span>`;
  }
  /** @param {string} key @param {string} [shown] as markup */
  function termHtml(key, shown) {
    const entry = language.glossary[key];
    if (!entry) throw new ReferenceError(`${language.folder}: the glossary has no ${key}.`);
    return `<span class="term"${attrs({ 'data-term': key, 'data-level': entry.level })}>${shown ?? escapeHtml(entry.term)}</span>`;
  }
  /** @param {string} key */
  function citationHtml(key) {
    const number = keys.indexOf(key) + 1;
    if (number === 0) throw new ReferenceError(`${language.folder}: no reference ${key}.`);
    const label = language.words.references.cite.replace('{number}', number);
    return `<sup class="cite"><a${attrs({ href: `#ref-${key}`, 'aria-label': label })}>${number}</a></sup>`;
  }

  const markdown = new MarkdownIt({ html: false, typographer: false })
    .use(levelBlocks)
    .use(standalone, {
      placed: { pattern: /^::([a-z]+)(?:[ \t]+([\w-]+))?[ \t]*$/, html: block },
      display: {
        pattern: /^\$\$(.+)\$\$[ \t]*$/s,
        html: (/** @type {string} */ tex) => `<div class="formula">${renderMath(tex, true)}</div>`,
      },
    })
    .use(spans, {
      math: { pattern: /\$([^$\n]+)\$/y, html: (tex) => renderMath(tex, false) },
      quantity: { pattern: /\{\{([^|{}]+)(?:\|([^{}]*))?\}\}/y, html: quantityHtml },
      term: { pattern: /\[\[([\w-]+)(?:\|([^\]]+))?\]\]/y, html: termHtml, inner: 2 },
      citation: { pattern: /\[@([\w-]+)\]/y, html: citationHtml, joined: true },
    })
    .use(keepWhole, 'math')
    .use(headings)
    .use(settingLinks);

  return {
    /** @param {string} source */
    blocks: (source) => markdown.render(source),
    /** @param {string} source */
    inline: (source) => markdown.renderInline(source),
  };
}
