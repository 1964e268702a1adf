import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../web/tools/system/paths.js';
import { fresh, installed, run, writeFiles } from '../lib/tools.js';

/**
 * The package as people get it: packed, unpacked beside what it is used with, imported by its name.
 * Each computes four numbers that anybody can check, and shows a <posenc-figure> where it has a page.
 *
 * @typedef {{
 *   name: string, commands: string[], apt: string[], npm?: boolean, page: string | null,
 *   wanted?: import('../lib/check.js').Wanted, more?: string[],
 *   build(base: string): string,
 * }} Consumer
 */

/** sin 3, cos 3, sin 0.03, cos 0.03: position 3 at d_model 4. */
export const kNumbers = '0.141120 -0.989992 0.029996 0.999550';

const kAsk = `const encoder = await loadEncoder();
const row = encoder.encode({ dModel: 4, first: 3, count: 1, dtype: 'float64' });
const text = [...row].map((value) => value.toFixed(6)).join(' ');`;
const kCompute = `import { loadEncoder } from 'posenc';
export async function numbers() {
${kAsk}
return text;
}
`;
const kMain = `import { numbers } from './compute.js';
import 'posenc/figure';
numbers().then((text) => { document.getElementById('numbers').textContent = text; });
`;
const kElement = '<posenc-figure figure="circle" position="7"></posenc-figure>';

