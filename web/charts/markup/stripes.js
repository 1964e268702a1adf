import { fitCells } from '../cells.js';
import { createSurface } from '../surface.js';

/**
 * One row of a table as stripes of colour. Each stripe covers the same whole number of device
 * pixels, and what is left over stays empty; where there are more stripes than pixels, whole pairs
 * are drawn, evenly chosen.
 *
 * @param {HTMLElement} root
 */
export function createStripes(root) {
  /** @type {() => Uint8ClampedArray} */
  let paint = () => new Uint8ClampedArray();
  const surface = createSurface(root, {
    draw(context, { width, height }) {
      const pixels = paint();
      const ratio = context.getTransform().a;
      const { cell, shown, kept } = fitCells(Math.floor(width * ratio), pixels.length / 4, ratio);
      for (let n = 0; n < shown; ++n) {
        const at = 4 * (kept?.[n] ?? n);
        context.fillStyle = `rgb(${pixels[at]}, ${pixels[at + 1]}, ${pixels[at + 2]})`;
        context.fillRect((n * cell) / ratio, 0, cell / ratio, height);
      }
    },
  });
  surface.holder.classList.add('stripes');
  surface.canvas.setAttribute('aria-hidden', 'true');
  surface.canvas.removeAttribute('role');
  delete surface.canvas.dataset.unnamed;
  return {
    element: surface.holder,
    /** @param {() => Uint8ClampedArray} next red, green, blue, alpha for each value, in the colours of now */
    update(next) {
      paint = next;
      surface.redraw();
    },
    /** The share of the width that so many stripes take. @param {number} count */
    share(count) {
      const ratio = devicePixelRatio;
      const { width } = surface.size();
      const { cell, shown } = fitCells(Math.floor(width * ratio), count, ratio);
      return width ? Math.min((cell * shown) / ratio / width, 1) : 1;
    },
    destroy: surface.destroy,
  };
}
