import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The texts of all languages. A language is a folder; the first, `en`, has the plain address.
 *
 * @typedef {{id: string, title: string, short: string, body: string}} Section
 * @typedef {{
 *   folder: string, name: string, tag: string, dir: string, page: string,
 *   words: any, notes: any, guide: any, refusals: Record<string, string>, figures: Record<string, any>,
 *   labs: Record<string, any>, glossary: Record<string, any>, recall: {questions: any[]}, references: Record<string, any>,
 *   defaults: Record<string, any>, sections: Section[],
 * }} Language
 *
 * @param {string} folder web/text
 * @returns {Promise<Language[]>}
 */
export async function loadLanguages(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  names.sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
  return Promise.all(names.map((name) => loadLanguage(folder, name)));
}

/** @param {string} root @param {string} name @returns {Promise<Language>} */
async function loadLanguage(root, name) {
  const place = path.join(root, name);
  const json = async (/** @type {string} */ file) =>
    readJson(await readFile(path.join(place, file), 'utf8'), `web/text/${name}/${file}`);
  const folder = async (/** @type {string} */ inner) => {
    const files = await readdir(path.join(place, inner));
    const named = files.filter((file) => file.endsWith('.json'));
    const texts = named.map(async (file) => [
      path.basename(file, '.json'),
      await json(`${inner}/${file}`),
    ]);
    return Object.fromEntries(await Promise.all(texts));
  };
  const texts = (await readdir(path.join(place, 'article'))).filter((file) => file.endsWith('.md'));
  const language = await json('language.json');
  const suffix = name === 'en' ? '' : `-${name}`;
  return {
    folder: name,
    ...language,
    defaults: language.defaults ?? {},
    page: `index${suffix}.html`,
    words: await json('interface.json'),
    notes: await json('notes.json'),
    guide: await json('guide.json'),
    refusals: await json('refusals.json'),
    glossary: await json('glossary.json'),
    recall: await json('recall.json'),
    references: await json('references.json'),
    figures: await folder('figures'),
    labs: await folder('labs'),
    sections: await Promise.all(
      texts
        .sort()
        .map(async (file) =>
          readSection(await readFile(path.join(place, 'article', file), 'utf8'), file),
        ),
    ),
  };
}

/**
 * A parser tells a place as a count of letters, and people look for a line.
 *
 * @param {string} source
 * @param {string} file
 * @returns {any}
 */
export function readJson(source, file) {
  try {
    return JSON.parse(source);
  } catch (error) {
    const message = /** @type {Error} */ (error).message;
    const at = /position (\d+)/.exec(message)?.[1] ?? source.length;
    const line = source.slice(0, Number(at)).split('\n').length;
    throw new SyntaxError(`${file}:${line}: ${message}`);
  }
}

/** @param {string} source @param {string} file @returns {Section} */
function readSection(source, file) {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!match) throw new SyntaxError(`${file} has no front matter.`);
  const head = Object.fromEntries(
    match[1].split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  for (const key of ['id', 'title', 'short']) {
    if (!head[key]) throw new SyntaxError(`${file} does not say its ${key}.`);
  }
  return { id: head.id, title: head.title, short: head.short, body: match[2] };
}
