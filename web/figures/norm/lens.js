import { addShape, setShape } from '../../charts/markup/element.js';

/** How far the shorter axis of the circle's chart goes, in units of the circle. */
export const kLensReach = 1.25;

/** In pixels: the piece of the circle's edge that is under the lens. */
const kHalf = 7;

/**
 * Two lines from a piece of the circle's edge to the chart that shows it enlarged.
 *
 * @param {HTMLElement} root holds both, and gets the drawing
 * @param {{holder: HTMLElement}} circle
 * @param {HTMLElement} enlarged
 */
export function createLens(root, circle, enlarged) {
  const drawing = addShape('svg', { class: 'norm-lens', 'aria-hidden': 'true' }, root);
  const box = addShape('rect', { width: 2 * kHalf, height: 2 * kHalf }, drawing);
  const lines = [0, 1].map(() => addShape('line', {}, drawing));
  const update = () => {
    const frame = root.getBoundingClientRect();
    const place = circle.holder.getBoundingClientRect();
    const aim = enlarged.getBoundingClientRect();
    // The chart itself may still have to follow a change of size.
    const unit = Math.min(place.width, place.height) / 2 / kLensReach;
    const px = place.left - frame.left + place.width / 2 + unit;
    const py = place.top - frame.top + place.height / 2;
    setShape(box, { x: px - kHalf, y: py - kHalf });
    const beside = aim.left > place.left + 10;
    const [left, top] = [aim.left - frame.left, aim.top - frame.top];
    const ends = beside
      ? [
          [px + kHalf, py - kHalf, left, top],
          [px + kHalf, py + kHalf, left, top + aim.height],
        ]
      : [
          [px - kHalf, py + kHalf, left, top],
          [px + kHalf, py + kHalf, left + aim.width, top],
        ];
    ends.forEach(([x1, y1, x2, y2], n) => {
      setShape(lines[n], { x1, y1, x2, y2 });
    });
  };
  const watcher = new ResizeObserver(update);
  watcher.observe(circle.holder);
  return { update, destroy: () => watcher.disconnect() };
}
