// Tables made by NumPy and PyTorch from the recipes that frameworks use, named by their values alone.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../web/tools/system/paths.js';
import { all, inFolder, labs, pythonWith, without } from './support.js';

// Of two Pythons the one that has both.
const python = pythonWith('numpy, torch') ?? pythonWith('numpy');

/**
 * How close a base must be: the given digits of a round one, or what the table's format leaves open.
 * @param {any} truth
 */
const share = ({ dtype }) => (dtype === 'float16' ? 2e-3 : 2e-5);

/**
 * @param {any} truth
 * @param {import('../../cpp/bindings/posenc-labs.js').Description} match
 */
function isTruth(truth, match) {
  const near = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ by) =>
    Math.abs(a / b - 1) <= by;
  return (
    match.ladder === truth.ladder &&
    match.layout === truth.layout &&
    match.start === truth.start &&
    match.step === 1 &&
    near(match.base, truth.base, share(truth)) &&
    near(match.scale, truth.scale, truth.dtype === 'float16' ? 1e-3 : 1e-5)
  );
}

/**
 * @param {string} folder
 * @param {number} tables
 * @param {number} misfits
 * @param {number} seed
 */
function make(folder, tables, misfits, seed) {
  const program = path.join(root, 'tests/labs/tables.py');
  const given = [folder, tables, misfits, seed].map(String);
  const { status, stderr } = spawnSync(String(python), [program, ...given], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8'));
}

/** @param {string} folder @param {string} name */
const nameOf = (folder, name) =>
  labs.identify({ file: new Uint8Array(readFileSync(path.join(folder, `${name}.npy`))) });

// The first of the tables where there is little time; what was made is the same either way.
const [tables, misfits] = all ? [200, 50] : [60, 20];

test(
  `${tables} tables of frameworks are named rightly, and ${misfits} that fit nothing are not`,
  { skip: python ? false : without('numpy') },
  () =>
    inFolder((folder) => {
      const truths = make(folder, tables, misfits, 20170612);
      const wrong = [];
      for (const [name, truth] of Object.entries(truths)) {
        const { matches, dtype } = nameOf(folder, name);
        const misfit = 'misfit' in truth;
        const right = misfit
          ? matches.length === 0
          : matches.some((match) => isTruth(truth, match)) && dtype === truth.dtype;
        if (!right) {
          const [best] = matches;
          wrong.push({ name, truth, dtype, best });
        }
      }
      assert.deepEqual(wrong, []);
    }),
);
