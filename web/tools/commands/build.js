import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minified } from '../page/minify.js';
import {
  budgetTable,
  embedEntries,
  labEntries,
  moduleEntries,
  overBudget,
  pageEntries,
} from '../system/budgets.js';
import { buildLibrary, engineOptions } from '../system/library.js';
import { dist, root } from '../system/paths.js';
import { setUp } from '../system/set-up.js';
import { isFresh, mark } from '../system/stamps.js';
import { Failure, main, say, timed } from '../system/steps.js';
import { buildWasm, moduleFolder } from '../system/wasm.js';
import { makeWhole } from '../system/whole.js';

/** Everything dist/ is made from, and dist/ itself: a file missing there is made again. */
const identity = {
  inputs: [
    ...['web', 'cpp/bindings', 'package.json', 'package-lock.json'].map((name) =>
      path.join(root, name),
    ),
    moduleFolder,
    dist,
  ],
};

/** @param {string} name the glue as a bundle holds it, and its module */
export async function moduleParts(name) {
  const { transform } = await import('esbuild');
  const glue = readFileSync(path.join(moduleFolder, `${name}.js`), 'utf8');
  const { code } = await transform(glue, { minify: true, format: 'esm', target: 'es2022' });
  return [Buffer.from(await minified(code)), readFileSync(path.join(moduleFolder, `${name}.wasm`))];
}

async function enforceBudgets() {
  const parts = await Promise.all(['posenc-lesson', 'posenc-encode'].map(moduleParts));
  const entries = [
    ...moduleEntries(parts[0] ?? [], parts[1] ?? []),
    ...pageEntries(dist),
    ...labEntries(dist),
    ...embedEntries(dist),
  ];
  process.stdout.write(`${budgetTable(entries)}\n`);
  const over = overBudget(entries).map(({ name }) => name);
  if (over.length > 0) throw new Failure(`Over the byte budget: ${over.join(', ')}.`);
}

/** dist/ from the sources; only what changed is made again, and what is there stays until then. */
export async function build() {
  await timed('WebAssembly modules', buildWasm);
  if (isFresh('dist', identity)) {
    say('dist/ is up to date');
    return;
  }
  const { checkReadable } = await import('../page/readable.js');
  await checkReadable(root);
  await makeWhole(dist, async (fresh) => {
    await timed('library', () => buildLibrary(fresh));
    await timed('page', async () => {
      const { buildPage } = await import('../page/index.js');
      await buildPage({ root, dist: fresh, engine: engineOptions() });
    });
  });
  await timed('byte budgets', enforceBudgets);
  mark('dist', identity);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await setUp('build');
    await build();
  });
}
