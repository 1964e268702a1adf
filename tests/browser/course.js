import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { dist } from './support.js';

/**
 * A server as course notes stand on: dist/ copied under a path of its own, no headers but the type
 * of the file, and no type for WebAssembly.
 */

export const kPrefix = '/course/notes/pe/';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * @param {Record<string, string>} [pages] the notes themselves, by path
 * @returns {Promise<{url: string, asked: string[], close(): Promise<void>}>}
 *   asked: the paths of all requests so far
 */
export async function serveCourse(pages = {}) {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://course');
    asked.push(pathname);
    if (pathname in pages) {
      response.writeHead(200, { 'content-type': types['.html'] });
      response.end(pages[pathname]);
      return;
    }
    const file = path.join(dist, pathname.slice(kPrefix.length));
    if (!pathname.startsWith(kPrefix) || !existsSync(file) || !statSync(file).isFile()) {
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
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A page of notes. @param {string} body @param {string} [head] */
export function notes(body, head = '') {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Notes</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
}
