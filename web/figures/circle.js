import { createCircleChart } from '../charts/circle-chart.js';
import { createLegend } from '../charts/legend.js';
import { createLineChart } from '../charts/line-chart.js';
import { createPanels } from '../charts/panels.js';
import { nearestPoint } from '../charts/pick.js';

const kSlots = 25;

/**
 * Two waves are one point on a circle; a step forward turns it by omega.
 *
 * @type {import('./contract.js').Figure}
 */
export const figure = {
  id: 'circle',
  reads: ['omega', 'pos'],
  controls: [
    { key: 'omega', presets: [Math.PI / 6, Math.PI / 16, 1] },
    { key: 'pos', min: 0, max: kSlots - 1 },
  ],
  player: { key: 'pos', every: 700, max: kSlots - 1 },
  size: 'wide',
  aspect: 1.9,
  narrowAspect: 0.72,

  model(engine, { omega, pos }) {
    const fine = 10;
    const slots = pairs(engine.wave({ omega, count: kSlots }));
    const curve = pairs(engine.wave({ omega, step: 1 / fine, count: (kSlots - 1) * fine + 1 }));
    const here = pairs(engine.wave({ omega, first: pos, count: 2 }));
    return {
      slots,
      curve,
      fine,
      sine: here.sines[0],
      cosine: here.cosines[0],
      next: { sine: here.sines[1], cosine: here.cosines[1] },
      angle: omega * pos,
      after: omega * (pos + 1),
    };
  },

  facts({ sine, cosine }, { omega, pos }) {
    return { omega, pos, sine, cosine, after: pos + 1 };
  },

  table({ slots }) {
    return {
      columns: ['slot', 'sine', 'cosine'],
      rows: Array.from(slots.sines, (sine, slot) => [slot, sine, slots.cosines[slot]]),
    };
  },

  mount(root, stage) {
    const [lines, round] = createPanels(root, 2, {
      columns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
      narrowRows: 'minmax(0, 0.8fr) minmax(0, 1fr)',
    });
    createLegend(lines, [
      { text: stage.text('labels.sine'), tone: 'sine' },
      { text: stage.text('labels.cosine'), tone: 'cosine', kind: 'dashed' },
      { text: stage.text('labels.here'), tone: 'position', kind: 'dot' },
      { text: stage.text('labels.turn'), tone: 'step' },
    ]);
    const waves = createLineChart(lines, {
      x: { title: stage.text('labels.x'), min: 0, max: kSlots - 1 },
      y: { min: -1.2, max: 1.2, at: [-1, 0, 1] },
      onPick: (x) => stage.change({ pos: Math.min(Math.max(Math.round(x), 0), kSlots - 1) }),
    });
    /** @type {any} */
    let known = null;
    const circle = createCircleChart(round, {
      onPick: ({ x, y }) =>
        stage.change({ pos: nearestPoint(known.slots.cosines, known.slots.sines, x, y) }),
      onStep: (pos) => stage.change({ pos }),
    });
    return {
      render(model, { pos }) {
        known = model;
        const slider = {
          value: pos,
          min: 0,
          max: kSlots - 1,
          text: stage.text('labels.now', { pos }),
        };
        waves.update({
          series: [
            { tone: 'sine', ys: model.curve.sines, step: 1 / model.fine },
            { tone: 'cosine', ys: model.curve.cosines, step: 1 / model.fine, dash: [7, 4] },
          ],
          lines: [{ axis: 'x', at: pos, tone: 'position', dash: [] }],
          marks: [
            { x: pos, y: model.sine, tone: 'sine', size: 6 },
            { x: pos, y: model.cosine, tone: 'cosine', shape: 'square', size: 6 },
          ],
          slider,
        });
        circle.update({
          trail: { xs: model.slots.cosines, ys: model.slots.sines, size: 3.5 },
          arcs: [{ from: model.angle, to: model.after, radius: 0.5, arrow: true, label: 'ω' }],
          rays: [
            { x: model.cosine, y: model.sine, tone: 'position' },
            { x: model.next.cosine, y: model.next.sine, tone: 'step', dash: [4, 4], width: 1.5 },
            { from: { x: model.cosine, y: 0 }, x: model.cosine, y: model.sine, tone: 'sine' },
            { x: model.cosine, y: 0, tone: 'cosine', dash: [7, 4] },
          ],
          marks: [
            { x: model.next.cosine, y: model.next.sine, tone: 'step', shape: 'ring' },
            { x: model.cosine, y: model.sine, tone: 'position', size: 8, label: String(pos) },
          ],
          slider,
        });
      },
      destroy() {
        waves.destroy();
        circle.destroy();
      },
    };
  },
};

/** @param {Float64Array} sineCosine rows of sine, cosine */
function pairs(sineCosine) {
  return {
    sines: sineCosine.filter((_, index) => index % 2 === 0),
    cosines: sineCosine.filter((_, index) => index % 2 === 1),
  };
}
