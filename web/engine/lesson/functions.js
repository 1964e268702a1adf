// What the lesson adds to the library.
import { createHead } from './head.js';
import { createLadder } from './ladder.js';
import { createTags } from './tags.js';
import { createLessonWaves } from './waves.js';
import { createWords } from './words.js';

/** @param {import('../native.js').Native} native */
export function createLesson(native) {
  return {
    ...createLessonWaves(native),
    ...createLadder(native),
    ...createTags(native),
    ...createHead(native),
    ...createWords(native),
  };
}
