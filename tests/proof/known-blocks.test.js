import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compilersHere,
  essence,
  fingerprintOfKernel,
  flagsIn,
  proveKnownBlocks,
  readStamp,
} from '../../web/tools/system/proof.js';

const again = 'run `npm run test:all` and commit tests/proof/known_blocks.json';

test('the known blocks are proved for this kernel and its flags', () => {
  assert.equal(readStamp().sources, fingerprintOfKernel(), `The kernel has changed: ${again}.`);
});

test('the known blocks are proved for these compilers', async () => {
  const { compilers, checksum } = readStamp();
  const unknown = compilersHere().filter((each) => !compilers.includes(each));
  if (unknown.length === 0) return;
  assert.equal(await proveKnownBlocks(), checksum, `${unknown.join(', ')}: ${again}.`);
});

test('words and spaces need no new proof, every other change does', () => {
  const code = 'int a = 1;  // one\n';
  assert.equal(essence(code), essence('int a\n  = 1; // the first'));
  assert.notEqual(essence(code), essence('int a = 2;'));
});

test('flags that may change a bit are told from the rest', () => {
  const text =
    'set(x -O3 -msimd128) # -O9\n  -Wall -DNAME=1 -ffp-contract=off>) non-fatal -sSTACK=5';
  assert.deepEqual(flagsIn(text), ['-O3', '-ffp-contract=off', '-msimd128']);
});
