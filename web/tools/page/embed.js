import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../page/html.js';
import { aliases, kMinified } from './bundle.js';
import { aboutLanguage, wordsOf } from './classic.js';
import { figureTypes } from './figure-types.js';
import { minifyFile } from './minify.js';

/**
 * The forms in which figures stand in pages of other people: embed.html for a frame, the element as
 * a module and as a classic script, and the listener.
 *
 * @import {BuildOptions} from 'esbuild'
 * @import {Figure} from '../../figures/contract.js'
 * @import {Classic} from './classic.js'
 * @import {Language} from './languages.js'
 *
 * @typedef {{
 *   root: string, dist: string, engine: BuildOptions, figures: Figure[], languages: Language[],
 *   styles: {frame: string, element: string, figures: Record<string, string>}, classic: Classic,
 * }} Parts
 */

/** @param {Parts} parts */
export async function buildEmbeds(parts) {
  const { root, dist, classic } = parts;
  await buildFrame(parts);
  const element = await classic.entry('element', { base: 'classic' });
  writeFileSync(path.join(dist, 'posenc-figure.classic.js'), element);
  await bundleElement(parts);
  const ids = parts.figures.map(({ id }) => id);
  const folders = parts.languages.map(({ folder }) => folder);
  for (const [name, types] of Object.entries(figureTypes(ids, folders))) {
    writeFileSync(path.join(dist, name), types);
  }
  const { build } = await import('esbuild');
  await build({
    ...kMinified,
    absWorkingDir: root,
    // To be copied into notes, and read there.
    minify: false,
    entryPoints: { 'posenc-listener': 'web/embed/listener.js' },
    outdir: dist,
    format: 'iife',
  });
}

/** @param {Parts} parts */
async function buildFrame({ root, dist, styles, classic, languages }) {
  const template = readFileSync(path.join(root, 'web/embed/embed.html'), 'utf8');
  const script = classic.write('frame', await classic.entry('frame'));
  const style = classic.write('frame', styles.frame, 'css');
  const links = {
    head: `<link rel="stylesheet" href="classic/${style}">
<script async src="classic/${classic.manifest.vector.file}"></script>
<script defer src="classic/${script}"></script>`,
    // In a frame without an origin, WebKit takes nothing for 'self', so that schemes are named too.
    policy: "script-src 'self' http: https: 'wasm-unsafe-eval'; style-src 'self' http: https:",
    end: '',
  };
  writeFileSync(path.join(dist, 'embed.html'), frameMarkup(template, languages, links));
  const manifest = { script, style, parts: classic.manifest };
  writeFileSync(path.join(dist, 'classic/parts.json'), JSON.stringify(manifest));
}

/**
 * @param {string} template web/embed/embed.html
 * @param {Language[]} languages
 * @param {{head: string, policy: string, end: string}} parts markup, and where scripts may come from
 */
export function frameMarkup(template, languages, { head, policy, end }) {
  const { site, loading } = languages[0].words;
  const values = /** @type {Record<string, string>} */ ({
    ...{ head, policy, end },
    title: escapeHtml(site.short),
    missing: escapeHtml(loading.figure),
    noscript: escapeHtml(site.noscript),
  });
  return template.replace(/\[\[([\w-]+)\]\]/g, (_, name) => {
    if (!(name in values)) throw new ReferenceError(`The template asks for ${name}.`);
    return values[name];
  });
}

/**
 * The element as a module: its figures, words and styles in chunks of dist/figure.
 *
 * @param {Parts} parts
 */
async function bundleElement({ root, dist, engine, figures, languages, styles }) {
  const { build } = await import('esbuild');
  /** @type {Record<string, unknown>} */
  const data = {};
  for (const { folder, words, refusals, defaults, figures: texts } of languages) {
    data[`words-${folder}`] = { words: wordsOf(words), refusals, defaults };
    for (const { id } of figures) {
      data[`${id}-${folder}`] = { text: texts[id], style: styles.figures[id] };
    }
  }
  const loads = Object.keys(data).map((name) => `'${name}': () => import('posenc:${name}')`);
  const about = languages.map(aboutLanguage);
  const { metafile } = await build({
    ...engine,
    ...kMinified,
    absWorkingDir: root,
    stdin: {
      contents: `import { defineElement } from './web/embed/element.js';
import { loadLesson } from './web/engine/lesson/index.js';
import { figures } from './web/figures/index.js';
const data = { ${loads.join(', ')} };
const load = async (name) => (await data[name]()).default;
defineElement({
  languages: ${JSON.stringify(about)},
  article: false,
  style: ${JSON.stringify(styles.element)},
  words: (folder) => load('words-' + folder),
  part: (id, folder) => load(id + '-' + folder),
  figure: (id) => figures.find((one) => one.id === id).load(),
  encoder: () => loadLesson({ timeout: Infinity }),
});`,
      resolveDir: root,
      sourcefile: 'posenc-figure.js',
    },
    alias: aliases(root),
    outdir: dist,
    format: 'esm',
    splitting: true,
    metafile: true,
    entryNames: 'posenc-figure',
    chunkNames: 'figure/[name]-[hash]',
    plugins: [
      {
        name: 'data',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^posenc:/ }, ({ path: name }) => ({
            path: name.replace('posenc:', ''),
            namespace: 'data',
          }));
          onLoad({ filter: /.*/, namespace: 'data' }, ({ path: name }) => ({
            contents: `export default ${JSON.stringify(data[name])};`,
            loader: 'js',
          }));
        },
      },
    ],
  });
  // Words and styles are as short as they get.
  const scripts = Object.entries(metafile.outputs).filter(
    ([, { entryPoint }]) => !entryPoint?.startsWith('data:'),
  );
  await Promise.all(scripts.map(([file]) => minifyFile(path.join(root, file))));
  const name = (/** @type {string} */ file) => path.relative(dist, path.join(root, file));
  writeFileSync(path.join(dist, 'figure/parts.json'), JSON.stringify(filesByPart(metafile, name)));
}

/**
 * What each part loads when it is asked for.
 *
 * @param {import('esbuild').Metafile} metafile
 * @param {(file: string) => string} nameOf as it stands in dist
 * @returns {Record<string, string[]>} by the name of a figure or of its text; '' for the entry
 */
function filesByPart({ outputs }, nameOf) {
  const needed = (/** @type {string} */ file, seen = new Set([file])) => {
    for (const { path: other, kind } of outputs[file].imports) {
      if (kind !== 'import-statement' || seen.has(other)) continue;
      seen.add(other);
      needed(other, seen);
    }
    return [...seen].map(nameOf);
  };
  /** @type {Record<string, string[]>} */
  const parts = {};
  for (const [file, { entryPoint = '' }] of Object.entries(outputs)) {
    const figure = /^web\/figures\/([^/]+)\/index\.js$/.exec(entryPoint)?.[1];
    const data = /^data:(.+)$/.exec(entryPoint)?.[1];
    if (entryPoint === 'posenc-figure.js' || /<stdin>/.test(entryPoint)) parts[''] = needed(file);
    else if (figure ?? data) parts[figure ?? data ?? ''] = needed(file);
  }
  return parts;
}
