import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { addElement } from '../../charts/markup/element.js';

/** Half the length of a tangent, in slots where the wave is slow, in height where it is steep. */
const kReach = 2.4;
const kRise = 0.8;
/** Half the length of the bars over crests and under troughs, and their distance from 0. */
const kBar = 1.1;
const kBarAt = 1.2;
/** From here on a slot's number is too long to stand on an axis. */
const kFar = 1e7;

/**
 * One of the two waves, its tangent where the reader stands, and the places where it is flat or at
 * its steepest.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @param {'sine' | 'cosine'} wave
 */
export function createWaveLine(root, stage, wave) {
  const words = addElement('p', `readout tone-${wave}`, root);
  const chart = createLineChart(root, {
    label: stage.text(`labels.${wave}Line`),
    x: wave === 'cosine' ? { title: stage.text('labels.x'), grid: false } : { grid: false },
    y: { min: -1.35, max: 1.35, at: [-1, 0, 1] },
    padding: { top: 0, right: 10, bottom: 0, left: 0 },
    onPick(x) {
      stage.change({ position: Math.min(Math.max(Math.round(x), shown.first), shown.last) });
    },
  });
  let shown = { first: 0, last: 0 };
  /** What the wave under the marks was drawn for. */
  let key = '';
  return {
    /**
     * @param {any} model
     * @param {number} pos
     * @param {'flat' | 'steepest' | 'sloping'} course
     */
    render(model, pos, course) {
      shown = model;
      const { first, last, slots, flats } = model;
      const heights = wave === 'sine' ? slots.sines : slots.cosines;
      const height = wave === 'sine' ? model.sine : model.cosine;
      const rise = wave === 'sine' ? model.riseSine : model.riseCosine;
      words.textContent = stage.text(`labels.${wave}Says`, {
        height,
        rise,
        course: stage.text(`labels.${course}`),
      });
      const next = `${stage.state.omega} ${first}`;
      chart.update({
        ...(key === next ? {} : underlay(stage, model, wave)),
        strokes: [...flatBars(model, wave), tangent(pos, height, rise)],
        lines: linesAt(flats, pos),
        marks: marksAt(heights, first, last, pos, height),
        slider: {
          value: pos,
          min: first,
          max: last,
          text: stage.text('labels.now', { pos, sine: model.sine, cosine: model.cosine }),
        },
      });
      key = next;
    },
    /** A moment of a motion: only what moves. @param {any} moment */
    move(moment) {
      const { first, last, slots, flats, position, wave: here } = moment;
      if (!here) return;
      const heights = wave === 'sine' ? slots.sines : slots.cosines;
      const height = wave === 'sine' ? here.sine : here.cosine;
      const rise = wave === 'sine' ? moment.riseSine : moment.riseCosine;
      chart.update({
        strokes: [...flatBars(moment, wave), tangent(position, height, rise)],
        lines: linesAt(flats, position),
        marks: marksAt(heights, first, last, position, height),
      });
    },
    destroy: chart.destroy,
  };
}

/**
 * @param {Array<{at: number}>} flats
 * @param {number} pos
 * @returns {import('../../charts/canvas/marks.js').ReferenceLine[]}
 */
function linesAt(flats, pos) {
  return [
    ...hairlines(flats),
    { axis: 'x', at: pos, tone: 'position', dash: [], width: 1, grip: true },
  ];
}

/**
 * @param {Float64Array} heights
 * @param {number} first
 * @param {number} last
 * @param {number} pos
 * @param {number} height
 * @returns {import('../../charts/canvas/marks.js').Mark[]}
 */
function marksAt(heights, first, last, pos, height) {
  return [...trail(heights, first, last, pos), { x: pos, y: height, tone: 'position', size: 7 }];
}

/**
 * The wave itself with its slots; the cosine is told from the sine without its colour too.
 *
 * @param {import('../contract.js').Stage} stage
 * @param {any} model
 * @param {'sine' | 'cosine'} wave
 * @returns {import('../../charts/chartjs/line-chart.js').LineData}
 */
