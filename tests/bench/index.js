// npm run bench: everything in one run, or `npm run bench -- Node sizes` for some parts of it.
// Writes results.json, the table of tests/bench/README.md and the five rows of the README. Parts that
// were not asked for keep what was measured before.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { root } from '../../web/tools/system/paths.js';
import { measureAccuracy } from './accuracy.js';
import { measureInChromium, measurePage } from './browser.js';
import { measureNatively } from './native.js';
import { measureInNode, measureMemory, measureSizes } from './node.js';
import { benchPart, readmePart, table, withPart } from './report.js';
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
const file = (/** @type {string} */ name) => path.join(root, name);
/** @type {import('./report.js').Results} */
const before = JSON.parse(readFileSync(file('tests/bench/results.json'), 'utf8'));
const processor = `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`;
const load = loadavg()[0]?.toFixed(1) ?? '?';
const asked = process.argv.slice(2);
const sections = [];
const measured = [];
for (const [title, measure] of parts) {
  if (asked.length > 0 && !asked.includes(title)) {
    sections.push(...before.sections.filter((section) => section.title === title));
    continue;
  }
  process.stderr.write(`measuring: ${title}\n`);
  const section = { title, rows: await measure() };
  sections.push(section);
  measured.push(section);
}
process.stdout.write(`${table(measured)}\n`);

const results = { processor, load, sections };
writeFileSync(file('tests/bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
for (const [name, part] of [
  ['README.md', readmePart(results)],
  ['tests/bench/README.md', benchPart(results)],
]) {
  writeFileSync(file(name), withPart(readFileSync(file(name), 'utf8'), part));
}
