import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { checkAnswers, checkDoubles, hasVectors } from '../../web/engine/instance.js';
import { createEncoding } from '../../web/engine/library/encoding.js';
import { dist } from '../../web/tools/system/paths.js';
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
    (address) =>
      assert.rejects(loadEncoder({ wasm: address }), { code: 'load-failed', status: 404 }),
  );
  for (const body of ['<!doctype html><title>Not here</title>', wasm.subarray(0, 9000)]) {
    await withServer(
      (_, response) => response.end(body),
      (address) => assert.rejects(loadEncoder({ wasm: address }), { code: 'not-this-file' }),
    );
    await withServer(
      (_, response) => response.end(body),
      (address) =>
        assert.rejects(loadEncoder({ wasm: address, anyBuild: true }), { code: 'not-a-module' }),
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
  await assert.rejects(loadEncoder({ wasm: new Uint8Array(4) }), { code: 'not-this-file' });
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
      await assert.rejects(copy.loadEncoder(), { code: 'not-this-file' });
    }
    writeFileSync(path.join(folder, 'posenc.wasm'), wasm);
    await copy.loadEncoder();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a module that counts wrong in one column is found out', async () => {
  const { encode } = await loadEncoder();
  checkAnswers({ encode });
  const doubles = (/** @type {any} */ shape) => encode({ ...shape, dtype: 'float64' });
  checkDoubles(doubles);
  for (const column of [0, 1, 30, 63]) {
    /** @param {(shape: any) => any} make */
    const spoiled = (make) => (/** @type {any} */ shape) =>
      make(shape).map((/** @type {number} */ value, /** @type {number} */ place) =>
        place % shape.dModel === column ? value + 1e-3 : value,
      );
    const wrong = { code: 'wrong-answers' };
    assert.throws(() => checkAnswers({ encode: /** @type {any} */ (spoiled(encode)) }), wrong);
    assert.throws(() => checkDoubles(spoiled(doubles)), wrong);
  }
});

test('float64 is tried out when it is first asked for, and then no more', async () => {
  /** @type {string[]} */
  const asked = [];
  const encoder = await loadEncoder();
  const native = {
    peek: (/** @type {string} */ name, /** @type {number[]} */ ...given) => {
      asked.push(name);
      if (name === 'refuseTable') return null;
      if (name === 'windowRows') return 200;
      const [dModel, base, first, step, row, count] = given;
      const table = encoder.encode({
        dModel,
        base,
        first: first + row * step,
        count,
        dtype: 'float64',
      });
      return spoil ? table.fill(0.5) : table;
    },
  };
  let spoil = true;
  const { encode } = createEncoding(/** @type {any} */ (native));
  const call = () => encode({ dModel: 8, count: 1, dtype: 'float64' });
  assert.throws(call, { code: 'wrong-answers' });
  assert.throws(call, { code: 'wrong-answers' });
  spoil = false;
  call();
  asked.length = 0;
  call();
  assert.equal(asked.filter((name) => name === 'encodeFloat64').length, 1);
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

test('bytes given by the caller are compared with the two builds of this release', async () => {
  const step = wasm.length / 300;
  for (let flip = 0; flip < 300; flip += 1) {
    const damaged = Uint8Array.from(wasm);
    damaged[Math.floor(flip * step)] ^= 1 << (flip % 8);
    await assert.rejects(loadEncoder({ wasm: damaged }), { code: 'not-this-file' });
  }
  const scalar = await loadEncoder({ wasm: shipped('posenc-scalar.wasm') });
  assert.equal(scalar.encode({ dModel: 2, count: 1 })[1], 1);
});

test('a damaged copy in a cache is asked for anew, of the server, by itself', async () => {
  /** @type {(string | undefined)[]} */
  const asked = [];
  await withServer(
    (request, response) => {
      asked.push(request.headers['cache-control']);
      response.end(asked.length === 1 ? wasm.subarray(0, 900) : wasm);
    },
    async (address) => {
      const encoder = await loadEncoder({ wasm: address });
      assert.equal(encoder.encode({ dModel: 2, count: 1 })[1], 1);
    },
  );
  assert.equal(asked.length, 2);
  assert.equal(asked[1], 'no-cache');
});

test('a signal ends the loading with its own reason', async () => {
  const reason = new Error('no longer wanted');
  const early = AbortSignal.abort(reason);
  await assert.rejects(loadEncoder({ signal: early }), (error) => error === reason);
  await withServer(
    () => {},
    async (address) => {
      const late = new AbortController();
      const loading = loadEncoder({ wasm: address, signal: late.signal, timeout: Infinity });
      setTimeout(() => late.abort(reason), 50);
      await assert.rejects(loading, (error) => error === reason);
    },
  );
});

test('an option of a wrong type is refused by name, and so are options that are none', async () => {
  const wrong = {
    timeout: ['x', -1, Number.NaN],
    simd: ['no', 1],
    wasm: ['', 5, {}],
    signal: [{}, true],
    anyBuild: ['yes'],
  };
  for (const [parameter, values] of Object.entries(wrong)) {
    for (const value of values) {
      const options = /** @type {any} */ ({ [parameter]: value });
      const expected = { name: 'TypeError', code: 'wrong-type', parameter };
      await assert.rejects(loadEncoder(options), expected, `${parameter}: ${value}`);
    }
  }
  for (const none of [null, 7, 'posenc.wasm']) {
    await assert.rejects(loadEncoder(/** @type {any} */ (none)), { code: 'wrong-type' });
  }
});

test('what an engine says of a policy, of memory and of a module is told apart', async () => {
  const said = [
    ["violates the following Content Security policy directive: script-src 'self'", 'forbidden'],
    ['call to WebAssembly.compile() blocked by CSP', 'forbidden'],
    ['Out of memory: Cannot allocate Wasm memory for new instance', 'out-of-memory'],
    ['expected magic word 00 61 73 6d', 'not-a-module'],
  ];
  const { compile } = WebAssembly;
  try {
    for (const [words, code] of said) {
      WebAssembly.compile = () => Promise.reject(new WebAssembly.CompileError(words));
      await assert.rejects(loadEncoder(), (/** @type {any} */ error) => {
        assert.equal(error.code, code, words);
        assert.equal(error.cause.message, words);
        return true;
      });
    }
  } finally {
    WebAssembly.compile = compile;
  }
  const there = globalThis.WebAssembly;
  try {
    Object.assign(globalThis, { WebAssembly: undefined });
    await assert.rejects(loadEncoder(), { code: 'no-webassembly' });
  } finally {
    Object.assign(globalThis, { WebAssembly: there });
  }
});

test('given bytes, a classic bundle that has no address loads', async () => {
  const { build } = await import('esbuild');
  const folder = mkdtempSync(path.join(tmpdir(), 'posenc-classic-'));
  try {
    const entry = path.join(folder, 'entry.js');
    const script = JSON.stringify(path.join(dist, 'posenc.js'));
    writeFileSync(entry, `import { loadEncoder } from ${script}; globalThis.load = loadEncoder;`);
    const outfile = path.join(folder, 'out.js');
    const made = await build({
      ...{ entryPoints: [entry], outfile, bundle: true, format: 'iife', logLevel: 'silent' },
    });
    assert.deepEqual(made.errors, []);
    const { runInThisContext } = await import('node:vm');
    runInThisContext(readFileSync(outfile, 'utf8'));
    const { load } = /** @type {any} */ (globalThis);
    const encoder = await load({ wasm });
    assert.equal(encoder.encode({ dModel: 2, count: 1 })[1], 1);
    await assert.rejects(load(), { code: 'load-failed', message: /give it as the option wasm/ });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
