import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { dist } from '../../web/tools/system/paths.js';

/** @typedef {import('../../cpp/bindings/posenc.js').Encoder} Encoder */
/** @typedef {import('../../cpp/bindings/posenc-lesson.js').LessonEncoder} LessonEncoder */

/** The package as it ships. @type {typeof import('../../cpp/bindings/posenc.js')} */
export const posenc = await import(pathToFileURL(path.join(dist, 'posenc.js')).href);

/** The same with the lesson's functions beside the library's. @type {typeof import('../../cpp/bindings/posenc-lesson.js')} */
export const lesson = await import(pathToFileURL(path.join(dist, 'posenc-lesson.js')).href);

/** The encoding alone. @type {typeof import('../../cpp/bindings/posenc-encode.js')} */
export const encodeAlone = await import(pathToFileURL(path.join(dist, 'posenc-encode.js')).href);

/** @param {string} name */
export function shipped(name) {
  return readFileSync(path.join(dist, name));
}

/** @type {{name: string, encoder: Encoder}[]} */
export const flavours = [
  { name: 'SIMD', encoder: await posenc.loadEncoder() },
  { name: 'scalar', encoder: await posenc.loadEncoder({ simd: false }) },
];

/** @type {{name: string, encoder: LessonEncoder}[]} */
const lessons = [
  { name: 'lesson, SIMD', encoder: await lesson.loadLesson() },
  { name: 'lesson, scalar', encoder: await lesson.loadLesson({ simd: false }) },
];

/**
 * One test for each of the two modules that hold the lesson.
 *
 * @param {string} sentence
 * @param {(encoder: LessonEncoder) => void | Promise<void>} body
 */
export function testLesson(sentence, body) {
  for (const { name, encoder } of lessons) {
    test(`${sentence} (${name})`, () => body(encoder));
  }
}

/**
 * One test for each of the two modules that ship.
 *
 * @param {string} sentence
 * @param {(encoder: Encoder) => void | Promise<void>} body
 */
export function testEach(sentence, body) {
  for (const { name, encoder } of flavours) {
    test(`${sentence} (${name})`, () => body(encoder));
  }
}

/**
 * @param {ArrayLike<number>} actual
 * @param {readonly number[]} expected
 */
export function largestDifference(actual, expected) {
  if (actual.length < expected.length) return Number.POSITIVE_INFINITY;
  return Math.max(...expected.map((value, index) => Math.abs(value - actual[index])));
}
