// loadLesson: the library and what the article needs besides.
import createModule from '#glue/lesson';
import { createLibrary } from '../library/functions.js';
import { load } from '../load.js';
import { createLesson } from './functions.js';

/** @typedef {import('../../../cpp/bindings/posenc-lesson.js').LessonEncoder} LessonEncoder */

// The addresses are written out in full, because Vite and webpack look for just this form. The
// build puts the fingerprints of the files beside this one in place of the names in capitals.
const kit = {
  createModule,
  /** @param {import('../native.js').Native} native */
  create: (native) => ({ ...createLibrary(native), ...createLesson(native) }),
  vector: () => ({
    address: () => new URL('./posenc-lesson.wasm', import.meta.url),
    ...(typeof POSENC_LESSON_INTEGRITY === 'string' && { integrity: POSENC_LESSON_INTEGRITY }),
  }),
  scalar: () => ({
    address: () => new URL('./posenc-lesson-scalar.wasm', import.meta.url),
    ...(typeof POSENC_LESSON_SCALAR_INTEGRITY === 'string' && {
      integrity: POSENC_LESSON_SCALAR_INTEGRITY,
    }),
  }),
};

/**
 * @param {import('../load.js').LoadOptions} [options]
 * @returns {Promise<LessonEncoder>}
 */
export const loadLesson = (options = {}) => load(kit, options);