function underlay(stage, { first, last, slots, curve }, wave) {
  const of = (/** @type {any} */ points) => (wave === 'sine' ? points.sines : points.cosines);
  const dash = wave === 'cosine' ? [7, 4] : [];
  const line = curve ? [{ tone: wave, ys: of(curve), first, step: curve.step, dash }] : [];
  return {
    x: { min: first - 0.5, max: last + 0.5, ...numbersFor(stage, wave, first, last) },
    series: [...line, { tone: wave, ys: of(slots), first, line: false, points: 'dot', size: 1.8 }],
  };
}

/**
 * Far out, numbers of slots are too long for an axis, so it counts from the first.
 *
 * @param {import('../contract.js').Stage} stage
 * @param {'sine' | 'cosine'} wave
 * @param {number} first
 * @param {number} last
 */
function numbersFor(stage, wave, first, last) {
  const far = Math.abs(first) >= kFar;
  const title = far ? stage.text('labels.far', { first }) : stage.text('labels.x');
  return {
    title: wave === 'cosine' ? title : '',
    at: far ? tens(0, last - first).map((slot) => first + slot) : tens(first, last),
    format: (/** @type {number} */ slot) => stage.number(far ? slot - first : slot),
  };
}

/** @param {number} first @param {number} last */
function tens(first, last) {
  const from = Math.ceil(first / 10) * 10;
  return Array.from({ length: Math.floor((last - from) / 10) + 1 }, (_, n) => from + 10 * n);
}

/**
 * The straight line that touches the wave: as long on the screen for slow waves as for quick ones.
 *
 * @param {number} at
 * @param {number} height
 * @param {number} rise
 * @returns {import('../../charts/canvas/marks.js').Stroke}
 */
function tangent(at, height, rise) {
  const half = Math.min(kReach, kRise / Math.max(Math.abs(rise), kRise / kReach));
  return {
    xs: [at - half, at + half],
    ys: [height - rise * half, height + rise * half],
    width: 2.5,
  };
}

/**
 * A level bar at each crest and trough, where this wave is flat.
 *
 * @param {any} model
 * @param {'sine' | 'cosine'} wave
 * @returns {import('../../charts/canvas/marks.js').Stroke[]}
 */
function flatBars({ flats, first, curve }, wave) {
  if (!curve) return [];
  const ys = wave === 'sine' ? curve.sines : curve.cosines;
  const here = flats.filter((/** @type {any} */ flat) => flat.wave === wave);
  const xs = here.flatMap((/** @type {any} */ { at }) => [at - kBar, at + kBar, at + kBar]);
  const heights = here.flatMap((/** @type {any} */ { at }) => {
    const y = ys[Math.round((at - first) / curve.step)] > 0 ? kBarAt : -kBarAt;
    return [y, y, Number.NaN];
  });
  return [{ tone: 'muted', xs, ys: heights, width: 3 }];
}

/**
 * A hairline through both charts wherever one of the two waves is flat.
 *
 * @param {Array<{at: number}>} flats
 * @returns {import('../../charts/canvas/marks.js').ReferenceLine[]}
 */
function hairlines(flats) {
  return flats.map(({ at }) => ({ axis: 'x', at, tone: 'rule', dash: [2, 3], width: 1 }));
}

/**
 * The slots passed so far, each in the colour of its place.
 *
 * @param {Float64Array} heights
 * @param {number} first
 * @param {number} last
 * @param {number} pos
 * @returns {import('../../charts/canvas/marks.js').Mark[]}
 */
function trail(heights, first, last, pos) {
  const passed = Math.min(Math.max(Math.floor(pos) - first + 1, 0), heights.length);
  return Array.from({ length: passed }, (_, n) => ({
    x: first + n,
    y: heights[n],
    tone: `trail:${n / (last - first)}`,
    size: 3.5,
  }));
}
