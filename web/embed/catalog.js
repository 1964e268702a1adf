/**
 * Where an embed has its material from: the build writes one catalog that fetches modules, one that
 * adds classic scripts, and one for a single file that holds everything (web/tools/page/embed.js).
 *
 * @import {Engine, Figure, FigureText} from '../figures/contract.js'
 * @import {Words} from '../page/host.js'
 * @import {Value} from '../figures/parameters.js'
 *
 * @typedef {{folder: string, tag: string, dir: string, page: string}} Language
 *   page: the article in that language
 * @typedef {{
 *   words: Words & {embed: Record<string, string>}, refusals: Record<string, string>,
 *   defaults: Partial<Record<string, Value>>,
 * }} LanguageWords
 * @typedef {{text: FigureText, style: string}} FigurePart
 * @typedef {{
 *   languages: Language[], article: boolean,
 *   words(folder: string): Promise<LanguageWords>,
 *   part(id: string, folder: string): Promise<FigurePart>,
 *   figure(id: string): Promise<Figure>,
 *   encoder(attempt: number): Promise<Engine>,
 * }} Catalog
 *   article: the pages of the article stand beside these files
 */

/**
 * The language that fits best: by its folder, by its tag, by the first part of its tag.
 *
 * @param {Language[]} languages the first is what is left where nothing fits
 * @param {string} wish such as 'hinglish', 'hi-Latn' or 'en-GB'
 * @returns {Language}
 */
export function languageFor(languages, wish) {
  const asked = wish.toLowerCase();
  const tests = /** @type {Array<(one: Language) => boolean>} */ ([
    ({ folder }) => folder === asked,
    ({ tag }) => tag.toLowerCase() === asked,
    ({ tag }) => tag.split('-')[0] === asked.split('-')[0],
  ]);
  for (const fits of tests) {
    const found = languages.find(fits);
    if (found) return found;
  }
  return languages[0];
}
