import { writeQuery } from './permalink.js';

/**
 * Addresses of a figure in its state, for other people's pages. They hold nothing but letters,
 * digits and the signs % & = + - . _ so that no text around them can be misread.
 *
 * @import {Frame} from './frame.js'
 * @import {Host} from './host.js'
 *
 * @typedef {{theme: string, level: string, controls: string, caption: boolean}} Choices
 * @typedef {{id: string, query: URLSearchParams}} Shown  query: what of its state is not as it opens
 */

/** What an embed does where nothing is said. */
export const kPlainChoices = Object.freeze({
  theme: 'auto',
  level: 'new',
  controls: 'all',
  caption: true,
});

/**
 * Only what the figure itself reads: the rest of the state belongs to other pictures.
 *
 * @param {{id: string, reads: ReadonlySet<string>}} frame
 * @param {{store: {state: import('../figures/parameters.js').State}, initial: import('../figures/parameters.js').State}} host
 * @returns {Shown}
 */
export function shownBy({ id, reads }, { store, initial }) {
  const own = Object.entries(store.state).filter(([key]) => reads.has(key));
  const state = { ...initial, ...Object.fromEntries(own) };
  return { id, query: new URLSearchParams(writeQuery(state, initial)) };
}

/** @param {URLSearchParams} query */
function safe(query) {
  return query.toString().replaceAll('*', '%2A').replaceAll('~', '%7E');
}

/**
 * @param {string} base the folder of the page
 * @param {Shown} shown
 * @param {Choices} choices
 * @param {string} language the folder of its texts
 */
export function embedAddress(base, shown, choices, language) {
  return `${base}embed.html#${safe(embedQuery(shown, choices, language))}`;
}

/**
 * The same as names and values, which are the attributes of the element too.
 *
 * @param {Shown} shown
 * @param {Choices} choices
 * @param {string} language
 */
export function embedQuery({ id, query }, choices, language) {
  const all = new URLSearchParams({ figure: id });
  for (const [name, value] of query) all.set(name, value);
  for (const name of /** @type {const} */ (['theme', 'level', 'controls'])) {
    if (choices[name] !== kPlainChoices[name]) all.set(name, choices[name]);
  }
  if (!choices.caption) all.set('caption', 'off');
  if (language !== 'en') all.set('lang', language);
  return all;
}

/**
 * The figure in the article.
 *
 * @param {string} base
 * @param {Shown} shown
 * @param {string} language
 */
export function articleAddress(base, { id, query }, language) {
  const page = language === 'en' ? 'index.html' : `index-${language}.html`;
  const asked = safe(query);
  return `${base}${page}${asked && `?${asked}`}#figure-${id}`;
}

/**
 * The folder that a page of ours stands in. From disk there is none that others could reach.
 *
 * @param {string} address
 * @returns {string | null} ends in a slash
 */
export function folderOf(address) {
  if (!/^https?:/.test(address)) return null;
  return new URL('.', address.split(/[?#]/)[0]).href;
}

/**
 * What a reader typed as the folder of a page.
 *
 * @param {string} text
 * @returns {string | null} null where it is none
 */
export function typedFolder(text) {
  try {
    const { protocol, host, pathname, username } = new URL(text.trim());
    if (!/^https?:$/.test(protocol) || username) return null;
    const folder = pathname.replace(/[^/]*\.html$/, '');
    return `${protocol}//${host}${folder.endsWith('/') ? folder : `${folder}/`}`.replace(
      /['()*~]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  } catch {
    return null;
  }
}
