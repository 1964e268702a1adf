import MarkdownIt from 'markdown-it';
import { attrs, escapeHtml } from '../../page/html.js';
import { computeQuantity, writeQuantity } from '../../page/quantities.js';
import { levelBlocks } from './levels.js';
import { renderMath } from './math.js';

const kMark = /\ue000(\d+)\ue001/g;

/**
 * Markdown with the extras of this page: TeX, live numbers, glossary terms, citations and
 * placeholders for figures and lists.
 *
 * The extras are taken out before the Markdown is read, since they hold characters that mean
 * something there, and put in again as markup afterwards.
 *
 * @param {{
 *   language: import('./languages.js').Language, encoder: any,
 *   block: (name: string, argument: string) => string,
 * }} options
 *   block: the markup for a line such as `::figure circle`
 */
export function createRenderer({ language, encoder, block }) {
  const markdown = new MarkdownIt({ html: false, typographer: false }).use(levelBlocks);
  const keys = Object.keys(language.references);

  const extras = [
    { pattern: /^::([a-z]+)(?:[ \t]+([\w-]+))?[ \t]*$/gm, make: blockHtml },
    { pattern: /\$\$([\s\S]+?)\$\$/g, make: displayHtml },
    { pattern: /\$([^$\n]+?)\$/g, make: (/** @type {string} */ tex) => renderMath(tex, false) },
    { pattern: /\{\{([^|{}]+)(?:\|([^{}]*))?\}\}/g, make: quantityHtml },
    { pattern: /\[\[([\w-]+)(?:\|([^\]]+))?\]\]/g, make: termHtml },
    { pattern: /[ \n]?\[@([\w-]+)\]/g, make: citationHtml },
  ];

  /** @param {string} name @param {string} [argument] */
  function blockHtml(name, argument = '') {
    return block(name, argument);
  }
  /** @param {string} tex */
  function displayHtml(tex) {
    return `<div class="formula">${renderMath(tex, true)}</div>`;
  }
  /** @param {string} request @param {string} [format] */
  function quantityHtml(request, format = '') {
    const value = computeQuantity(encoder, request);
    const text = writeQuantity(value, format, language.tag);
    return `<span class="live"${attrs({ 'data-quantity': request.trim(), 'data-format': format })}>${escapeHtml(text)}</span>`;
  }
  /** @param {string} key @param {string} [shown] */
  function termHtml(key, shown) {
    const entry = language.glossary[key];
    if (!entry) throw new ReferenceError(`${language.folder}: the glossary has no ${key}.`);
    return `<span class="term"${attrs({ 'data-term': key, 'data-level': entry.level })}>${escapeHtml(shown ?? entry.term)}</span>`;
  }
  /** @param {string} key */
  function citationHtml(key) {
    const number = keys.indexOf(key) + 1;
    if (number === 0) throw new ReferenceError(`${language.folder}: no reference ${key}.`);
    const label = language.words.references.cite.replace('{number}', number);
    return `<sup class="cite"><a${attrs({ href: `#ref-${key}`, 'aria-label': label })}>${number}</a></sup>`;
  }

  /**
   * @param {string} source
   * @param {(text: string) => string} render
   */
  function withExtras(source, render) {
    /** @type {string[]} */
    const kept = [];
    const keep = (/** @type {string} */ html) => `\ue000${kept.push(html) - 1}\ue001`;
    // Code is kept as it is: what looks like an extra in there is not one.
    const parts = source.split(/(^```[\s\S]*?^```[^\n]*$|`[^`\n]+`)/m);
    const marked = parts
      .map((part, index) => {
        if (index % 2 === 1) return part;
        let text = part;
        for (const { pattern, make } of extras) {
          text = text.replaceAll(pattern, (_, ...groups) => keep(make(groups[0], groups[1])));
        }
        return text;
      })
      .join('');
    const html = render(marked);
    return putBack(
      html.replaceAll(/<p>(\ue000(\d+)\ue001)<\/p>/g, (whole, mark, index) =>
        /^<(div|figure|form|dl|ol|section)/.test(kept[index]) ? mark : whole,
      ),
      kept,
    );
  }

  return {
    /** @param {string} source */
    blocks: (source) => setLinks(headings(withExtras(source, (text) => markdown.render(text)))),
    /** @param {string} source */
    inline: (source) => withExtras(source, (text) => markdown.renderInline(text)),
  };
}

/** Extras may stand within extras. @param {string} html @param {string[]} kept @returns {string} */
function putBack(html, kept) {
  return html.replaceAll(kMark, (_, index) => putBack(kept[index], kept));
}

/**
 * "What: ..." becomes a small word over the heading proper, and "... {#place}" gives the heading an
 * address that stays, whatever its words become.
 *
 * @param {string} html
 */
function headings(html) {
  const named = html.replaceAll(/<h([34])>(.*?) \{#([a-z][a-z0-9-]*)\}<\/h/g, '<h$1 id="$3">$2</h');
  return named.replaceAll(
    /<h([34])( id="[^"]*")?>([\p{L} ]{2,20}): (.*?)<\/h/gu,
    '<h$1$2><span class="kicker">$3<span class="colon">: </span></span><span class="kicked">$4</span></h',
  );
}

/** A link to a state and a place sets a picture of this very page. @param {string} html */
function setLinks(html) {
  return html.replaceAll(/<a href="\?(?=[^"]*#)/g, '<a class="sets" href="?');
}
