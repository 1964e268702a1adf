import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { findCommand } from '../../../web/tools/system/set-up.js';

/** @import {Engine} from './index.js' */

/** The browser of WebKitGTK lies beside the library, in the folder of the machine's kind. */
export function miniBrowserPath() {
  for (const kind of existsSync('/usr/lib') ? readdirSync('/usr/lib') : []) {
    for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
      const file = path.join('/usr/lib', kind, version, 'MiniBrowser');
      if (existsSync(file)) return file;
    }
  }
  return null;
}

/** @returns {boolean} */
export function hasWebKit() {
  return (
    miniBrowserPath() !== null &&
    findCommand('WebKitWebDriver') !== null &&
    findCommand('Xvfb') !== null
  );
}

/** @param {() => Promise<boolean>} holds @param {string} what */
async function until(holds, what) {
  for (let tries = 0; tries < 200; ++tries) {
    if (await holds().catch(() => false)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${what} did not answer within 20 s.`);
}

/** @returns {Promise<number>} a port that was free a moment ago */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * An X server that picks a free display by itself and says which on file descriptor 3.
 *
 * @returns {Promise<{display: string, end: () => void}>}
 */
function startDisplay() {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.stdio[3]?.once('data', (/** @type {Buffer} */ data) => {
      resolve({ display: `:${data.toString().trim()}`, end: () => server.kill() });
    });
  });
}

/**
 * WebKitGTK by plain WebDriver calls; no package for Node speaks to it.
 *
 * @returns {Promise<Engine>}
 */
export async function openWebKit() {
  const binary = miniBrowserPath();
  if (!binary) throw new Error('No MiniBrowser of WebKitGTK is here.');
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.display,
      GDK_BACKEND: 'x11',
      // As root, in a container without a graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const home = `http://127.0.0.1:${port}`;
  /** @param {string} method @param {string} where @param {unknown} [body] */
  const ask = async (method, where, body) => {
    const answer = await fetch(home + where, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebKit: ${value?.error}: ${value?.message}`);
    return value;
  };
  await until(async () => (await ask('GET', '/status')).ready, 'WebKitWebDriver');
  const session = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  });
  const at = `/session/${session.sessionId}`;
  await ask('POST', `${at}/timeouts`, { script: 60000, pageLoad: 60000 });
  return {
    name: 'WebKitGTK',
    version: session.capabilities.browserVersion,
    async open({ url, width, height }) {
      await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width, height });
      await ask('POST', `${at}/url`, { url });
      const evaluate = (/** @type {string} */ source) =>
        ask('POST', `${at}/execute/async`, {
          script: `const done = arguments[arguments.length - 1];
            (async () => { ${source} })().then((value) => done({value}),
              (error) => done({error: String(error)}));`,
          args: [],
        }).then((answer) => {
          if (answer?.error) throw new Error(answer.error);
          return answer?.value;
        });
      return {
        // WebDriver has no console; errors are collected in the page, by the core test itself.
        trouble: [],
        evaluate,
        async shot(selector) {
          if (!selector) return Buffer.from(await ask('GET', `${at}/screenshot`), 'base64');
          const found = await ask('POST', `${at}/element`, {
            using: 'css selector',
            value: selector,
          });
          const id = Object.values(found)[0];
          return Buffer.from(await ask('GET', `${at}/element/${id}/screenshot`), 'base64');
        },
        close: async () => {
          await ask('POST', `${at}/url`, { url: 'about:blank' });
        },
      };
    },
    async close() {
      await ask('DELETE', at).catch(() => {});
      driver.kill();
      display.end();
    },
  };
}
