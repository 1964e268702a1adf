import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { dist, root } from '../../web/tools/system/paths.js';
import { flavours, posenc } from './support.js';

const run = promisify(execFile);

/**
 * What the type checker says of a program of somebody else's.
 *
 * @param {string} program
 * @returns {Promise<string[]>} its complaints, without the place
 */
async function complaints(program) {
  const folder = mkdtempSync(path.join(tmpdir(), 'posenc-types-'));
  try {
    writeFileSync(path.join(folder, 'program.mts'), program);
    const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext'];
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    const { stdout } = await run(
      tsc,
      [...options, '--types', '', path.join(folder, 'program.mts')],
      {
        cwd: folder,
      },
    ).catch((failed) => failed);
    return stdout
      .split('\n')
      .filter((/** @type {string} */ line) => line.includes('error TS'))
      .map((/** @type {string} */ line) => line.slice(line.indexOf('error TS')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const types = JSON.stringify(path.join(dist, 'posenc.js'));

/** @param {string[]} names */
function record(names) {
  return `{ ${names.map((name) => `${name}: true`).join(', ')} }`;
}

test('the types name what the module exports, no more and no less', async () => {
  const names = Object.keys(flavours[0].encoder);
  const program = `
    import * as posenc from ${types};
    export const functions: Record<keyof posenc.Encoder, true> = ${record(names)};
    export const calls: Record<keyof typeof posenc, true> = ${record(Object.keys(posenc))};
  `;
  assert.deepEqual(await complaints(program), []);
  const one = await complaints(program.replace(`${names[0]}: true, `, ''));
  assert.equal(one.length, 1, 'the check would not see a name that is missing');
});

test('the types take the calls of the README and give typed arrays', async () => {
  const program = `
    import { loadEncoder, loadWorkerEncoder, type Encoder } from ${types};
    const encoder: Encoder = await loadEncoder({ simd: false, timeout: 5000 });
    const narrow: Float32Array<ArrayBuffer> = encoder.encode({ dModel: 64, count: 100 });
    const wide: Float64Array = encoder.encode({ dModel: 64, count: 1, dtype: 'float64' });
    const same: Float32Array = encoder.encodeInto(narrow, { dModel: 64, first: 7 });
    const message: string | undefined = encoder.refusalOf('dModel', 7)?.message;
    const worker = await loadWorkerEncoder();
    const later: Promise<Float64Array> = worker.encode({ dModel: 4, count: 1, dtype: 'float64' });
    const dots: Float64Array = (await worker.similarity({ dModel: 64, count: 9 })).dots;
    worker.close();
    export { wide, same, message, later, dots };
  `;
  assert.deepEqual(await complaints(program), []);
});

test('the types refuse what the engine would refuse', async () => {
  const wrong = [
    `encoder.encode({ dModel: '12abc', count: 1 })`,
    `encoder.encode({ dModel: 64 })`,
    `encoder.encode({ dModel: 64, cuont: 1 })`,
    `encoder.encode({ dModel: 64, count: 1, dtype: 'float16' })`,
    `encoder.encodeInto([0, 1], { dModel: 2 })`,
    `encoder.rotation({ omega: 1 })`,
  ];
  const program = `import { loadEncoder } from ${types};
    const encoder = await loadEncoder();
    ${wrong.join(';\n')};
    export {};`;
  assert.equal((await complaints(program)).length, wrong.length);
});
