import { followPress } from './press.js';

/**
 * Picking on a chart: the pointer and the arrow keys lead to the same callback.
 *
 * @typedef {{x: number, y: number, px: number, py: number}} Spot  axis values and CSS pixels
 * @typedef {'pointer' | 'keyboard'} Way
 */

/**
 * Calls back with the spot under the pointer, on press and while it is dragged, and on hover too
 * when asked to. A touch that scrolls the page does not pick.
 *
 * @param {import('./surface.js').Pickable} base
 * @param {{pick?: (spot: Spot) => void, hover?: (spot: Spot | null) => void, drag?: boolean}} to
 */
export function followPointer(base, { pick, hover, drag = true }) {
  const { canvas, chart } = base;
  const spot = (/** @type {PointerEvent} */ event) => {
    const { px, py } = placeIn(canvas, event);
    return {
      px,
      py,
      x: chart.scales.x.getValueForPixel(px) ?? Number.NaN,
      y: chart.scales.y.getValueForPixel(py) ?? Number.NaN,
    };
  };
  canvas.classList.add('pickable');
  if (drag && pick) canvas.classList.add('draggable');
  const press = pick && followPress(canvas, { act: (event) => pick(spot(event)), drag });
  canvas.addEventListener('pointermove', (event) => {
    // A finger has nothing to point with before it comes down, and then it may be scrolling.
    if (event.pointerType !== 'touch' && !(drag && press?.pressed)) hover?.(spot(event));
  });
  canvas.addEventListener('pointerleave', () => hover?.(null));
}

/**
 * Makes the canvas a slider for the keyboard: arrows step, Page Up and Down leap, Home and End go
 * to the ends. Tell it where it stands after each render.
 *
 * @param {import('./surface.js').Pickable} base
 * @param {(value: number) => unknown} pick false where the value is refused
 */
export function createKeyboardSlider(base, pick) {
  const { canvas } = base;
  let place = { value: 0, min: 0, max: 0, step: 1 };
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'slider');
  canvas.addEventListener('keydown', (event) => {
    const { value, min, max, step } = place;
    const leap = Math.max(step, Math.round((max - min) / 10 / step) * step);
    const target = {
      ArrowRight: value + step,
      ArrowUp: value + step,
      ArrowLeft: value - step,
      ArrowDown: value - step,
      PageUp: value + leap,
      PageDown: value - leap,
      Home: min,
      End: max,
    }[event.key];
    if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const wanted = Math.min(Math.max(target, min), max);
    if (wanted === value) return;
    // The next press may come while the picture is still on its way, and goes on from here.
    const before = place;
    place = { ...place, value: wanted };
    if (pick(wanted) === false) place = before;
  });
  return {
    /** @param {{value: number, min: number, max: number, step?: number, text?: string}} next */
    show(next) {
      place = { ...next, step: next.step ?? 1 };
      canvas.setAttribute('aria-valuemin', String(next.min));
      canvas.setAttribute('aria-valuemax', String(next.max));
      canvas.setAttribute('aria-valuenow', String(next.value));
      if (next.text) canvas.setAttribute('aria-valuetext', next.text);
    },
  };
}

/**
 * The index of the point nearest to a place, in the units of the axes.
 *
 * @param {ArrayLike<number>} xs
 * @param {ArrayLike<number>} ys
 * @param {number} x
 * @param {number} y
 */
export function nearestPoint(xs, ys, x, y) {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < xs.length; ++index) {
    const dx = xs[index] - x;
    const dy = ys[index] - y;
    const distance = dx * dx + dy * dy;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/**
 * Where an event is within a picture, in the picture's own pixels, however large it is shown.
 *
 * @param {Element} picture
 * @param {{clientX: number, clientY: number}} event
 */
export function placeIn(picture, { clientX, clientY }) {
  const { left, top, width } = picture.getBoundingClientRect();
  const larger = picture.clientWidth > 0 ? width / picture.clientWidth : 1;
  return { px: (clientX - left) / larger, py: (clientY - top) / larger };
}
