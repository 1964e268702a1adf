import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

/**
 * A server as notes stand on: a folder under a path of its own, no headers but the type of a file,
 * no type for WebAssembly. What is asked for and not there, or outside, is kept.
 */

export const kPrefix = '/course/notes/';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export async function serveNotes() {
  let folder = '';
  /** @type {string[]} */
  const missing = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://notes');
    let file = path.join(folder, decodeURIComponent(pathname.slice(kPrefix.length)));
    if (pathname.endsWith('/')) file = path.join(file, 'index.html');
    const there = pathname.startsWith(kPrefix) && existsSync(file) && statSync(file).isFile();
    if (!there || !file.startsWith(folder)) {
      // Browsers ask for it by themselves, wherever a page stands.
      if (pathname !== '/favicon.ico') missing.push(pathname);
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    base: `http://127.0.0.1:${port}${kPrefix}`,
    missing,
    /** @param {string} next */
    show(next) {
      folder = next;
    },
    close: () =>
      new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
