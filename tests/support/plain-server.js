import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

/**
 * A server as course notes stand on: no headers but the type of a file, and no type for
 * WebAssembly.
 */

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

/**
 * @param {(pathname: string) => {file: string} | {html: string} | null} answer null: not found, as
 *   is a file that is not there
 * @returns {Promise<{origin: string, close(): Promise<void>}>}
 */
export async function servePlainly(answer) {
  const server = createServer((request, response) => {
    const found = answer(new URL(request.url ?? '/', 'http://notes').pathname);
    if (found && 'html' in found) {
      response.writeHead(200, { 'content-type': types['.html'] });
      response.end(found.html);
      return;
    }
    if (!found || !isFile(found.file)) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(found.file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type });
    createReadStream(found.file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {string} file */
export function isFile(file) {
  return existsSync(file) && statSync(file).isFile();
}
