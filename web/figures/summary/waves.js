import { addShape, setShape, setText } from '../../charts/markup/element.js';
import { placeIn } from '../../charts/pick.js';
import { followPress } from '../../charts/press.js';
import { arcTo, drawCurve, drawLimits, drawSlots, heightsOf, markAt, shapes } from './shapes.js';

/**
 * The first three tiers: over one axis of slots the counter, the wave and both waves; before it
 * what a reader of one slot gets of them: a number, a height, a point on a circle.
 *
 * @typedef {{note: HTMLElement, picture: HTMLElement}} Tier
 */

const kHeights = [104, 128, 172];
/** Room for the numbers of the slots under the third tier, in pixels. */
const kAxis = 22;

/**
 * @param {Tier[]} tiers
 * @param {(slot: number) => void} onPick
 */
export function createWaveTiers(tiers, onPick) {
  const drawings = tiers.map(({ picture }, n) => {
    const svg = addShape('svg', { class: 'tier-drawing', 'aria-hidden': 'true' }, picture);
    addShape('line', { class: 'cursor' }, svg);
    const layers = ['back', 'curves', 'marks', 'reading', 'numbers'].map((name) =>
      addShape('g', { class: name }, svg),
    );
    return {
      svg,
      cursor: /** @type {Element} */ (svg.firstElementChild),
      layers,
      height: kHeights[n],
    };
  });
  /** @type {any} */
  let space = null;
  /** @type {any} */
  let known = null;
  for (const { svg } of drawings) followSlots(svg, () => ({ space, known }), onPick);

  return {
    /** @param {any} model */
    show(model) {
      known = model;
      const width = tiers[0].picture.clientWidth;
      if (width === 0) return;
      space = spaceOf(width, model);
      for (const { svg, cursor, height } of drawings) {
        setShape(svg, { viewBox: `0 0 ${width} ${height}` });
        const x = space.x(model.pos);
        setShape(cursor, {
          x1: x,
          x2: x,
          y1: 0,
          y2: height === kHeights[2] ? height - kAxis : height,
        });
      }
      drawCounter(drawings[0], space, model);
      drawWave(drawings[1], space, model);
      drawCircle(drawings[2], space, model);
    },
  };
}

/** @param {number} width @param {{first: number, count: number}} model */
function spaceOf(width, { first, count }) {
  const narrow = width < 420;
  const reading = narrow ? 76 : 128;
  const left = reading + (narrow ? 14 : 30);
  const step = (width - left - 10) / (count - 1);
  return {
    narrow,
    reading,
    left,
    step,
    right: width - 10,
    dot: narrow ? 1.5 : 2.6,
    x: (/** @type {number} */ slot) => left + (slot - first) * step,
    slot: (/** @type {number} */ x) => first + Math.round((x - left) / step),
  };
}

/**
 * @param {Element} svg
 * @param {() => {space: any, known: any}} now
 * @param {(slot: number) => void} onPick
 */
function followSlots(svg, now, onPick) {
  const drawing = /** @type {HTMLElement} */ (svg);
  const pick = (/** @type {PointerEvent} */ event) => {
    const { space, known } = now();
    const x = placeIn(drawing, event).px;
    if (!space || x < space.left - 12) return;
    const { first, count } = known;
    onPick(Math.min(Math.max(space.slot(x), first), first + count - 1));
  };
  followPress(drawing, { act: pick });
}

/** @param {any} drawing @param {any} space @param {any} model */
function drawCounter({ layers: [back, curves, , reading], height }, space, model) {
  const { pos, number = pos, first, count } = model;
  const last = first + count - 1;
  const floor = height - 6;
  const scale = (floor - 10) / last;
  shapes(back, 'line', 1)[0].forEach((line) => {
    setShape(line, {
      class: 'axis',
      x1: space.left - 6,
      x2: space.right + 6,
      y1: floor,
      y2: floor,
    });
  });
  const wide = Math.max(space.step - (space.narrow ? 1.2 : 2.5), 1);
  const bar = (/** @type {number} */ value) => {
    const tall = Math.max(value * scale, 0.5);
    return { x: space.x(value) - wide / 2, y: floor - tall, width: wide, height: tall };
  };
  shapes(curves, 'rect', count)[0].forEach((rect, n) => {
    setShape(rect, { class: 'counter', ...bar(first + n) });
  });
  const [bars, numbers] = shapes(reading, 'rect', 1, 'text', 1);
  setShape(bars[0], { class: 'here-fill', ...bar(pos) });
  const text = String(number);
  const size = Math.min(34, (1.4 * space.reading) / text.length);
  setShape(numbers[0], {
    class: 'big',
    x: space.reading / 2,
    y: height / 2 + 12,
    'font-size': size,
  });
  setText(numbers[0], text);
}

