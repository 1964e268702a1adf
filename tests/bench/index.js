// npm run bench: everything in one run, or `npm run bench -- Node sizes` for some parts of it.
// Writes results.json and the tables of README.md and tests/bench/README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../web/tools/system/paths.js';
import { measureAccuracy } from './accuracy.js';
import { measureInChromium, measurePage } from './browser.js';
import { measureNatively } from './native.js';
import { measureInNode, measureMemory, measureSizes } from './node.js';
import { readmePart, table, wholePart, withPart } from './report.js';
import { buildKernel, installPeers } from './set-up.js';

await installPeers();
const kernel = await buildKernel();

/** @type {Array<[string, () => import('./rows.js').Row[] | Promise<import('./rows.js').Row[]>]>} */
const parts = [
  ['Node', () => measureInNode(kernel)],
  ['Chromium', () => measureInChromium(kernel)],
  ['page', measurePage],
  ['native', measureNatively],
  ['accuracy', measureAccuracy],
  ['memory', measureMemory],
  ['sizes', measureSizes],
];
const sections = [];
const asked = process.argv.slice(2);
for (const [title, measure] of parts) {
  if (asked.length > 0 && !asked.includes(title)) continue;
  process.stderr.write(`measuring: ${title}\n`);
  sections.push({ title, rows: await measure() });
}
process.stdout.write(`${table(sections)}\n`);

writeFileSync(
  path.join(root, 'tests/bench/results.json'),
  `${JSON.stringify(sections, null, 2)}\n`,
);
for (const [name, part] of /** @type {const} */ ([
  ['README.md', readmePart(sections)],
  ['tests/bench/README.md', wholePart(sections)],
])) {
  const file = path.join(root, name);
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), part));
}
