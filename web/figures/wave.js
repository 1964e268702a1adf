import { createLegend } from '../charts/legend.js';
import { createLineChart } from '../charts/line-chart.js';

/**
 * One wave repeats: every slot at the height of the chosen one lights up.
 *
 * @type {import('./contract.js').Figure}
 */
export const figure = {
  id: 'wave',
  reads: ['omega', 'slot', 'count', 'compare'],
  controls: [
    { key: 'omega', presets: [Math.PI / 6, Math.PI / 16, 1] },
    'slot',
    { key: 'count', min: 10, max: 100, step: 5 },
    'compare',
  ],
  size: 'wide',
  aspect: 2,
  narrowAspect: 1.15,

  model(engine, { omega, slot, count, compare }) {
    const fine = 8;
    const every = engine.wave({ omega, count });
    const smooth = engine.wave({ omega, step: 1 / fine, count: (count - 1) * fine + 1 });
    const heights = everySecond(every);
    const twins = engine.twins({ omega, slot, count });
    const turns = Array.from(twins.slots, (other, n) => ({
      slot: other,
      kind: twins.kinds[n],
      height: heights[other],
    }));
    return {
      heights,
      curve: everySecond(smooth),
      fine,
      height: twins.height,
      period: twins.period,
      twins: turns,
      counter: compare === 'wave' ? null : counterOf(count, compare),
    };
  },

  facts(model, { omega, slot, count }) {
    const of = (/** @type {string} */ kind) =>
      model.twins.filter((/** @type {any} */ twin) => twin.kind === kind && twin.slot !== slot);
    return {
      omega,
      slot,
      count,
      height: model.height,
      period: model.period,
      periods: of('period').length,
      mirrors: of('mirror').length,
    };
  },

  table({ heights }) {
    return {
      columns: ['slot', 'height'],
      rows: Array.from(heights, (height, slot) => [slot, height]),
    };
  },

  mount(root, stage) {
    createLegend(root, [
      { text: stage.text('labels.wave'), tone: 'sine' },
      { text: stage.text('labels.slot'), tone: 'position', kind: 'dot' },
      { text: stage.text('labels.period'), tone: 'warning', kind: 'square' },
      { text: stage.text('labels.mirror'), tone: 'warning', kind: 'triangle' },
    ]);
    const chart = createLineChart(root, {
      x: { title: stage.text('labels.x') },
      y: { title: stage.text('labels.y') },
      onPick: (x) => {
        const slot = Math.min(Math.max(Math.round(x), 0), stage.state.count - 1);
        stage.change({ slot });
      },
    });
    return {
      render(model, { slot, count }) {
        const tall = model.counter ? 1.05 * Math.max(...model.counter) : 1.25;
        chart.update({
          x: { min: 0, max: count - 1 },
          y: { min: -1.25, max: Math.max(tall, 1.25), ...(model.counter ? {} : { at: [-1, 0, 1] }) },
          series: [
            { tone: 'sine', ys: model.curve, step: 1 / model.fine },
            { tone: 'sine', ys: model.heights, line: false, points: 'dot', size: 2.5 },
            ...(model.counter ? [{ tone: 'warning', ys: model.counter, dash: [2, 4] }] : []),
          ],
          lines: [
            { axis: 'y', at: 1 },
            { axis: 'y', at: -1 },
            { axis: 'y', at: model.height, tone: 'position', dash: [1, 4] },
          ],
          marks: [
            ...model.twins
              .filter((/** @type {any} */ twin) => twin.slot !== slot)
              .map((/** @type {any} */ twin) => ({
                x: twin.slot,
                y: twin.height,
                tone: 'warning',
                shape: twin.kind === 'period' ? 'square' : 'triangle',
              })),
            { x: slot, y: model.height, tone: 'position', size: 7, label: String(slot) },
          ],
          slider: { value: slot, min: 0, max: count - 1, text: stage.text('labels.now', { slot }) },
        });
      },
      destroy: chart.destroy,
    };
  },
};

/** @param {Float64Array} sineCosine */
function everySecond(sineCosine) {
  return sineCosine.filter((_, index) => index % 2 === 0);
}

/** @param {number} count @param {string} compare */
function counterOf(count, compare) {
  const scale = compare === 'scaled' ? count - 1 : 1;
  return Array.from({ length: count }, (_, slot) => slot / scale);
}
