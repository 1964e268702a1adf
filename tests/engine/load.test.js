import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { checkAnswers, hasVectors } from '../../web/engine/instance.js';
import { posenc, shipped } from './support.js';

const { loadEncoder } = posenc;
const wasm = shipped('posenc.wasm');

/**
 * @param {import('node:http').RequestListener} answer
 * @param {(address: string) => Promise<void>} body
 */
async function withServer(answer, body) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  try {
    await body(`http://127.0.0.1:${port}/posenc.wasm`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('the module loads from bytes, from an address and from beside the script', async () => {
  const [row, ...same] = await Promise.all(
    [{ wasm }, { wasm: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) }, {}].map(
      async (options) => (await loadEncoder(options)).encode({ dModel: 8, first: 5, count: 1 }),
    ),
  );
  for (const other of same) assert.deepEqual(other, row);
  await withServer(
    (_, response) => response.end(wasm),
    async (address) => {
      const encoder = await loadEncoder({ wasm: address, scalarWasm: address });
      assert.deepEqual(encoder.encode({ dModel: 8, first: 5, count: 1 }), row);
    },
  );
});

test('a wrong media type does not matter', async () => {
  let requests = 0;
  await withServer(
    (_, response) => {
      requests += 1;
      response.setHeader('content-type', 'text/plain');
      response.end(wasm);
    },
    async (address) => {
      await loadEncoder({ wasm: address });
      assert.equal(requests, 1);
    },
  );
});

test('an error page, an HTML answer and half a file are refused with a code', async () => {
  await withServer(
    (_, response) => {
      response.statusCode = 404;
      response.end('<!doctype html>');
    },
    (address) => assert.rejects(loadEncoder({ wasm: address }), { code: 'load-failed' }),
  );
  for (const body of ['<!doctype html><title>Not here</title>', wasm.subarray(0, 9000)]) {
    await withServer(
      (_, response) => response.end(body),
      (address) => assert.rejects(loadEncoder({ wasm: address }), { code: 'not-a-module' }),
    );
  }
  const nowhere = new URL('./no-such-module.wasm', import.meta.url);
  await assert.rejects(loadEncoder({ wasm: nowhere }), { code: 'load-failed' });
});

test('an answer that never comes, or never ends, is given up', async () => {
  await withServer(
    () => {},
    (address) =>
      assert.rejects(loadEncoder({ wasm: address, timeout: 100 }), { code: 'load-timeout' }),
  );
  await withServer(
    (_, response) => void response.write(wasm.subarray(0, 100)),
    (address) =>
      assert.rejects(loadEncoder({ wasm: address, timeout: 300 }), { code: 'load-timeout' }),
  );
});

test('after a failure the same call succeeds', async () => {
  await assert.rejects(loadEncoder({ wasm: new Uint8Array(4) }), { code: 'not-a-module' });
  const encoder = await loadEncoder();
  assert.equal(encoder.encode({ dModel: 2, count: 1 })[1], 1);
});

test('of a file with one wrong byte not one loads', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'posenc-damaged-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
    writeFileSync(path.join(folder, 'posenc.js'), shipped('posenc.js'));
    const copy = await import(pathToFileURL(path.join(folder, 'posenc.js')).href);
    for (let offset = 8; offset < wasm.length; offset += Math.floor(wasm.length / 60)) {
      const damaged = Uint8Array.from(wasm);
      damaged[offset] ^= 1 << (offset % 8);
      writeFileSync(path.join(folder, 'posenc.wasm'), damaged);
      await assert.rejects(copy.loadEncoder(), { code: 'load-failed' });
    }
    writeFileSync(path.join(folder, 'posenc.wasm'), wasm);
    await copy.loadEncoder();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a module that counts wrong in one value of a table is found out', async () => {
  const { encode } = await loadEncoder();
  checkAnswers({ encode });
  for (const place of [0, 511, 5000, 10239]) {
    const wrong = (/** @type {any} */ given) => {
      const table = encode(given);
      if (place < table.length) table[place] += 0.01;
      return table;
    };
    // The places 0, 97, 194, ... weigh nothing: those of the first row are looked at by themselves.
    const call = () => checkAnswers({ encode: /** @type {any} */ (wrong) });
    assert.throws(call, { code: 'wrong-answers' });
  }
});

test('SIMD is found where the module that needs it compiles', async () => {
  assert.equal(hasVectors(), WebAssembly.validate(wasm));
  assert.ok(WebAssembly.validate(shipped('posenc-scalar.wasm')));
});

test('without SIMD the scalar module is the one that is fetched', async () => {
  const asked = { wasm: new Uint8Array(4), scalarWasm: shipped('posenc-scalar.wasm'), simd: false };
  const encoder = await loadEncoder(asked);
  assert.equal(encoder.encode({ dModel: 2, count: 1 })[1], 1);
});

test('an option that is not known is refused by name', async () => {
  const options = /** @type {any} */ ({ wsam: 'posenc.wasm' });
  await assert.rejects(loadEncoder(options), { name: 'TypeError', parameter: 'wsam' });
});
