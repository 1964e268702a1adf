import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dist } from '../browser/support.js';

/** The encoder that ships, so that the page is tested against it. */
export async function builtEncoder() {
  const { loadLesson } = await import(pathToFileURL(path.join(dist, 'posenc-lesson.js')).href);
  return loadLesson();
}

/**
 * The rules of the encoder as the page asks them.
 *
 * @param {any} encoder
 * @returns {import('../../web/page/rules.js').Judge}
 */
export function judgeOf(encoder) {
  return (parameter, value) => encoder.refusalOf(parameter, value);
}
