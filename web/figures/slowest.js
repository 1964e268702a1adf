import { createCircleChart } from '../charts/circle-chart.js';
import { createLegend } from '../charts/legend.js';
import { createLineChart } from '../charts/line-chart.js';
import { createPanels } from '../charts/panels.js';

const kSamples = 800;
/** With fewer samples to a turn than these, a line would draw waves that are not there. */
const kSamplesPerTurn = 8;
/** More turns than these are not marked one by one. */
const kMarkedTurns = 8;

/**
 * The last pair of the ladder over thousands of slots, and how far it has come at a document's end.
 *
 * @type {import('./contract.js').Figure}
 */
export const figure = {
  id: 'slowest',
  reads: ['dModel', 'base', 'slowCount', 'length'],
  controls: ['dModel', 'base', 'slowCount', { key: 'length', presets: [5000, 60000] }],
  size: 'wide',
  aspect: 2,
  narrowAspect: 0.72,

  model(engine, { dModel, base, slowCount, length }) {
    const ladder = { dModel, base };
    const pair = dModel / 2 - 1;
    const { wavelengths, turns } = engine.ladder({ ...ladder, length });
    const shown = engine.ladder({ ...ladder, length: slowCount }).turns[pair];
    const blurred = shown * kSamplesPerTurn > kSamples;
    const run = { first: 0, step: slowCount / kSamples, count: kSamples + 1 };
    const [sine, cosine] = engine.pairWave({ ...ladder, pair, first: length, count: 1 });
    return {
      pair,
      wavelength: wavelengths[pair],
      divisor: engine.slotMap({ ...ladder, pos: 0, dimension: 2 * pair }).divisor,
      turns: turns[pair],
      shown,
      step: run.step,
      wave: blurred ? null : engine.pairWave({ ...ladder, pair, ...run }),
      angle: engine.phases({ ...ladder, pos: length })[pair],
      end: { sine, cosine },
    };
  },

  facts({ pair, wavelength, divisor, turns, shown }, { dModel, base, slowCount, length }) {
    return { dModel, base, pair, wavelength, divisor, turns, shown, slowCount, length };
  },

  table({ wave, step, wavelength, end }, { length, slowCount }) {
    const every = kSamples / 20;
    const samples = wave ? Array.from({ length: 21 }, (_, n) => n * every) : [];
    return {
      columns: ['slot', 'sine', 'cosine'],
      rows: [
        ...samples.map((n) => [n === kSamples ? slowCount : n * step, wave[2 * n], wave[2 * n + 1]]),
        [length, end.sine, end.cosine],
        [wavelength, 0, 1],
      ],
    };
  },

  mount(root, stage) {
    const [line, ring] = createPanels(root, 2, {
      columns: 'minmax(0, 2.1fr) minmax(0, 1fr)',
      narrowRows: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    });
    createLegend(line, [
      { text: stage.text('labels.sine'), tone: 'sine' },
      { text: stage.text('labels.cosine'), tone: 'cosine', kind: 'dashed' },
    ]);
    const chart = createLineChart(line, {
      x: { title: stage.text('labels.slot'), min: 0 },
      y: { min: -1.3, max: 1.3, at: [-1, 0, 1] },
      onPick: (x) =>
        stage.change({ length: Math.min(Math.max(Math.round(x), 0), stage.state.slowCount) }),
    });
    const title = document.createElement('p');
    title.className = 'readout slowest-title';
    ring.append(title);
    const circle = createCircleChart(ring, { reach: 1.25 });
    return {
      render(model, { slowCount, length }) {
        const { wave, step, wavelength, end, angle, turns } = model;
        chart.update({
          x: { max: slowCount },
          series: wave
            ? [
                { tone: 'sine', step, ys: half(wave, 0) },
                { tone: 'cosine', step, ys: half(wave, 1), dash: [7, 4] },
              ]
            : [],
          bands: [
            { from: 0, to: Math.min(length, slowCount), tone: 'position', alpha: 0.1 },
            ...(wave ? [] : [blur(stage, model, slowCount)]),
          ],
          lines: [
            { axis: 'y', at: 1 },
            { axis: 'y', at: -1 },
            ...turnLines(stage, wavelength, slowCount),
            {
              axis: 'x',
              at: Math.min(length, slowCount),
              tone: 'position',
              dash: [],
              width: 2,
              end: 'start',
              label: stage.text(length > slowCount ? 'labels.further' : 'labels.document', { length }),
            },
          ],
          marks:
            wave && length <= slowCount
              ? [
                  { x: length, y: end.sine, tone: 'sine' },
                  { x: length, y: end.cosine, tone: 'cosine', shape: 'square' },
                ]
              : [],
          slider: {
            value: length,
            min: 0,
            max: slowCount,
            step: Math.max(Math.round(slowCount / 100), 1),
            text: stage.text('labels.now', { length, turns }),
          },
        });
        title.textContent = stage.text('labels.turned', { turns, length });
        circle.update({
          arcs: [
            { from: 0, to: turns < 1 ? angle : 7, radius: 1, kind: 'wedge', tone: 'position', width: 1 },
            { from: 0, to: angle, radius: 0.55, tone: 'position', arrow: angle > 0.1 },
          ],
          rays: [
            { x: 1, y: 0, tone: 'muted', dash: [3, 4] },
            { x: end.cosine, y: end.sine, tone: 'position' },
          ],
          marks: [{ x: end.cosine, y: end.sine, tone: 'position', size: 7 }],
        });
      },
      destroy() {
        chart.destroy();
        circle.destroy();
      },
    };
  },
};

/** @param {Float64Array} wave rows of sine, cosine @param {0 | 1} part */
function half(wave, part) {
  return wave.filter((_, index) => index % 2 === part);
}

/**
 * Where whole turns end.
 *
 * @param {import('./contract.js').Stage} stage
 * @param {number} wavelength
 * @param {number} slowCount
 * @returns {import('../charts/marks.js').ReferenceLine[]}
 */
function turnLines(stage, wavelength, slowCount) {
  const turns = Math.floor(slowCount / wavelength);
  if (turns > kMarkedTurns) return [];
  return Array.from({ length: turns }, (_, n) => ({
    axis: 'x',
    at: (n + 1) * wavelength,
    tone: 'step',
    label: n === 0 ? stage.text('labels.turn', { wavelength }) : undefined,
  }));
}

/** @param {import('./contract.js').Stage} stage @param {any} model @param {number} slowCount */
function blur(stage, { shown }, slowCount) {
  const label = stage.text('labels.blur', { shown });
  return { from: 0, to: slowCount, tone: 'muted', alpha: 0.25, label };
}
