import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { moduleFolder } from '../system/wasm.js';
import { aliases, kMinified } from './bundle.js';
import { classicPlugin, moduleKey } from './classic-plugin.js';

/**
 * Everything as classic scripts, for places where neither `import()` nor fetch work: frames in a
 * sandbox, pages opened from disk, single files.
 *
 * A part is a script dist/classic/<name>-<hash>.js that puts what it holds into one global object,
 * `posencParts[name]`: a figure, the words of a language, a figure's text and style, the encoder's
 * bytes. An entry is a script that starts something and brings what all figures share; Chart.js and
 * the charts on it are a part of their own, `chartjs`, for the figures that use them.
 *
 * @import {BuildOptions} from 'esbuild'
 * @import {Figure} from '../../figures/contract.js'
 * @import {Manifest} from '../../embed/parts.js'
 * @import {Language} from './languages.js'
 *
 * @typedef {'page' | 'frame' | 'element'} Entry
 * @typedef {{
 *   manifest: Manifest, codes: Record<string, string>,
 *   entry(name: Entry, how?: {base?: string}): Promise<string>,
 *   inside(name: Entry): Promise<string[]>,
 *   write(name: string, code: string, kind?: 'js' | 'css'): string,
 * }} Classic
 *   codes: each part's script by its name; entry: the script of an entry, base: where it finds the
 *   parts from its own place; inside: the scripts of a page that holds everything, in their order;
 *   write: puts a script into dist/classic and answers with its name
 */

/**
 * @param {{
 *   root: string, dist: string, engine: BuildOptions, figures: Figure[], languages: Language[],
 *   styles: {element: string, figures: Record<string, string>},
 * }} parts
 * @returns {Promise<Classic>}
 */
export async function bundleClassic({ root, dist, engine, figures, languages, styles }) {
  const folder = path.join(dist, 'classic');
  mkdirSync(folder, { recursive: true });
  /** @type {Manifest} */
  const manifest = {};
  /** @type {Record<string, string>} */
  const codes = {};
  const write = (/** @type {string} */ name, /** @type {string} */ code, kind = 'js') => {
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const file = `${name}-${hash}.${kind}`;
    writeFileSync(path.join(folder, file), code);
    return file;
  };
  const addPart = (
    /** @type {string} */ name,
    /** @type {string} */ code,
    /** @type {string[]} */ after = [],
  ) => {
    codes[name] = code;
    manifest[name] = { file: write(name, code), ...(after.length > 0 && { after }) };
  };
  const addData = (/** @type {string} */ name, /** @type {unknown} */ data) => {
    addPart(
      name,
      `(globalThis.posencParts??={})[${JSON.stringify(name)}]=${JSON.stringify(data)};`,
    );
  };
  const bundle = (
    /** @type {string} */ contents,
    /** @type {import('./classic-plugin.js').How} */ how,
    /** @type {BuildOptions} */ more = {},
  ) => bundled({ root, contents, how, more });

  const charts = await chartModules(root, figures);
  const isOnChartJs = (/** @type {string} */ file) => file.startsWith('web/charts/chartjs/');
  const plain = charts.filter((file) => !isOnChartJs(file));
  const none = new Set();
  const onChartJs = registering(charts.filter(isOnChartJs), "'chartjs': true");
  addPart('chartjs', (await bundle(onChartJs, { shared: new Set(plain) })).code);
  for (const { id } of figures) {
    const { code, taken } = await bundle(
      `import { figure } from './web/figures/${id}/index.js';
(globalThis.posencParts ??= {})['${id}'] = figure;`,
      { shared: new Set(charts) },
    );
    addPart(id, code, [...taken].some(isOnChartJs) ? ['chartjs'] : []);
  }
  for (const { folder: language, words, refusals, defaults, figures: texts } of languages) {
    addData(`words-${language}`, { words: wordsOf(words), refusals, defaults });
    for (const { id } of figures) {
      addData(`${id}-${language}`, { text: texts[id], style: styles.figures[id] });
    }
  }
  for (const [name, file] of [
    ['vector', 'posenc-lesson.wasm'],
    ['scalar', 'posenc-lesson-scalar.wasm'],
  ]) {
    const bytes = readFileSync(path.join(moduleFolder, file));
    addData(name, deflateRawSync(bytes, { level: 9 }).toString('base64'));
  }

  /** What an entry starts. @param {Entry} name @param {boolean} article */
  const startOf = (name, article) => {
    const about = JSON.stringify({ languages: languages.map(aboutLanguage), article });
    const catalog = `import { classicCatalog } from './web/embed/classic-catalog.js';
import { load } from 'posenc:load';
const catalog = classicCatalog(load, ${about});`;
    return {
      page: "import './web/page/main.js';",
      frame: `import { startFrame } from './web/embed/frame.js';\n${catalog}\nstartFrame(catalog);`,
      element: `import { defineElement } from './web/embed/element.js';\n${catalog}
defineElement({ ...catalog, style: ${JSON.stringify(styles.element)} });`,
    }[name];
  };
  return {
    manifest,
    codes,
    write,
    async entry(name, { base = '.' } = {}) {
      // What figures share must be there before any of them comes.
      const contents = `${registering(plain)}\n${startOf(name, name === 'frame')}`;
      return (await bundle(contents, { shared: none, manifest, base }, engine)).code;
    },
    async inside(name) {
      const core = await bundle(registering(plain), { shared: none });
      const start = await bundle(startOf(name, false), { shared: new Set(plain) }, engine);
      return [core.code, ...Object.values(codes), start.code];
    },
  };
}

/** What a script must know of a language before it loads any words. @param {Language} language */
export function aboutLanguage({ folder, tag, dir, page }) {
  return { folder, tag, dir, page };
}

/** Modules put where figures look for them. @param {string[]} files @param {string} [more] */
function registering(files, more = '') {
  const imports = files.map((file, n) => `import * as module${n} from './${file}';`);
  const entries = files.map((file, n) => `'${moduleKey(file)}': module${n}`);
  const all = [...entries, more].filter(Boolean).join(', ');
  return `${imports.join('\n')}\nObject.assign((globalThis.posencParts ??= {}), { ${all} });`;
}

/**
 * @param {{root: string, contents: string, how: import('./classic-plugin.js').How,
 *   more: BuildOptions}} parts
 * @returns {Promise<{code: string, taken: Set<string>}>} taken: the modules of other scripts
 */
async function bundled({ root, contents, how, more }) {
  const { build } = await import('esbuild');
  /** @type {Set<string>} */
  const taken = new Set();
  const { outputFiles } = await build({
    ...more,
    ...kMinified,
    define: { ...more.define, 'import.meta.url': 'undefined' },
    absWorkingDir: root,
    alias: aliases(root),
    format: 'iife',
    stdin: { contents, resolveDir: root, sourcefile: 'classic-entry.js' },
    write: false,
    plugins: [classicPlugin(root, how, taken)],
  });
  return { code: outputFiles[0].text, taken };
}

/** The charts that any figure uses, as paths from the root. @param {string} root @param {Figure[]} figures */
async function chartModules(root, figures) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: figures.map(({ id }) => `web/figures/${id}/index.js`),
    outdir: 'build/none',
    bundle: true,
    write: false,
    metafile: true,
    external: ['chart.js'],
  });
  return Object.keys(metafile.inputs)
    .filter((file) => file.startsWith('web/charts/'))
    .sort();
}

/** What an embed says besides its figure. @param {any} words a language's interface.json */
export function wordsOf({ player, notices, loading, figure, controls, embed }) {
  return { player, notices, loading, figure, controls, embed };
}
