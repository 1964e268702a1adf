/**
 * Keeps one whole build of the page and answers from that alone, so that no two builds are ever
 * mixed. A new build is fetched in the background, each file compared with its fingerprint, and
 * takes over when the page is next opened and no other tab shows the old one.
 *
 * The build puts its files in place of the name in capitals.
 */

/** @type {any} */
const worker = self;
/** Fingerprints by file. @type {{build: string, files: Record<string, string>}} */
const kept = /** @type {any} */ (globalThis).POSENC_FILES;
const scope = new URL('./', worker.location.href).href;
const cacheName = `posenc ${scope} ${kept.build}`;

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(
    keepAll().catch(async (cause) => {
      await caches.delete(cacheName);
      throw cause;
    }),
  );
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith(`posenc ${scope} `) && name !== cacheName);
      return Promise.all(old.map((name) => caches.delete(name)));
    }),
  );
});

worker.addEventListener('message', (/** @type {any} */ { data }) => {
  if (data === 'take over') worker.skipWaiting();
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const file = fileOf(request.url);
  if (request.method !== 'GET' || !Object.hasOwn(kept.files, file)) return;
  event.respondWith(request.mode === 'navigate' ? open(request, file) : answer(request, file));
});

async function keepAll() {
  const cache = await caches.open(cacheName);
  await Promise.all(
    Object.entries(kept.files).map(async ([file, integrity]) => {
      const response = await fetch(scope + file, { cache: 'reload', integrity });
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      // What a host has led elsewhere may not answer a navigation as it is.
      const whole = response.redirected
        ? new Response(await response.blob(), { headers: response.headers })
        : response;
      await cache.put(scope + file, whole);
    }),
  );
}

/**
 * Where a newer build waits and this is the only tab, the newer one opens.
 *
 * @param {Request} request
 * @param {string} file
 */
async function open(request, file) {
  const { waiting } = worker.registration;
  if (waiting && (await worker.clients.matchAll()).length < 2) {
    waiting.postMessage('take over');
    return new Response('', { headers: { refresh: '0', 'content-type': 'text/html' } });
  }
  return answer(request, file);
}

/**
 * @param {Request} request
 * @param {string} file
 */
async function answer(request, file) {
  const cache = await caches.open(cacheName);
  return (await cache.match(scope + file)) ?? fetch(request);
}

/** @param {string} address */
function fileOf(address) {
  const [plain] = address.split(/[?#]/, 1);
  if (!plain.startsWith(scope)) return '';
  return plain.slice(scope.length) || 'index.html';
}
