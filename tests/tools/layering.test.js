import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../web/tools/system/paths.js';
import { filesUnder } from '../../web/tools/system/stamps.js';
import { brokenLayers, runningArrows, typeArrows } from './layers.js';

const modules = ['engine', 'commands', 'charts', 'figures', 'page', 'embed', 'labs']
  .flatMap((folder) => filesUnder(path.join(root, 'web', folder)))
  .filter((file) => file.endsWith('.js'))
  .map((file) => path.relative(root, file));

test('every import points from page to figures to charts, and nowhere back', async () => {
  const arrows = await runningArrows(modules);
  // The walk is worth something only if it saw the arrows that are known to be there.
  assert.ok(arrows.some(({ to }) => to === '#glue'));
  assert.ok(arrows.some(({ to }) => to === 'chart.js'));
  assert.deepEqual(brokenLayers(arrows), []);
});

test('types too are named in that direction only', () => {
  const arrows = modules.flatMap((file) =>
    typeArrows(file, readFileSync(path.join(root, file), 'utf8')),
  );
  assert.ok(arrows.length > 0);
  assert.deepEqual(brokenLayers(arrows), []);
});

const pointingBack = {
  'a chart that knows the engine': ['web/charts/line.js', 'web/engine/index.js'],
  'a chart that knows a figure': ['web/charts/line.js', 'web/figures/circle/index.js'],
  'a chart that knows the package': ['web/charts/line.js', 'posenc'],
  'a figure that knows the page': ['web/figures/circle/index.js', 'web/page/store.js'],
  'a figure that draws past the charts': ['web/figures/circle/index.js', 'chart.js'],
  'a figure that loads an engine': ['web/figures/circle/index.js', 'web/engine/index.js'],
  'a figure that knows another': ['web/figures/circle/index.js', 'web/figures/wave/index.js'],
  'a shared part that knows a figure': ['web/figures/shared/pairs.js', 'web/figures/wave/index.js'],
  'a figure that knows the list of figures': [
    'web/figures/circle/index.js',
    'web/figures/index.js',
  ],
  'a figure that reads text': ['web/figures/circle/index.js', 'web/text/en/interface.json'],
  'a page that knows an embed': ['web/page/main.js', 'web/embed/frame.js'],
  'a figure that knows an embed': ['web/figures/circle/index.js', 'web/embed/view.js'],
  'an embed that draws past the charts': ['web/embed/view.js', 'chart.js'],
  'an embed that reads text': ['web/embed/view.js', 'web/text/en/interface.json'],
  'a lab that knows a figure': ['web/labs/zoom/main.js', 'web/figures/wave/index.js'],
  'a page that knows a lab': ['web/page/main.js', 'web/labs/zoom/main.js'],
  'a page that knows the glue': ['web/page/main.js', '#glue'],
  'a page that draws past the charts': ['web/page/main.js', 'chart.js'],
  'an engine that knows the page': ['web/engine/index.js', 'web/page/store.js'],
  'a package that nobody chose': ['web/page/main.js', 'left-pad'],
  'a page that knows the tools': ['web/page/main.js', 'web/tools/commands/build.js'],
};

for (const [name, [from = '', to = '']] of Object.entries(pointingBack)) {
  test(`${name} is refused`, () => {
    assert.equal(brokenLayers([{ from, to }]).length, 1);
  });
}

test('a figure may hear of the engine by its types, and a chart may not', () => {
  const to = 'web/engine/encoder.js';
  assert.deepEqual(brokenLayers([{ from: 'web/figures/circle/index.js', to, type: true }]), []);
  assert.equal(brokenLayers([{ from: 'web/charts/line.js', to, type: true }]).length, 1);
});

test('types are found in comments, by the folder of the file that names them', () => {
  const source = `
    /** @param {import('../page/store.js').Store} store */
    export const bind = (store) => import('./elsewhere.js');
  `;
  assert.deepEqual(typeArrows('web/charts/line.js', source), [
    { from: 'web/charts/line.js', to: 'web/page/store.js', type: true },
  ]);
});
