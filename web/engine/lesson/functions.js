// What the lesson adds to the library.
import { createLadder } from './ladder.js';
import { createLessonWaves } from './waves.js';
import { createWords } from './words.js';

/** @param {import('../native.js').Native} native */
export function createLesson(native) {
  return { ...createLessonWaves(native), ...createLadder(native), ...createWords(native) };
}