/** @param {any} drawing @param {any} space @param {any} model */
function drawWave({ layers: [back, curves, marks, reading], height }, space, model) {
  const { pos, sine, slots, curve, twins, first } = model;
  const y = heightsOf(height, 12);
  drawLimits(back, space, y, sine);
  drawCurve(curves, space, y, model, [{ values: curve, part: 0, name: 'sine' }]);
  const [dots, squares] = shapes(marks, 'circle', slots.length / 2, 'path', twins.length);
  dots.forEach((dot, n) => {
    setShape(dot, {
      class: 'sine-fill',
      r: space.dot,
      cx: space.x(first + n),
      cy: y(slots[2 * n]),
    });
  });
  squares.forEach((mark, n) => {
    const { slot, kind } = twins[n];
    setShape(mark, {
      class: 'twin',
      d: markAt(kind, space.x(slot), y(sine), space.narrow ? 4 : 5.5),
    });
  });
  const [lines, points] = shapes(reading, 'line', 1, 'circle', 2);
  const x = space.reading / 2;
  setShape(lines[0], { class: 'gauge', x1: x, x2: x, y1: y(1), y2: y(-1) });
  setShape(points[0], { class: 'here-fill', r: 6, cx: x, cy: y(sine) });
  setShape(points[1], { class: 'here-fill', r: 6, cx: space.x(pos), cy: y(sine) });
}

/** @param {any} drawing @param {any} space @param {any} model */
function drawCircle({ layers: [back, curves, marks, reading, numbers], height }, space, model) {
  const { pos, sine, cosine, next, curve, twins, omega } = model;
  const radius = space.narrow ? 34 : 58;
  const room = height - kAxis;
  const y = heightsOf(room, room / 2 - radius);
  const [cx, cy] = [space.reading / 2, room / 2];
  const at = (/** @type {{sine: number, cosine: number}} */ point, share = 1) =>
    /** @type {const} */ ([cx + point.cosine * radius * share, cy - point.sine * radius * share]);
  drawLimits(back, space, y, sine, cx + cosine * radius);
  drawSlots(numbers, space, height, model);
  drawCurve(curves, space, y, model, [
    { values: curve, part: 1, name: 'cosine' },
    { values: curve, part: 0, name: 'sine' },
  ]);
  const periods = twins.filter((/** @type {any} */ { kind }) => kind === 'period');
  const [squares] = shapes(marks, 'path', 2 * periods.length);
  squares.forEach((mark, n) => {
    const { slot, kind } = periods[Math.floor(n / 2)];
    const size = space.narrow ? 4 : 5.5;
    setShape(mark, {
      class: 'twin',
      d: markAt(kind, space.x(slot), y(n % 2 ? cosine : sine), size),
    });
  });
  const [rings, legs, arcs, points] = shapes(
    reading,
    'circle',
    1,
    'line',
    3,
    'path',
    1,
    'circle',
    4,
  );
  setShape(rings[0], { class: 'ring', cx, cy, r: radius });
  const here = { sine, cosine };
  const [px, py] = at(here);
  setShape(legs[0], { class: 'sine', x1: px, y1: cy, x2: px, y2: py });
  setShape(legs[1], { class: 'cosine', x1: cx, y1: cy, x2: px, y2: cy });
  setShape(legs[2], { class: 'ray', x1: cx, y1: cy, x2: px, y2: py });
  setShape(arcs[0], { class: 'turn', d: arcTo(at(here, 0.5), at(next, 0.5), radius * 0.5, omega) });
  const [nx, ny] = at(next);
  setShape(points[0], { class: 'next', r: 4.5, cx: nx, cy: ny });
  setShape(points[1], { class: 'here-fill', r: 6, cx: px, cy: py });
  setShape(points[2], { class: 'cosine-fill', r: 4.5, cx: space.x(pos), cy: y(cosine) });
  setShape(points[3], { class: 'here-fill', r: 6, cx: space.x(pos), cy: y(sine) });
}
