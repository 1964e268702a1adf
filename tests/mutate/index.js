/**
 * Plants faults, one at a time, and says which of them the tests notice:
 *   npm run mutate                       30 faults in figures and charts
 *   npm run mutate -- page --count 20 --seed 3
 *   npm run mutate -- figures --file circle --list
 *   npm run mutate -- figures --quick     without the stages that build a page or open a browser
 *
 * It works on a copy in build/mutate/, so the sources are never touched; npm run build comes first.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildFolder, dist, root } from '../../web/tools/system/paths.js';
import { filesUnder } from '../../web/tools/system/stamps.js';
import { areas } from './areas.js';
import { createDice, faultsIn } from './faults.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
const name = positionals[0] ?? 'figures';
const area = areas[name];
if (!area) throw new Error(`There is no area ${name}; there are ${Object.keys(areas).join(', ')}.`);
const stages = area.stages.filter(({ page }) => !(values.quick && page));
const copy = path.join(buildFolder, 'mutate');

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
const relative = (/** @type {string} */ folder) =>
  filesUnder(path.join(root, folder)).map((file) => path.relative(root, file));

/** @param {string} program @param {string[]} args */
function passes(program, ...args) {
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: copy,
    encoding: 'utf8',
    timeout: 300000,
    maxBuffer: 1e8,
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  return status === 0;
}

/** What the tests need, and nothing that they could spoil for others. */
function makeCopy() {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('Run npm run build first.');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(path.join(copy, 'build/wasm'), { recursive: true });
  for (const folder of [
    'web',
    'tests',
    'cpp',
    'dist',
    'package.json',
    'package-lock.json',
    'README.md',
  ]) {
    cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
  }
  cpSync(path.join(buildFolder, 'wasm/module'), path.join(copy, 'build/wasm/module'), {
    recursive: true,
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** @param {Array<{tests: RegExp[]}>} stages */
function testsOf(stages) {
  const all = relative('tests');
  return stages.map(({ tests }) => all.filter((file) => tests.some((one) => one.test(file))));
}

/** @returns {Array<{file: string, fault: import('./faults.js').Fault}>} */
function choose() {
  const dice = createDice(Number(values.seed));
  const files = relative('web').filter(
    (file) => area.sources.test(file) && file.includes(values.file),
  );
  const places = files.flatMap((file) =>
    faultsIn(readFileSync(path.join(root, file), 'utf8')).map((fault) => ({ file, fault })),
  );
  if (places.length === 0) throw new Error('There is no place for a fault in these files.');
  const chosen = [];
  for (let n = 0; n < Number(values.count) && places.length > 0; ++n) {
    chosen.push(...places.splice(dice(places.length), 1));
  }
  return chosen;
}

const chosen = choose();
const lineOf = (/** @type {string} */ source, /** @type {number} */ at) =>
  source.slice(0, at).split('\n').length;
if (values.list) {
  for (const { file, fault } of chosen) {
    say(
      `${file}:${lineOf(readFileSync(path.join(root, file), 'utf8'), fault.start)}: ${fault.what}`,
    );
  }
} else {
  makeCopy();
  const files = testsOf(stages);
  const rebuild = () => passes('tests/mutate/rebuild.js');
  const run = (/** @type {number} */ index, file = '') => {
    const { references, own } = stages[index] ?? {};
    if (references) return passes('tests/browser/references.js', '--check');
    const isThere = (/** @type {string} */ one) => existsSync(path.join(copy, one));
    const tests = own ? own(file).filter(isThere) : (files[index] ?? []);
    return tests.length === 0 || passes('--test', '--test-concurrency=2', ...tests);
  };
  say('Without a fault:');
  const usable = stages.map((stage, index) => {
    const holds = run(index);
    say(`  ${stage.name}: ${holds ? 'passes' : 'FAILS, and is left out'}`);
    return holds;
  });
  let noticed = 0;
  for (const { file, fault } of chosen) {
    const place = path.join(copy, file);
    const source = readFileSync(place, 'utf8');
    writeFileSync(place, source.slice(0, fault.start) + fault.text + source.slice(fault.end));
    let by = '';
    let built = false;
    for (const [index, stage] of stages.entries()) {
      if (!usable[index]) continue;
      if (stage.page && !built) {
        built = true;
        if (!rebuild()) {
          by = 'the build';
          break;
        }
      }
      if (!run(index, file)) {
        by = stage.name;
        break;
      }
    }
    writeFileSync(place, source);
    if (by) ++noticed;
    say(
      `${by ? 'noticed' : 'MISSED '} ${file}:${lineOf(source, fault.start)}: ${fault.what}${by && ` (${by})`}`,
    );
  }
  say(`${noticed} of ${chosen.length} faults in ${name} were noticed (seed ${values.seed}).`);
}
