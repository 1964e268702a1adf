import { createRecorder } from './recorder.js';
import { kPicture } from './surface.js';

/**
 * The picture of a canvas as SVG: lines, shapes and text, no bitmap inside, one unit a CSS pixel.
 *
 * @param {HTMLCanvasElement} canvas one that surface.js or chartjs/base.js made
 * @param {{background?: string}} [options] background: a colour under the picture
 * @returns {string}
 */
export function recordOf(canvas, { background } = {}) {
  const picture = /** @type {any} */ (canvas)[kPicture];
  if (!picture) throw new TypeError('canvas must be one of a figure.');
  const { width, height } = picture.size();
  const recorder = createRecorder({ width, height });
  if (background) {
    recorder.context.fillStyle = background;
    recorder.context.fillRect(0, 0, width, height);
  }
  picture.draw(recorder.context);
  return recorder.svg(canvas.getAttribute('aria-label') ?? '');
}
