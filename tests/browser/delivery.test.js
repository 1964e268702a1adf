import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../web/tools/system/chromium.js';
import { dist, openSite, showFigure } from './support.js';

/**
 * The page where it cannot run, and what it says there: one true sentence in the place of each
 * figure, and no button that cannot help.
 */

/** @type {import('playwright-core').Browser} */
let browser;
before(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
});
after(() => browser?.close());

const names = readdirSync(dist);
const script = names.find((name) => /^page-.*\.js$/.test(name)) ?? '';
const { loading, notices } = JSON.parse(
  readFileSync(new URL('../../web/text/en/interface.json', import.meta.url), 'utf8'),
);
/** @type {Record<string, string>} */
const types = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  wasm: 'application/wasm',
};

/**
 * dist/ behind a server that may be told to answer otherwise.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(file: string, response: Response, request: Request) => boolean | void} Twist
 *   answers true where it has taken the request over
 *
 * @param {Twist} twist
 * @param {string} [folder]
 */
async function serveWith(twist, folder = dist) {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const file = new URL(request.url ?? '/', 'http://here').pathname.slice(1) || 'index.html';
    asked.push(file);
    if (twist(file, response, request)) return;
    try {
      const bytes = readFileSync(path.join(folder, file));
      response.setHeader('content-type', types[path.extname(file).slice(1)] ?? 'text/plain');
      response.end(bytes);
    } catch {
      response.statusCode = 404;
      response.end('<!doctype html><title>Not here</title>');
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    asked,
    port,
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a reader sees in the place of the figures: the same in each. @param {import('playwright-core').Page} page */
async function saidInPlace(page, where = page.mainFrame()) {
  await where.waitForSelector('html[data-failed]', { state: 'attached', timeout: 8000 });
  const places = await where.$$eval('.figure:not([data-painted]) .still', (all) =>
    all.map((one) => [one.textContent, getComputedStyle(one).visibility]),
  );
  assert.ok(places.length > 15);
  const said = new Set(places.map(([text]) => text));
  assert.equal(said.size, 1);
  for (const [, visibility] of places) assert.equal(visibility, 'visible');
  return [...said][0];
}

/** What is offered besides sending the notice away. @param {import('playwright-core').Page} page */
async function buttons(page) {
  const all = await page.locator('#notices .button').allTextContents();
  return all.filter((label) => label !== notices.dismiss);
}

/**
 * @param {string} title
 * @param {Twist} twist
 * @param {(page: import('playwright-core').Page, site: Awaited<ReturnType<typeof serveWith>>) => Promise<void>} body
 * @param {{init?: () => void, context?: import('playwright-core').BrowserContextOptions}} [how]
 */
function testWhere(title, twist, body, { init, context } = {}) {
  test(title, async () => {
    const site = await serveWith(twist);
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...context });
    try {
      if (init) await page.addInitScript(init);
      await page.goto(site.url, { waitUntil: 'commit' });
      await body(page, site);
    } finally {
      await page.close();
      site.close();
    }
  });
}

/** @param {string} wanted @param {Record<string, string>} [values] */
const sentenceIs =
  (wanted, values = {}, button = /** @type {string[]} */ ([])) =>
  async (/** @type {import('playwright-core').Page} */ page) => {
    const text = Object.entries(values).reduce(
      (sentence, [name, value]) => sentence.replace(`{${name}}`, value),
      loading[wanted],
    );
    assert.equal(await saidInPlace(page), text);
    assert.deepEqual(await buttons(page), button);
    // Nothing looks alive that is not.
    if (['disk', 'sandbox', 'offline', 'status', 'type', 'fresh', 'lacking'].includes(wanted)) {
      assert.equal(await page.locator('.figure-controls:visible').count(), 0);
    }
  };

testWhere(
  'without the page’s script the status of the server is said',
  (file, response) => {
    if (file !== script) return;
    response.statusCode = 404;
    response.end('<!doctype html>');
    return true;
  },
  sentenceIs('status', { status: '404' }),
);

testWhere(
  'half of the page’s script is said to be damaged',
  (file, response) => {
    if (file !== script) return;
    response.setHeader('content-type', 'text/javascript');
    response.end(readFileSync(path.join(dist, script)).subarray(0, 5000));
    return true;
  },
  sentenceIs('fresh'),
);

testWhere(
  'an HTML page in place of the script is named by its type',
  (file, response) => {
    if (file !== script) return;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Welcome</title>');
    return true;
  },
  sentenceIs('type', { type: 'text/html' }),
);

testWhere(
  'a script of a type that browsers do not run is named',
  (file, response) => {
    if (file !== script) return;
    response.setHeader('content-type', 'text/plain');
    response.end(readFileSync(path.join(dist, script)));
    return true;
  },
  sentenceIs('type', { type: 'text/plain' }),
);

