import { powerOfTen, wholeTicks } from '../../charts/chartjs/axes.js';
import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { thin } from '../../charts/chartjs/thin.js';
import { createPanels } from '../../charts/markup/panels.js';
import { defineFigure } from '../contract.js';

/** Pairs left free at both ends, so that the last mark is whole on a phone. */
const kMargin = 0.75;
/** CSS pixels around the line of the length within which a press takes hold of it. */
const kGrip = 10;
/** Closer together than so many CSS pixels marks would merge, and a line says the same. */
const kRoomForMarks = 3;
/** CSS pixels from which the line of the length carries its whole label. */
const kRoomForWords = 420;

/**
 * Every pair of the ladder: its wavelength on the left scale, its omega on the right one, and how
 * many of them complete a turn within the reader's document.
 */
export const figure = defineFigure({
  id: 'ladder',
  controls: ['dModel', 'base', { key: 'length', presets: [50, 5000, 100000] }, 'slowPair'],
  size: 'wide',
  aspect: 1.6,
  narrowAspect: 0.85,

  model(engine, { dModel, base, length, slowPair }) {
    const { omegas, wavelengths, turns, completed } = engine.ladder({ dModel, base, length });
    return {
      omegas,
      wavelengths,
      turns,
      completed,
      pairs: omegas.length,
      omega: omegas[slowPair],
      wavelength: wavelengths[slowPair],
      turnsOfPair: turns[slowPair],
      longest: wavelengths[omegas.length - 1],
      turnsOfLast: turns[omegas.length - 1],
    };
  },

  facts(model, { dModel, base, length, slowPair }) {
    const { completed, pairs, omega, wavelength, turnsOfPair, longest, turnsOfLast } = model;
    return {
      dModel,
      base,
      length,
      pair: slowPair,
      completed,
      pairs,
      omega,
      wavelength,
      turns: turnsOfPair,
      longest,
      turnsOfLast,
      last: pairs - 1,
    };
  },

  table({ omegas, wavelengths, turns }) {
    return {
      columns: ['pair', 'omega', 'wavelength', 'turns'],
      rows: Array.from(omegas, (omega, pair) => [pair, omega, wavelengths[pair], turns[pair]]),
    };
  },

  mount(root, stage) {
    const [panel] = createPanels(root, 1, { narrowRows: 'minmax(0, 1fr)' });
    const heads = [document.createElement('p'), document.createElement('p')];
    for (const head of heads) {
      head.className = 'panel-head';
      panel.append(head);
    }
    const chart = createLineChart(panel, {
      x: { title: stage.text('labels.x'), grid: false },
      y: { title: stage.text('labels.left'), log: true, format: powerOfTen },
      right: { title: stage.text('labels.right'), log: true, reverse: true, format: powerOfTen },
      padding: { top: 6, right: 0, bottom: 0, left: 0 },
      onPick: (x, way, spot) => {
        if (way === 'pointer' && spot && grip.held) stage.change({ length: twoDigits(spot.y) });
        else stage.change({ slowPair: within(Math.round(x), stage.state.dModel / 2) });
      },
    });
    const grip = createGrip(chart, () => stage.state.length);
    return {
      render(model, { length, slowPair }) {
        const { completed, pairs, wavelength } = model;
        const [least, most] = rangeOf(model, length);
        heads[0].textContent = stage.text('labels.count', { completed, pairs, length });
        heads[1].textContent = stage.text('labels.pair', {
          pair: slowPair,
          wavelength,
          omega: model.omega,
          turns: model.turnsOfPair,
        });
        const width = chart.chart.width || 600;
        const roomy = width >= kRoomForWords;
        const all = completed === pairs || completed === 0;
        chart.update({
          x: { min: -kMargin, max: pairs - 1 + kMargin, at: wholeTicks(pairs) },
          y: { min: least, max: most },
          right: { min: (2 * Math.PI) / most, max: (2 * Math.PI) / least },
          series: seriesOf(model, width),
          bands: [{ from: -kMargin, to: completed - 0.5, tone: 'step', alpha: 0.1 }],
          lines: [
            ...(length > 0
              ? [
                  {
                    axis: /** @type {const} */ ('y'),
                    at: length,
                    tone: 'ink',
                    dash: [],
                    width: 2,
                    grip: true,
                    // Where the marks leave room.
                    end: /** @type {'start' | 'end'} */ (2 * completed > pairs ? 'start' : 'end'),
                    label: stage.text(roomy ? 'labels.length' : 'labels.short', { length }),
                  },
                ]
              : []),
            ...(all
              ? []
              : [
                  { axis: /** @type {const} */ ('x'), at: completed - 0.5, tone: 'step', width: 1 },
                ]),
            {
              axis: 'y',
              at: wavelength,
              tone: 'step',
              dash: [2, 4],
              width: 1.5,
              end: 4 * slowPair > pairs ? 'start' : 'end',
              label: stage.text('labels.mark', { pair: slowPair }),
            },
          ],
          marks: [
            {
              x: slowPair,
              y: wavelength,
              tone: 'step',
              shape: 'diamond',
              size: 7,
            },
          ],
          slider: {
            value: slowPair,
            min: 0,
            max: pairs - 1,
            text: heads[1].textContent ?? '',
          },
        });
      },
      destroy: chart.destroy,
    };
  },
});

/** Pairs that complete a turn as dots, the others as rings. @param {any} model @param {number} width */
function seriesOf({ wavelengths, completed, pairs }, width) {
  const done = { tone: 'step', ys: wavelengths.subarray(0, completed) };
  const rest = { tone: 'muted', first: completed, ys: wavelengths.subarray(completed) };
  if (width / pairs < kRoomForMarks) {
    return [
      { ...done, ...thin(done, width), width: 4 },
      { ...rest, ...thin(rest, width), width: 3, dash: [4, 4] },
    ];
  }
  const size = Math.min(Math.max((0.35 * width) / pairs, 1.6), 4.5);
  return [
    { ...done, line: false, points: /** @type {const} */ ('dot'), size },
    { ...rest, line: false, points: /** @type {const} */ ('ring'), size },
  ];
}

/** The stretch of the logarithmic scale that holds all. @param {any} model @param {number} length */
function rangeOf({ wavelengths, longest }, length) {
  const low = Math.min(wavelengths[0], Math.max(length, 1));
  const high = Math.max(longest, length);
  return [low / 2.5, high * 2.5];
}

/**
 * Whether the last press was on the line of the length.
 *
 * @param {{canvas: HTMLCanvasElement, chart: import('../../charts/chartjs/base.js').AnyChart}} chart
 * @param {() => number} length
 */
function createGrip({ canvas, chart }, length) {
  const grip = { held: false };
  const near = (/** @type {PointerEvent} */ event) => {
    const at = chart.scales.y.getPixelForValue(length());
    return Math.abs(event.clientY - canvas.getBoundingClientRect().top - at) < kGrip;
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

/** @param {number} value */
function twoDigits(value) {
  return Math.max(Math.round(Number(value.toPrecision(2))), 1);
}

/** @param {number} index @param {number} count */
function within(index, count) {
  return Math.min(Math.max(index, 0), count - 1);
}