/** @param {string} script @param {string} [body] */
function page(script, body = `<p id="numbers"></p>${kElement}`) {
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Consumer</title><link rel="icon" href="data:,"><body>${body}${script}</body></html>`;
}

/** The tarball, unpacked. */
let packed = '';
function packagePlace() {
  if (packed) return packed;
  const place = fresh('packed');
  const json = run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', place], {
    cwd: root,
  });
  const [{ filename }] = JSON.parse(json);
  run('tar', ['-xzf', filename], { cwd: place });
  packed = path.join(place, 'package');
  return packed;
}

/**
 * A project of its own: what it takes from npm, and the package, by links as a workspace has them.
 *
 * @param {string} name
 * @param {string | null} manifest
 * @param {Record<string, string>} files
 */
function project(name, manifest, files) {
  const place = fresh(`consumers/${name}`);
  const modules = path.join(place, 'node_modules');
  mkdirSync(modules);
  if (manifest) {
    const from = path.join(installed(manifest), 'node_modules');
    for (const one of readdirSync(from)) symlinkSync(path.join(from, one), path.join(modules, one));
  }
  cpSync(packagePlace(), path.join(modules, 'posenc'), { recursive: true });
  writeFiles(place, { 'package.json': '{"type": "module", "private": true}', ...files });
  return place;
}

const none = { commands: [], apt: [] };
const onPage = { page: 'index.html', wanted: { elements: 1, numbers: kNumbers } };
const npx = (/** @type {string} */ place, /** @type {string[]} */ list) =>
  run('npx', ['--no-install', ...list], { cwd: place });

/** What a bundler leaves behind for others to copy. @param {string} place @param {string} out */
function copyFiles(place, out) {
  const from = path.join(place, 'node_modules/posenc/dist');
  cpSync(from, path.join(place, out), { recursive: true });
}

/** @type {readonly Consumer[]} */
export const consumers = [
  {
    name: 'node',
    ...{ ...none, page: null },
    build() {
      const place = project('node', null, {
        'compute.js': kCompute,
        'main.js': "import { numbers } from './compute.js';\nconsole.log(await numbers());\n",
        'main.cjs':
          "import('./compute.js').then(async ({ numbers }) => console.log(await numbers()));\n",
        'figure.js': "import 'posenc/figure';\nconsole.log('quiet');\n",
      });
      for (const file of ['main.js', 'main.cjs'])
        same(run('node', [file], { cwd: place }).trim(), kNumbers);
      // Where there is no document, the element does nothing and throws nothing.
      same(run('node', ['figure.js'], { cwd: place }).trim(), 'quiet');
      return place;
    },
  },
  {
    name: 'node-worker',
    ...{ ...none, page: null },
    build() {
      const place = project('node-worker', null, {
        'compute.js': kCompute,
        'worker.js':
          "import { parentPort } from 'node:worker_threads';\nimport { numbers } from './compute.js';\nparentPort.postMessage(await numbers());\n",
        'main.js':
          "import { Worker } from 'node:worker_threads';\nnew Worker(new URL('./worker.js', import.meta.url)).on('message', (text) => console.log(text));\n",
      });
      same(run('node', ['main.js'], { cwd: place }).trim(), kNumbers);
      return place;
    },
  },
  {
    name: 'static',
    ...{ ...none, ...onPage },
    build() {
      const place = fresh('consumers/static');
      cpSync(path.join(packagePlace(), 'dist'), path.join(place, 'posenc'), { recursive: true });
      writeFiles(place, {
        'index.html': page(`<script type="module">
import { loadEncoder } from './posenc/posenc.js';
${kAsk}
document.getElementById('numbers').textContent = text;
</script><script type="module" src="posenc/posenc-figure.js"></script>`),
      });
      return place;
    },
  },
  {
    name: 'vite-build',
    ...{ ...none, npm: true, ...onPage },
    build() {
      const place = project('vite-build', 'bundlers', {
        'index.html': page('<script type="module" src="./main.js"></script>'),
        'compute.js': kCompute,
        'main.js': kMain,
      });
      npx(place, ['vite', 'build', '--base=./', '--outDir', 'out', '--logLevel', 'error']);
      return path.join(place, 'out');
    },
  },
  {
    name: 'vite-worker',
    ...{ ...none, npm: true, page: 'index.html', wanted: { numbers: kNumbers } },
    build() {
      const place = project('vite-worker', 'bundlers', {
        'index.html': page(
          '<script type="module" src="./main.js"></script>',
          '<p id="numbers"></p>',
        ),
        'compute.js': kCompute,
        'worker.js':
          "import { numbers } from './compute.js';\nnumbers().then((text) => postMessage(text));\n",
        'main.js':
          "const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });\nworker.onmessage = ({ data }) => { document.getElementById('numbers').textContent = data; };\n",
        'vite.config.js': "export default { worker: { format: 'es' } };\n",
      });
      npx(place, ['vite', 'build', '--base=./', '--outDir', 'out', '--logLevel', 'error']);
      return path.join(place, 'out');
    },
  },
  {
    name: 'webpack',
    ...{ ...none, npm: true, ...onPage },
    build() {
      const place = project('webpack', 'bundlers', {
        'out/index.html': page('<script type="module" src="./main.js"></script>'),
        'compute.js': kCompute,
        'main.js': kMain,
        'build.js': `import webpack from 'webpack';
webpack({
  mode: 'production', context: import.meta.dirname, entry: './main.js', devtool: false, performance: false,
  output: { path: import.meta.dirname + '/out', publicPath: 'auto' },
}, (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
});
`,
      });
      run('node', ['build.js'], { cwd: place });
      return path.join(place, 'out');
    },
  },
  ...['esm', 'iife'].map(
    (format) =>
      /** @type {Consumer} */ ({
        name: `esbuild-${format}`,
        ...{ ...none, npm: true },
        page: 'index.html',
        wanted: { elements: 1, numbers: kNumbers },
        build() {
          const bytes = `import wasm from 'posenc/posenc.wasm';
import { loadEncoder } from 'posenc';
export async function numbers() {
${kAsk.replace('loadEncoder()', 'loadEncoder({ wasm })')}
return text;
}
`;
          const iife = format === 'iife';
          // The figure's own chunks are found beside a script; in one classic script there are none.
          const script = iife
            ? '<script src="main.js"></script><script type="module" src="posenc/posenc-figure.js"></script>'
            : '<script type="module" src="main.js"></script>';
          const place = project(`esbuild-${format}`, 'bundlers', {
            'out/index.html': page(script),
            'compute.js': iife ? bytes : kCompute,
            'main.js': iife ? kMain.replace("import 'posenc/figure';\n", '') : kMain,
          });
          const list = [
            'main.js',
            '--bundle',
            '--minify',
            `--format=${format}`,
            '--outdir=out',
            '--log-level=error',
          ];
          npx(place, ['esbuild', ...list, ...(iife ? ['--loader:.wasm=binary'] : ['--splitting'])]);
          // esbuild copies no file that a script fetches beside itself.
          copyFiles(place, iife ? 'out/posenc' : 'out');
          return path.join(place, 'out');
        },
      }),
  ),
  {
    name: 'rollup',
    ...{ ...none, npm: true, ...onPage },
    build() {
      const place = project('rollup', 'bundlers', {
        'out/index.html': page('<script type="module" src="./main.js"></script>'),
        'compute.js': kCompute,
        'main.js': kMain,
        'rollup.config.js':
          "import resolve from '@rollup/plugin-node-resolve';\nexport default { input: 'main.js', output: { dir: 'out', format: 'es' }, plugins: [resolve({ browser: true })] };\n",
      });
      npx(place, ['rollup', '-c', '--silent']);
      copyFiles(place, 'out');
      return path.join(place, 'out');
    },
  },
  ...frameworks(),
  {
    name: 'next',
    ...{ ...none, npm: true, ...onPage },
    build() {
      const place = project('next', 'next', {
        'compute.js': kCompute,
        'next.config.js':
          "export default { output: 'export', basePath: '/course/notes', turbopack: { root: import.meta.dirname } };\n",
        'app/layout.js':
          'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
        'app/page.js': `'use client';
import { useEffect, useState } from 'react';
export default function Page() {
  const [text, setText] = useState('');
  useEffect(() => {
    import('../compute.js').then(({ numbers }) => numbers()).then(setText);
    import('posenc/figure');
  }, []);
  return <main><p id="numbers">{text}</p><posenc-figure figure="circle" position="7" /></main>;
}
`,
      });
      npx(place, ['next', 'build', '--webpack']);
      return path.join(place, 'out');
    },
  },
];

/** A page of each: the element with a parameter that the framework sets. @returns {Consumer[]} */
function frameworks() {
  /** @type {Record<string, Record<string, string>>} */
  const pages = {
    react: {
      'main.js': `import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { numbers } from './compute.js';
import 'posenc/figure';
function App() {
  const [text, setText] = useState('');
  useEffect(() => { numbers().then(setText); }, []);
  return createElement('main', null, createElement('p', { id: 'numbers' }, text),
    createElement('posenc-figure', { figure: 'circle', position: 7 }));
}
createRoot(document.getElementById('app')).render(createElement(App));
`,
    },
    vue: {
      'main.js': `import { createApp, h, onMounted, ref } from 'vue';
import { numbers } from './compute.js';
import 'posenc/figure';
createApp({
  setup() {
    const text = ref('');
    onMounted(async () => { text.value = await numbers(); });
    return () => [h('p', { id: 'numbers' }, text.value), h('posenc-figure', { figure: 'circle', position: 7 })];
  },
}).mount('#app');
`,
    },
    svelte: {
      'App.svelte': `<script>
import { numbers } from './compute.js';
import 'posenc/figure';
let text = $state('');
numbers().then((found) => { text = found; });
</script>
<p id="numbers">{text}</p>
<posenc-figure figure="circle" position={7}></posenc-figure>
`,
      'main.js':
        "import { mount } from 'svelte';\nimport App from './App.svelte';\nmount(App, { target: document.getElementById('app') });\n",
      'vite.config.js':
        "import { svelte } from '@sveltejs/vite-plugin-svelte';\nexport default { plugins: [svelte({ configFile: false })] };\n",
    },
  };
  return Object.entries(pages).map(([name, files]) => ({
    name,
    ...{ ...none, npm: true, ...onPage },
    build() {
      const place = project(name, 'bundlers', {
        'index.html': page(
          '<script type="module" src="./main.js"></script>',
          '<div id="app"></div>',
        ),
        'compute.js': kCompute,
        ...files,
      });
      npx(place, ['vite', 'build', '--base=./', '--outDir', 'out', '--logLevel', 'error']);
      return path.join(place, 'out');
    },
  }));
}

/** @param {string} value @param {string} wanted */
function same(value, wanted) {
  if (value !== wanted) throw new Error(`"${value}" is not "${wanted}"`);
}
