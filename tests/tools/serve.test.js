import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { serveOnPort } from '../../web/tools/system/port.js';
import { serve } from '../../web/tools/system/serve.js';

const place = mkdtempSync(path.join(tmpdir(), 'posenc-serve-'));
const folder = path.join(place, 'site');
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

before(async () => {
  mkdirSync(path.join(folder, 'fonts'), { recursive: true });
  writeFileSync(path.join(place, 'secret.txt'), 'not for you');
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>home</title>');
  writeFileSync(path.join(folder, 'fonts/index.html'), '<!doctype html><title>fonts</title>');
  writeFileSync(path.join(folder, 'posenc.wasm'), new Uint8Array([0, 97, 115, 109]));
  for (const name of ['a.js', 'a.css', 'a.json', 'a.svg', 'a.woff2', 'a.unheard-of', 'a b.js']) {
    writeFileSync(path.join(folder, name), 'x');
  }
  symlinkSync(path.join(place, 'secret.txt'), path.join(folder, 'way-out.txt'));
  site = await serve(folder);
});

after(async () => {
  await site.close();
  rmSync(place, { recursive: true });
});

/**
 * Asks for an address exactly as written: fetch would tidy it up first.
 *
 * @param {string} address
 * @param {string} [method]
 * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: string }>}
 */
function ask(address, method = 'GET') {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: site.port, path: address, method },
      (answer) => {
        let body = '';
        answer.on('data', (part) => {
          body += part;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body }),
        );
      },
    );
    sent.on('error', reject).end();
  });
}

const types = {
  '/': 'text/html; charset=utf-8',
  '/a.js': 'text/javascript; charset=utf-8',
  '/a.css': 'text/css; charset=utf-8',
  '/a.json': 'application/json; charset=utf-8',
  '/a.svg': 'image/svg+xml',
  '/a.woff2': 'font/woff2',
  '/posenc.wasm': 'application/wasm',
  '/a.unheard-of': 'application/octet-stream',
};

for (const [address, type] of Object.entries(types)) {
  test(`${address} is served as ${type}`, async () => {
    const { status, headers } = await ask(address);
    assert.equal(status, 200);
    assert.equal(headers['content-type'], type);
  });
}

test('a query and an encoded blank do not hide a file', async () => {
  assert.equal((await ask('/a%20b.js?d-model=64')).status, 200);
  assert.match((await ask('/?d-model=64')).body, /home/);
});

test('no header is sent that a plain host would not send', async () => {
  const { headers } = await ask('/');
  const plain = ['connection', 'content-length', 'content-type', 'date', 'keep-alive'];
  assert.deepEqual(Object.keys(headers).sort(), plain);
});

test('HEAD gives the length and no body', async () => {
  const { status, headers, body } = await ask('/posenc.wasm', 'HEAD');
  assert.equal(status, 200);
  assert.equal(headers['content-length'], '4');
  assert.equal(body, '');
});

test('a folder without its slash is redirected, query and all', async () => {
  const { status, headers } = await ask('/fonts?pos=3');
  assert.equal(status, 301);
  assert.equal(headers.location, '/fonts/?pos=3');
  assert.match((await ask('/fonts/')).body, /fonts/);
});

for (const address of [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/fonts/..%2f..%2fsecret.txt',
  '/fonts/../../secret.txt',
  '/way-out.txt',
]) {
  test(`${address} does not leave the folder`, async () => {
    const { status, body } = await ask(address);
    assert.equal(status, 404);
    assert.doesNotMatch(body, /not for you/);
  });
}

for (const address of ['/%', '/%ff', '/a.js%00', '//fonts', 'fonts']) {
  test(`${address} is a bad request, and the server lives on`, async () => {
    assert.equal((await ask(address)).status, 400);
    assert.equal((await ask('/')).status, 200);
  });
}

test('what is not there is a 404', async () => {
  assert.equal((await ask('/nothing.js')).status, 404);
  assert.equal((await ask('/a.js/')).status, 404);
});

test('only reading is allowed', async () => {
  const { status, headers } = await ask('/', 'POST');
  assert.equal(status, 405);
  assert.equal(headers.allow, 'GET, HEAD');
});

test('a port that is taken is refused in one sentence', async () => {
  await assert.rejects(serveOnPort(folder, String(site.port)), {
    message: `Port ${site.port} is taken: name another with PORT, or none for a free one.`,
  });
});

for (const port of ['-1', '65536', '80a', '1e3', ' 80']) {
  test(`PORT=${port} is refused in one sentence`, async () => {
    await assert.rejects(serveOnPort(folder, port), {
      message: `PORT is ${port}, and must be a whole number from 0 to 65535.`,
    });
  });
}

test('HOST names the address to listen at, and one that is not here is refused in one sentence', async () => {
  const open = await serveOnPort(folder, '0', '0.0.0.0');
  assert.equal(open.url, `http://0.0.0.0:${open.port}/`);
  assert.equal((await fetch(`http://127.0.0.1:${open.port}/`)).status, 200);
  await open.close();
  await assert.rejects(serveOnPort(folder, '0', '192.0.2.1'), {
    message: 'HOST is 192.0.2.1, and must be an address of this machine, such as 0.0.0.0.',
  });
});

test('without a PORT there is always a free one', async () => {
  const first = await serveOnPort(folder, undefined);
  const second = await serveOnPort(folder, undefined);
  assert.notEqual(first.port, second.port);
  await first.close();
  await second.close();
});
