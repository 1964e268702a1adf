import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { flavours, posenc } from './support.js';

const worker = await posenc.loadWorkerEncoder();
after(() => worker.close());
const [{ encoder }] = flavours;

test('a worker’s table is the encoder’s own', async () => {
  const given = { dModel: 64, first: 0.5, step: 3, count: 2000 };
  assert.deepEqual(await worker.encode(given), encoder.encode(given));
  const wide = /** @type {const} */ ({ ...given, dtype: 'float64' });
  assert.deepEqual(await worker.encode(wide), encoder.encode(wide));
});

test('a worker offers every function of the encoder that needs no callback', async () => {
  const sendable = Object.keys(encoder).filter((name) => name !== 'eachWindow');
  assert.deepEqual(Object.keys(worker).sort(), [...sendable, 'close'].sort());
  const similarity = { dModel: 64, count: 100 };
  assert.deepEqual(await worker.similarity(similarity), encoder.similarity(similarity));
});

test('the program goes on while a long table is made', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  await worker.encode({ dModel: 512, count: 32768, dtype: 'float64' });
  clearInterval(timer);
  assert.ok(turns > 0);
});

test('encodeInto takes the table’s memory to the worker and back', async () => {
  const table = new Float64Array(640);
  const back = await worker.encodeInto(table, { dModel: 64 });
  assert.equal(table.length, 0);
  assert.deepEqual(back, encoder.encode({ dModel: 64, count: 10, dtype: 'float64' }));
});

test('a refusal comes back as the same error', async () => {
  await assert.rejects(worker.encode({ dModel: 7, count: 1 }), (error) => {
    assert.ok(error instanceof RangeError);
    const { code, parameter, value } = /** @type {any} */ (error);
    assert.deepEqual([code, parameter, value], ['not-even', 'dModel', 7]);
    return true;
  });
  await assert.rejects(worker.encode(/** @type {any} */ ({ dModel: '8', count: 1 })), TypeError);
  assert.equal((await worker.encode({ dModel: 2, count: 1 }))[1], 1);
});

test('many calls at once are answered each by its own', async () => {
  const counts = Array.from({ length: 30 }, (_, index) => index);
  const tables = await Promise.all(counts.map((count) => worker.encode({ dModel: 4, count })));
  assert.deepEqual(
    tables.map((table) => table.length),
    counts.map((count) => 4 * count),
  );
});

test('closing a worker ends the calls under way and those after it', async () => {
  const other = await posenc.loadWorkerEncoder();
  const waiting = other.encode({ dModel: 512, count: 30000 });
  other.close();
  await assert.rejects(waiting, { code: 'closed' });
  await assert.rejects(other.encode({ dModel: 2, count: 1 }), { code: 'closed' });
});

test('a worker that cannot be loaded says so', async () => {
  const nowhere = new URL('./no-such-worker.js', import.meta.url);
  await assert.rejects(posenc.loadWorkerEncoder({ worker: nowhere }), { code: 'worker-failed' });
  const damaged = { wasm: new Uint8Array(8), scalarWasm: new Uint8Array(8) };
  await assert.rejects(posenc.loadWorkerEncoder(damaged), { code: 'not-this-file' });
});

test('a worker that ends by itself says so', async () => {
  const worker = new URL('data:text/javascript,process.exit(3)');
  await assert.rejects(posenc.loadWorkerEncoder({ worker }), { code: 'worker-failed' });
});

test('an address that is none is refused before there is a worker', async () => {
  const wasm = './posenc.wasm';
  await assert.rejects(posenc.loadEncoder({ wasm }), { code: 'load-failed' });
  await assert.rejects(posenc.loadWorkerEncoder({ wasm }), { code: 'load-failed' });
});

test('a table that was handed over already is refused, and the worker goes on', async () => {
  const table = new Float32Array(8);
  const both = [worker.encodeInto(table, { dModel: 4 }), worker.encodeInto(table, { dModel: 4 })];
  const [first, second] = await Promise.allSettled(both);
  assert.equal(first.status, 'fulfilled');
  assert.equal(second.status === 'rejected' && second.reason.name, 'TypeError');
  await assert.rejects(worker.encodeInto(table, { dModel: 4 }), { code: 'detached' });
  assert.throws(() => encoder.encodeInto(table, { dModel: 4 }), { code: 'detached' });
  assert.equal((await worker.encode({ dModel: 2, count: 1 }))[1], 1);
});

test('a table whose filling is refused comes back with the error', async () => {
  const table = new Float64Array(9).fill(7);
  await assert.rejects(worker.encodeInto(table, { dModel: 8 }), (/** @type {any} */ error) => {
    assert.equal(error.code, 'not-whole');
    assert.deepEqual(error.table, new Float64Array(9).fill(7));
    return true;
  });
});

test('arguments that no worker can be sent are a TypeError', async () => {
  for (const dModel of [() => 4, Symbol('four')]) {
    const given = /** @type {any} */ ({ dModel, count: 1 });
    await assert.rejects(worker.encode(given), { name: 'TypeError', code: 'wrong-type' });
  }
  assert.equal((await worker.encode({ dModel: 2, count: 1 }))[1], 1);
});

test('a signal ends the call under way or one that waits; those behind it are answered', async () => {
  const other = await posenc.loadWorkerEncoder();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const long = other.encode({ dModel: 2 ** 24, count: 1 }, { signal: running.signal });
  const second = other.encode({ dModel: 512, count: 9 }, { signal: waiting.signal });
  const third = other.encode({ dModel: 8, first: 5, count: 1 });
  const began = Date.now();
  setTimeout(() => waiting.abort(), 50);
  setTimeout(() => running.abort(), 100);
  await assert.rejects(second, { name: 'AbortError' });
  await assert.rejects(long, { name: 'AbortError' });
  assert.deepEqual(await third, encoder.encode({ dModel: 8, first: 5, count: 1 }));
  assert.ok(Date.now() - began < 4000);
  const given = { dModel: 2, count: 1 };
  const early = { signal: AbortSignal.abort() };
  await assert.rejects(other.encode(given, early), { name: 'AbortError' });
  const wrong = /** @type {any} */ ({ signla: early.signal });
  await assert.rejects(other.encode(given, wrong), { parameter: 'signla' });
  other.close();
});

test('an error from the worker keeps its cause', async () => {
  const nowhere = new URL('./no-such-module.wasm', import.meta.url);
  await assert.rejects(
    posenc.loadWorkerEncoder({ wasm: nowhere, scalarWasm: nowhere }),
    (error) => {
      const { code, cause } = /** @type {any} */ (error);
      assert.equal(code, 'load-failed');
      assert.match(cause.message, /ENOENT/);
      return true;
    },
  );
});
