// What the labs add to the library.
import { createConventions } from './conventions.js';
import { createIdentify } from './identify.js';
import { createPrecision } from './precision.js';
import { createWindows } from './windows.js';
import { createZoom } from './zoom.js';

/** @param {import('../native.js').Native} native */
export function createLabs(native) {
  return {
    ...createConventions(native),
    ...createPrecision(native),
    ...createIdentify(native),
    ...createWindows(native),
    ...createZoom(native),
  };
}