testWhere(
  'a policy that forbids WebAssembly is named, with what would allow it',
  (file, response) => {
    if (file === 'index.html') response.setHeader('content-security-policy', "script-src 'self'");
  },
  async (page) => {
    await sentenceIs('forbidden')(page);
    assert.match(loading.forbidden, /'wasm-unsafe-eval'/);
  },
);

testWhere(
  'a browser without WebAssembly is said to be one',
  () => {},
  sentenceIs('noWebAssembly'),
  {
    init: () => {
      // @ts-expect-error: as where it is switched off
      delete globalThis.WebAssembly;
    },
  },
);

testWhere(
  'without memory for the encoder that is said, and trying again is offered',
  () => {},
  async (page) => {
    await sentenceIs('outOfMemory', {}, [loading.retry])(page);
    await page.evaluate(() => /** @type {any} */ (globalThis).giveBack());
    await page.locator('#notices .button').click();
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await showFigure(page, 'circle');
    assert.equal(await page.locator('#figure-circle .still').isVisible(), false);
  },
  {
    init: () => {
      const { instantiate } = WebAssembly;
      WebAssembly.instantiate = /** @type {any} */ (
        () => Promise.reject(new RangeError('Out of memory: Cannot allocate Wasm memory'))
      );
      Object.assign(globalThis, {
        giveBack() {
          WebAssembly.instantiate = instantiate;
        },
      });
    },
  },
);

let missing = true;
testWhere(
  'a status in place of the encoder is said; once it is there, trying again works',
  (file, response) => {
    if (file !== 'posenc-lesson.wasm' || !missing) return;
    response.statusCode = 503;
    response.end();
    return true;
  },
  async (page) => {
    await sentenceIs('answered', { status: '503' }, [loading.retry])(page);
    missing = false;
    await page.locator('#notices .button').click();
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
  },
);

testWhere(
  'while the encoder hangs there is a word after two seconds, and the page waits on',
  (file, response) => {
    if (file !== 'posenc-lesson.wasm') return;
    setTimeout(() => {
      response.setHeader('content-type', 'application/wasm');
      response.end(readFileSync(path.join(dist, file)));
    }, 6500);
    return true;
  },
  async (page) => {
    await page.waitForSelector('#notices .notice', { timeout: 5000 });
    const words = await page.locator('#notices .notice p').textContent();
    assert.equal(words, loading.slow);
    const place = page.locator('.still').first();
    assert.equal(await place.textContent(), loading.slow);
    assert.ok(await place.isVisible());
    await page.waitForSelector('html[data-ready]', { state: 'attached', timeout: 15000 });
    assert.equal(await page.locator('#notices .notice').count(), 0);
  },
);

let half = true;
testWhere(
  'a damaged encoder in the cache is asked for anew, without a press',
  (file, response) => {
    response.setHeader('cache-control', 'max-age=31536000');
    if (file !== 'posenc-lesson.wasm' || !half) return;
    half = false;
    response.setHeader('content-type', 'application/wasm');
    response.end(readFileSync(path.join(dist, file)).subarray(0, 20000));
    return true;
  },
  async (page, { asked }) => {
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    assert.equal(asked.filter((file) => file === 'posenc-lesson.wasm').length, 2);
  },
);

let old = true;
testWhere(
  'an encoder of another version offers to reload, which asks the server for everything',
  (file, response) => {
    response.setHeader('cache-control', 'max-age=31536000');
    if (file !== 'posenc-lesson.wasm' || !old) return;
    response.end(readFileSync(path.join(dist, 'posenc.wasm')));
    return true;
  },
  async (page, { asked }) => {
    await sentenceIs('otherFile', {}, [loading.reload])(page);
    old = false;
    const scripts = () => asked.filter((file) => file === script).length;
    const once = scripts();
    await page.locator('#notices .button').click();
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    assert.ok(scripts() > once);
  },
);

for (const [part, init] of /** @type {[string, () => void][]} */ ([
  ['Intl.PluralRules', () => Reflect.deleteProperty(Intl, 'PluralRules')],
  ['IntersectionObserver', () => Reflect.deleteProperty(globalThis, 'IntersectionObserver')],
  ['AbortSignal.timeout', () => Reflect.deleteProperty(AbortSignal, 'timeout')],
])) {
  testWhere(
    `without ${part} the page works`,
    () => {},
    async (page) => {
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      await showFigure(page, 'circle');
    },
    { init },
  );
}

testWhere(
  'a part of the browser that is missing is named',
  () => {},
  async (page) => {
    const said = await saidInPlace(page);
    assert.match(said ?? '', /could not start .* missing: .*URLSearchParams/);
  },
  { init: () => Reflect.deleteProperty(globalThis, 'URLSearchParams') },
);

