import path from 'node:path';
import { isFile, servePlainly } from '../../support/plain-server.js';

/**
 * Notes on a plain server, under a path of their own. What is asked for and not there, or outside,
 * is kept.
 */

export const kPrefix = '/course/notes/';

export async function serveNotes() {
  let folder = '';
  /** @type {string[]} */
  const missing = [];
  const { origin, close } = await servePlainly((pathname) => {
    let file = path.join(folder, decodeURIComponent(pathname.slice(kPrefix.length)));
    if (pathname.endsWith('/')) file = path.join(file, 'index.html');
    if (pathname.startsWith(kPrefix) && file.startsWith(folder) && isFile(file)) return { file };
    // Browsers ask for it by themselves, wherever a page stands.
    if (pathname !== '/favicon.ico') missing.push(pathname);
    return null;
  });
  return {
    origin,
    base: origin + kPrefix,
    missing,
    /** @param {string} next */
    show(next) {
      folder = next;
    },
    close,
  };
}
