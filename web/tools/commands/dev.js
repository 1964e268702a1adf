/**
 * The page while one works on it:
 *   npm run dev             unminified, with source maps; edits show by themselves
 *   npm run dev -- --debug  with modules that hold names and assertions, for the debugger
 *
 * Scripts and styles are bundled anew by esbuild as soon as a file is saved; texts, templates and
 * the outlines of figures by a process of their own; modules when something under cpp/ changes.
 * PORT and HOST as for npm start. Labs and embedded figures are made by npm run build alone.
 */
import { mkdirSync, rmSync, watch } from 'node:fs';
import path from 'node:path';
import { buildFolder, root } from '../system/paths.js';
import { serveOnPort } from '../system/port.js';
import { setUp } from '../system/set-up.js';
import { exitCodeOf, main, say } from '../system/steps.js';
import { buildDebugWasm, buildWasm, moduleFolder } from '../system/wasm.js';

/** What dev-pages.js ends with where a page is new. */
const kNew = 10;
/** Milliseconds in which what an editor writes at once has arrived. */
const kSettled = 80;

const folder = path.join(buildFolder, 'dev');
const entries = path.join(buildFolder, 'dev-entries');

await main(async () => {
  await setUp('build');
  const debug = process.argv.includes('--debug');
  const modules = async () => {
    await buildWasm();
    return debug ? buildDebugWasm() : moduleFolder;
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let place = await modules();
  const writePages = () =>
    // In a process of its own, because Node reads a module only once.
    exitCodeOf(process.execPath, [path.join(root, 'web/tools/page/dev-pages.js'), folder, place]);
  if (![0, kNew].includes(await writePages())) return;
  const { context } = await import('esbuild');
  const { aliases } = await import('../page/bundle.js');
  const glue = (/** @type {string} */ name) => path.join(place, `${name}.js`);
  const bundle = await context({
    absWorkingDir: root,
    entryPoints: [
      { in: 'web/page/main.js', out: 'page' },
      { in: path.join(entries, 'page.css'), out: 'page' },
      { in: 'web/tools/page/reload.js', out: 'reload' },
    ],
    alias: { ...aliases(root), '#glue/lesson': glue('posenc-lesson') },
    outdir: folder,
    bundle: true,
    format: 'esm',
    splitting: true,
    sourcemap: true,
    target: 'es2022',
    external: ['*.woff2'],
    logLevel: 'warning',
  });
  const rebuild = () =>
    bundle.rebuild().then(
      () => true,
      () => say('the page stays as it was, because of the above'),
    );
  await rebuild();
  /** Pages that want to hear of edits. @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  const tell = (/** @type {'style' | 'page'} */ what) => {
    for (const page of pages) page.write(`data: ${what}\n\n`);
  };
  const site = await serveOnPort(folder, process.env.PORT, process.env.HOST, {
    also: {
      '/edits'(response) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        pages.add(response.on('close', () => pages.delete(response)));
      },
    },
  });
  say(`the page is at ${site.url} and follows your edits (Ctrl-C ends it)`);

  onEdits(path.join(root, 'web'), async (names) => {
    const styles = names.every((name) => name.endsWith('.css'));
    if (await rebuild()) tell(styles ? 'style' : 'page');
    // The outlines of figures and the numbers in their captions stand in the pages.
    if (!styles && (await writePages()) === kNew && (await rebuild())) tell('page');
  });
  onEdits(path.join(root, 'cpp'), async () => {
    place = await modules();
    await writePages();
    if (await rebuild()) tell('page');
  });
});

/**
 * Calls back after edits, one call at a time; what is edited meanwhile leads to one more.
 *
 * @param {string} place
 * @param {(names: string[]) => Promise<void>} act
 */
function onEdits(place, act) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Set<string>} */
  const edited = new Set();
  let busy = false;
  const run = async () => {
    if (busy || edited.size === 0) return;
    busy = true;
    const names = [...edited];
    edited.clear();
    await act(names).catch((error) => say(error.message));
    busy = false;
    run();
  };
  watch(place, { recursive: true }, (_, name) => {
    edited.add(String(name));
    clearTimeout(timer);
    timer = setTimeout(run, kSettled);
  });
}
