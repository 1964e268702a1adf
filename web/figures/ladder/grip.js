import { placeIn } from '../../charts/pick.js';

/** CSS pixels around the line of the length within which a press takes hold of it. */
const kGrip = 10;

/**
 * Whether the last press was on the line of the length.
 *
 * @param {{canvas: HTMLCanvasElement, chart: import('../../charts/chartjs/base.js').AnyChart}} chart
 * @param {() => number} length
 */
export function createGrip({ canvas, chart }, length) {
  const grip = { held: false };
  const near = (/** @type {PointerEvent} */ event) => {
    const at = chart.scales.y.getPixelForValue(length());
    return Math.abs(placeIn(canvas, event).py - at) < kGrip;
  };
  // Before the chart's own listener, which picks at once.
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      grip.held = near(event);
    },
    true,
  );
  canvas.addEventListener('pointermove', (event) => {
    const held = event.buttons > 0 ? grip.held : near(event);
    canvas.style.cursor = held ? 'ns-resize' : '';
  });
  return grip;
}
