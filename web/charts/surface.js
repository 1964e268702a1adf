import { grounded, onTheme } from './theme.js';

/**
 * The surface that every canvas of a figure stands on. It keeps the size, the device's pixels, the
 * colours of the theme and the name for screen readers, and it lets others draw the same picture
 * into another context: `recordOf` of record.js, for export, cards and tests.
 *
 * @typedef {{width: number, height: number}} Size  in CSS pixels
 * @typedef {CanvasRenderingContext2D} Context
 * @typedef {{size(): Size, draw(context: Context): void}} Picture
 * @typedef {{getValueForPixel(pixel: number): number | undefined}} Scale
 * @typedef {{canvas: HTMLCanvasElement, chart: {scales: {[axis: string]: Scale}}}} Pickable
 *   what pick.js asks of a chart; on a plain surface the axes count CSS pixels
 * @typedef {Pickable & {
 *   holder: HTMLElement, size(): Size, redraw(): void, onDestroy(act: () => void): void,
 *   destroy(): void,
 * }} Surface
 */

/** Where a canvas keeps its picture: found again across bundles, which share no module. */
export const kPicture = Symbol.for('posenc.picture');

const pixels = { getValueForPixel: (/** @type {number} */ pixel) => pixel };

/**
 * A named canvas in its holder, which fills the place that the figure gives it.
 *
 * @param {HTMLElement} root
 * @param {string | undefined} label
 */
export function createCanvas(root, label) {
  const holder = document.createElement('div');
  holder.className = 'chart';
  const canvas = document.createElement('canvas');
  canvas.setAttribute('role', 'img');
  if (label) canvas.setAttribute('aria-label', label);
  // Without a label of its own, the frame names the canvas after the figure, numbers included.
  else canvas.dataset.unnamed = '';
  holder.append(canvas);
  root.append(holder);
  return { holder, canvas };
}

/** @param {HTMLCanvasElement} canvas @param {Picture} picture */
export function keepPicture(canvas, picture) {
  Object.assign(canvas, { [kPicture]: picture });
}

/**
 * A canvas without axes. `draw` paints the whole picture in CSS pixels, from nothing, each time.
 *
 * @param {HTMLElement} root
 * @param {{label?: string, draw: (context: Context, size: Size) => void}} options
 * @returns {Surface}
 */
export function createSurface(root, { label, draw }) {
  const { holder, canvas } = createCanvas(root, label);
  const context = /** @type {Context} */ (canvas.getContext('2d'));
  const size = { width: 0, height: 0 };
  let wanted = false;

  const fit = () => {
    size.width = holder.clientWidth;
    size.height = holder.clientHeight;
    const wide = Math.round(size.width * devicePixelRatio);
    const high = Math.round(size.height * devicePixelRatio);
    // Setting a size wipes the canvas, even when it is the same.
    if (canvas.width !== wide) canvas.width = wide;
    if (canvas.height !== high) canvas.height = high;
    canvas.style.width = `${size.width}px`;
    canvas.style.height = `${size.height}px`;
  };
  const redraw = grounded(() => {
    wanted = true;
    if (canvas.width === 0 || canvas.height === 0) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.scale(canvas.width / size.width, canvas.height / size.height);
    draw(context, size);
  });
  const refit = () => {
    fit();
    if (wanted) redraw();
  };

  fit();
  keepPicture(canvas, { size: () => ({ ...size }), draw: grounded((other) => draw(other, size)) });
  const watcher = new ResizeObserver(refit);
  watcher.observe(holder);
  // Zoom and another screen change the pixels of the device, and often not the size of the holder.
  addEventListener('resize', refit);
  // Before printing the page is narrower, and no observer is told in time.
  const endings = [onTheme(refit)];
  return {
    canvas,
    holder,
    chart: { scales: { x: pixels, y: pixels } },
    size: () => ({ ...size }),
    redraw,
    onDestroy: (act) => endings.push(act),
    destroy() {
      watcher.disconnect();
      removeEventListener('resize', refit);
      for (const end of endings.splice(0)) end();
      holder.remove();
    },
  };
}
