import { loadInside } from './bytes.js';

/**
 * The catalog of an embed that stands on classic scripts.
 *
 * @param {(name: string) => Promise<any>} load a part by its name
 * @param {{languages: import('./catalog.js').Language[], article: boolean}} about
 * @returns {import('./catalog.js').Catalog}
 */
export function classicCatalog(load, about) {
  return {
    ...about,
    words: (folder) => load(`words-${folder}`),
    part: (id, folder) => load(`${id}-${folder}`),
    figure: load,
    encoder: () => loadInside(load),
  };
}
