import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * How modules become classic scripts: some are taken from the global object where another script
 * has put them, and figures come by the part loader instead of `import()`.
 *
 * @import {Plugin} from 'esbuild'
 *
 * @typedef {{
 *   shared: ReadonlySet<string>, manifest?: import('../../embed/parts.js').Manifest, base?: string,
 * }} How
 *   shared: the modules that stand in other scripts, as paths from the root; manifest and base: for
 *   an entry, which loads parts
 */

/** The name of a module in the global object. @param {string} file from the root */
export function moduleKey(file) {
  return file.replace(/^web\//, '');
}

/**
 * @param {string} root
 * @param {How} how
 * @param {Set<string>} taken is told which of the shared modules are used
 * @returns {Plugin}
 */
export function classicPlugin(root, { shared: wanted, manifest, base }, taken) {
  const from = (/** @type {string} */ file) => path.relative(root, file).split(path.sep).join('/');
  return {
    name: 'classic',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^posenc:/ }, ({ path: name }) => ({ path: name, namespace: 'posenc' }));
      onResolve({ filter: /^\.\.?\// }, ({ path: name, importer, resolveDir }) => {
        const file = from(path.resolve(resolveDir, name));
        // The article's own encoder travels inside its script too.
        if (file === 'web/engine/lesson/index.js' && from(importer) === 'web/page/main.js') {
          return { path: 'posenc:lesson', namespace: 'posenc' };
        }
        if (!wanted.has(file)) return undefined;
        taken.add(file);
        return { path: moduleKey(file), namespace: 'shared' };
      });
      onLoad({ filter: /.*/, namespace: 'shared' }, ({ path: key }) => ({
        contents: `module.exports = globalThis.posencParts['${key}'];`,
        loader: 'js',
      }));
      onLoad({ filter: /^posenc:load$/, namespace: 'posenc' }, () => ({
        contents: loading(manifest ?? {}, base ?? '.'),
        resolveDir: root,
        loader: 'js',
      }));
      onLoad({ filter: /^posenc:lesson$/, namespace: 'posenc' }, () => ({
        contents: `import { loadInside } from './web/embed/bytes.js';
import { load } from 'posenc:load';
export const loadLesson = () => loadInside(load);`,
        resolveDir: root,
        loader: 'js',
      }));
      onLoad({ filter: /[/\\]web[/\\]figures[/\\]index\.js$/ }, ({ path: file }) => ({
        contents: withParts(readFileSync(file, 'utf8')),
        loader: 'js',
      }));
    },
  };
}

/** The script's own address is known only while it runs for the first time. @param {import('../../embed/parts.js').Manifest} manifest @param {string} base */
function loading(manifest, base) {
  return `import { createPartLoader } from './web/embed/parts.js';
const own = document.currentScript;
const place = new URL(${JSON.stringify(`${base}/`)}, own?.src || document.baseURI);
export const load = createPartLoader(${JSON.stringify(manifest)}, place.href, own?.nonce);`;
}

/** The list of figures, with figures loaded as parts. @param {string} source */
function withParts(source) {
  const imported = /\(await import\('\.\/([\w-]+)\/index\.js'\)\)\.figure/g;
  const replaced = source.replace(imported, (_, id) => `load('${id}')`);
  if (replaced === source) throw new Error('web/figures/index.js lists no figure as expected.');
  return `import { load } from 'posenc:load';\n${replaced}`;
}
