/**
 * The first script of the page, and a classic one, which runs where modules do not: from disk and in
 * frames without an origin it starts the page by a classic script. Where that does not help either,
 * it finds out why the page has not come to life and says so in the place of each figure.
 *
 * It must do with little: no import, nothing newer than fetch.
 */

const root = document.documentElement;
const own = /** @type {HTMLScriptElement | null} */ (document.currentScript);
/** What was thrown while the page started. @type {ErrorEvent | null} */
let thrown = null;

addEventListener('error', (event) => {
  if (event instanceof ErrorEvent) thrown ??= event;
});
// Scripts that are still on their way hold this back.
addEventListener('load', async () => {
  if ('started' in root.dataset) return;
  if (location.protocol === 'file:' || self.origin === 'null') await startClassic();
  if ('started' in root.dataset) return;
  const { key, ...values } = await diagnosis();
  const { words } = JSON.parse(
    /** @type {HTMLTemplateElement} */ (document.getElementById('strings')).content.textContent ??
      '',
  );
  /** @type {string} */
  const template = words.loading[key];
  const sentence = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    template,
  );
  for (const place of document.querySelectorAll('.still')) place.textContent = sentence;
  root.dataset.failed = key;
});

/** The whole page as one script, with the encoder inside. */
function startClassic() {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = own?.dataset.classic ?? '';
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    document.head.append(script);
  });
}

/** @returns {Promise<{key: string, [name: string]: string}>} a sentence of `loading` and what it names */
async function diagnosis() {
  if (location.protocol === 'file:') return { key: 'disk' };
  // Half a script is a script with a wrong end; any other fault shows when it runs.
  const broken = !thrown || thrown.error instanceof SyntaxError;
  if (thrown && !broken) return { key: 'lacking', message: thrown.message.slice(0, 120) };
  for (const script of document.querySelectorAll('script[type="module"]')) {
    const wrong = await wrongWith(/** @type {HTMLScriptElement} */ (script).src);
    if (wrong) return wrong;
  }
  return { key: 'fresh' };
}

/**
 * Asks the server itself, which also puts a good copy in the place of a bad one.
 *
 * @param {string} address
 * @returns {Promise<{key: string, [name: string]: string} | null>}
 */
async function wrongWith(address) {
  try {
    const response = await fetch(address, { cache: 'reload' });
    if (!response.ok) return { key: 'status', status: String(response.status) };
    const type = (response.headers.get('content-type') ?? '').split(';')[0].trim();
    if (!/javascript|ecmascript/.test(type)) return { key: 'type', type: type.slice(0, 60) || '?' };
    await response.arrayBuffer();
    return null;
  } catch {
    return { key: self.origin === 'null' ? 'sandbox' : 'offline' };
  }
}
