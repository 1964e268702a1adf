import { addElement } from './element.js';

/**
 * One row of a table as stripes of colour over the whole width.
 *
 * The canvas holds one pixel per value and the style sheet stretches it, so it fits any width and
 * prints with sharp edges. Where a value is smaller than a pixel of the screen it is smoothed.
 *
 * @param {Element} root
 */
export function createStripes(root) {
  const canvas = addElement('canvas', 'stripes', root);
  canvas.setAttribute('aria-hidden', 'true');
  canvas.height = 1;
  return {
    element: canvas,
    /** @param {Uint8ClampedArray} pixels red, green, blue, alpha for each value */
    update(pixels) {
      const count = pixels.length / 4;
      if (canvas.width !== count) canvas.width = count;
      const image = new ImageData(/** @type {any} */ (pixels), count, 1);
      canvas.getContext('2d')?.putImageData(image, 0, 0);
      canvas.classList.toggle('fine', count > canvas.clientWidth * devicePixelRatio);
    },
  };
}
