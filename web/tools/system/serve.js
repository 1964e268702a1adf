import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.ts', 'text/plain; charset=utf-8'],
  ['.wasm', 'application/wasm'],
  ['.woff2', 'font/woff2'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
]);

/**
 * The file that an address names, or the status that says why there is none.
 *
 * @param {string} folder as realpath gives it
 * @param {string} address path and query of a request
 * @returns {Promise<{ file: string, size: number } | { status: 301 | 400 | 404, location?: string }>}
 */
async function find(folder, address) {
  const [encoded = '', query] = address.split(/[?#]/, 2);
  let name;
  try {
    name = decodeURIComponent(encoded);
  } catch {
    return { status: 400 };
  }
  // Two slashes at the start would make a redirect point at another host.
  if (name.includes('\0') || !/^\/(?!\/)/.test(name)) return { status: 400 };
  try {
    // Links are followed first, so that nothing outside the folder can be named in any way.
    const place = await realpath(path.join(folder, name));
    if (place !== folder && !place.startsWith(folder + path.sep)) return { status: 404 };
    const entry = await stat(place);
    if (entry.isFile())
      return name.endsWith('/') ? { status: 404 } : { file: place, size: entry.size };
    if (!name.endsWith('/')) {
      return { status: 301, location: `${encoded}/${query === undefined ? '' : `?${query}`}` };
    }
    const index = path.join(place, 'index.html');
    return { file: index, size: (await stat(index)).size };
  } catch {
    return { status: 404 };
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
function refuse(response, status, headers = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${status}\n`);
}

/**
 * @param {string} folder as realpath gives it
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(folder, { method, url = '/' }, response) {
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, { allow: 'GET, HEAD' });
  const found = await find(folder, url);
  if ('status' in found) {
    return refuse(response, found.status, found.location ? { location: found.location } : {});
  }
  const type = types.get(path.extname(found.file)) ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'content-length': found.size });
  if (method === 'HEAD') return response.end();
  createReadStream(found.file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * Serves a folder as any plain static host would: the right types, and no header besides.
 *
 * @param {string} folder
 * @param {{ port?: number, host?: string,
 *   also?: Record<string, (response: import('node:http').ServerResponse) => void> }} [options]
 *   port 0: any free one; also: addresses that are no files, and what answers there
 * @returns {Promise<{ url: string, port: number, close(): Promise<void> }>}
 */
export async function serve(folder, { port = 0, host = '127.0.0.1', also = {} } = {}) {
  const place = await realpath(folder);
  const server = createServer((request, response) => {
    const own = also[request.url ?? ''];
    if (own) own(response);
    else answer(place, request, response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