test('opened from disk, the page runs by its classic script, and says so where that is missing', async () => {
  const address = pathToFileURL(path.join(dist, 'index.html')).href;
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await showFigure(page, 'circle');
  await page.route('**/classic/**', (route) => route.abort());
  await page.goto(address);
  await sentenceIs('disk')(page);
  await page.close();
});

test('in a sandbox, with an origin or without one, the page runs; it says so where it cannot', async () => {
  const site = await serveWith((file, response) => {
    if (file.startsWith('frame-')) {
      const sandbox = file === 'frame-bare' ? 'allow-scripts' : 'allow-scripts allow-same-origin';
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><iframe width=1000 height=700 sandbox="${sandbox}" src="/"></iframe>`,
      );
      return true;
    }
    return undefined;
  });
  const page = await browser.newPage();
  for (const kind of ['bare', 'whole']) {
    await page.goto(`${site.url}frame-${kind}`);
    const [, frame] = page.frames();
    await frame.waitForSelector('html[data-ready]', { state: 'attached' });
  }
  await page.route('**/classic/**', (route) => route.abort());
  await page.goto(`${site.url}frame-bare`);
  const [, bare] = page.frames();
  assert.equal(await saidInPlace(page, bare), loading.sandbox);
  await page.close();
  site.close();
});

test('without JavaScript each figure says what it would need, beside no control that is dead', async () => {
  const { url, close } = await serveWith(() => {});
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const place = page.locator('.still').first();
  await place.waitFor({ state: 'visible', timeout: 6000 });
  assert.equal(await place.textContent(), loading.still);
  const notice = await page.locator('noscript .notice').boundingBox();
  const column = await page.locator('main section:not(.opening) > p').first().boundingBox();
  assert.ok(notice && column && Math.abs(notice.x - column.x) < 2, `${notice?.x} ${column?.x}`);
  await page.close();
  close();
});

/**
 * A browser that takes a name for a secure place, as a host with a certificate is.
 *
 * @param {number} port
 */
async function openAsHost(port) {
  const home = `http://notes.test:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'posenc-profile-'));
  const args = ['--host-resolver-rules=MAP notes.test 127.0.0.1'];
  args.push(`--unsafely-treat-insecure-origin-as-secure=${home}`);
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: [...chromiumFlags, ...args],
  });
  return {
    home,
    context,
    async close() {
      await context.close();
      rmSync(folder, { recursive: true });
    },
  };
}

test('after the first visit the page opens without a network; a new build takes over whole', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'posenc-site-'));
  cpSync(dist, folder, { recursive: true });
  let down = false;
  const site = await serveWith((_, response) => down && Boolean(response.destroy()), folder);
  const { home, context, close } = await openAsHost(site.port);
  try {
    const page = await context.newPage();
    /** @type {string[]} */
    const violations = [];
    page.on('console', (one) => one.type() === 'error' && violations.push(one.text()));
    await page.goto(`${home}/`);
    await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).active));
    assert.deepEqual(violations, []);
    down = true;
    await page.goto(`${home}/?d-model=32`);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await showFigure(page, 'heatmap');
    await page.goto(`${home}/index-hinglish.html`);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });

    // A new build: another page, another list of files.
    down = false;
    const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
    const worker = readFileSync(path.join(folder, 'service-worker.js'), 'utf8');
    const next = html.replace(/<title>[^<]*/, '<title>The second build');
    writeFileSync(path.join(folder, 'index.html'), next);
    const { createHash } = await import('node:crypto');
    const mark = createHash('sha256').update(next).digest('base64');
    writeFileSync(
      path.join(folder, 'service-worker.js'),
      worker
        .replace(/build:"[^"]*"/, 'build:"second"')
        .replace(/"index\.html":"[^"]*"/, `"index.html":"sha256-${mark}"`),
    );
    await page.goto(`${home}/`);
    assert.notEqual(await page.title(), 'The second build');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (!registration.waiting) await new Promise((later) => setTimeout(later, 50));
    });
    await page.reload();
    await page.waitForFunction(() => document.title === 'The second build');
    down = true;
    await page.goto(`${home}/`);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    assert.equal(await page.title(), 'The second build');
    const caches = await page.evaluate(() => globalThis.caches.keys());
    assert.equal(caches.length, 1);
    assert.match(caches[0], /second$/);
  } finally {
    await close();
    site.close();
    rmSync(folder, { recursive: true });
  }
});

test('a server on the reader’s own machine gets no service worker', async () => {
  const site = await openSite();
  const { page } = await site.open();
  await page.waitForTimeout(3000);
  const count = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  assert.equal(count, 0);
  await site.close();
});
