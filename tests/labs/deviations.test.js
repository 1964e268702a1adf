// How far NumPy and PyTorch themselves are from the recipes as the precision lab emulates them, where
// each elementary operation is rounded once. What the lab says of it is measured here and committed:
// `npm run test:all` measures anew, and says where it has changed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../web/tools/system/paths.js';
import { inFolder, labs, pythonWith, without } from './support.js';

const python = pythonWith('numpy, torch') ?? pythonWith('numpy');
// Those of the table in facts.md, section 3.
const asked = new Set([50, 5000, 50000, 1e6]);
const committed = path.join(root, 'web/labs/deviations.json');

/**
 * @param {Float64Array} theirs
 * @param {{dModel: number, base: number, positions: number[]}} facts
 * @param {string} recipe
 */
function compare(theirs, { dModel, base, positions }, recipe) {
  let [differing, largest, values] = [0, 0, 0];
  /** @type {Record<string, number>} */
  const largestAt = {};
  positions.forEach((position, row) => {
    const ours = labs.recipeRow({ dModel, base, recipe, position });
    for (let j = 0; j < dModel; j += 1) {
      const [a, b] = [theirs[row * dModel + j], ours[j]];
      values += 1;
      if (Object.is(a, b) || (Number.isNaN(a) && Number.isNaN(b))) continue;
      assert.ok(!Number.isNaN(a) && !Number.isNaN(b), `${recipe} at ${position}, ${j}`);
      if (a !== b) differing += 1;
      largest = Math.max(largest, Math.abs(a - b));
      const here = largestAt[position] ?? 0;
      if (asked.has(position)) largestAt[position] = Math.max(here, Math.abs(a - b));
    }
  });
  return { share: Number((differing / values).toPrecision(3)), largest, largestAt };
}

test(
  'NumPy and PyTorch deviate from the emulated recipes by what the lab says',
  { skip: python ? false : without('numpy') },
  () =>
    inFolder((folder) => {
      const program = path.join(root, 'tests/labs/deviations.py');
      const { status, stderr } = spawnSync(String(python), [program, folder], { encoding: 'utf8' });
      assert.equal(status, 0, stderr);
      const facts = JSON.parse(readFileSync(path.join(folder, 'made.json'), 'utf8'));
      const measured = facts.made.map((/** @type {[string, string]} */ [library, recipe]) => {
        const name = path.join(folder, `${library}-${recipe}.npy`);
        const file = new Uint8Array(readFileSync(name));
        // NaN, where float16 overflows, is read as any other value.
        const { values } = labs.readTable({ file });
        const version = facts.versions[library];
        return { library, version, recipe, ...compare(values, facts, recipe) };
      });
      if (process.env.POSENC_MEASURE) {
        const { dModel, base, positions } = facts;
        const last = positions.at(-1);
        const text = { dModel, base, positions: positions.length, last, measured };
        writeFileSync(committed, `${JSON.stringify(text, null, 2)}\n`);
      }
      const known = JSON.parse(readFileSync(committed, 'utf8')).measured;
      for (const each of measured) {
        const same = (/** @type {any} */ { library, recipe }) =>
          library === each.library && recipe === each.recipe;
        const before = known.find(same);
        assert.ok(before, `${each.library} ${each.recipe}`);
        // Other versions and processors have other last places, but none has another recipe.
        const floor = { float16: 1e-3, bfloat16: 0.01 }[/** @type {'float16'} */ (each.recipe)];
        assert.ok(
          each.largest <= Math.max(4 * before.largest, floor ?? 2e-7),
          JSON.stringify(each),
        );
      }
    }),
);
