import { powerOfTen, wholeTicks } from '../../charts/chartjs/axes.js';
import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { thin } from '../../charts/chartjs/thin.js';
import { createPanels } from '../../charts/markup/panels.js';
import { defineFigure } from '../contract.js';
import { createRow } from './row.js';

const kBases = [100, 10000];
/** Points of a slow wave; one that turns faster than a quarter turn per point is shown as a block. */
const kPoints = 2048;
/** CSS pixels beside the ends of the ladders. */
const kRoomForNames = 60;
/** CSS pixels from which the line of the length carries its whole label. */
const kRoomForWords = 380;
/** Ladders that end within this factor of each other have names at different sides. */
const kNear = 3;
/** The last one as tall as the others, or as its words. */
const kRows = 'repeat(2, minmax(0, 1fr)) minmax(0, var(--last, 1fr))';
const kLooks = {
  fixed: [
    { tone: 'muted', dash: [2, 4], shape: /** @type {const} */ ('square') },
    { tone: 'ink', dash: [8, 5], shape: /** @type {const} */ ('triangle') },
  ],
  mine: { tone: 'step', dash: [], shape: /** @type {const} */ ('diamond') },
};

/**
 * The same ladder over base 100, over base 10000 and over the reader's own, with the wave of its
 * slowest pair along the document.
 */
export const figure = defineFigure({
  id: 'bases',
  controls: [{ key: 'base', presets: [1000, 10000, 500000] }, 'dModel', 'length'],
  size: 'wide',
  aspect: 1.6,
  narrowAspect: 0.5,

  model(engine, { dModel, base, length }) {
    const bases = kBases.includes(base) ? kBases : [...kBases, base];
    return {
      own: bases.length > kBases.length,
      ladders: bases.map((one, index) => {
        const { wavelengths, turns, completed } = engine.ladder({ dModel, base: one, length });
        const last = wavelengths.length - 1;
        const dense = turns[last] * 4 > kPoints;
        return {
          base: one,
          mine: one === base,
          look: one === base ? kLooks.mine : kLooks.fixed[index],
          wavelengths,
          longest: wavelengths[last],
          turns: turns[last],
          completed,
          wave: dense ? null : slowWave(engine, { dModel, base: one, pair: last }, length),
        };
      }),
    };
  },

  facts({ ladders }, { dModel, base, length }) {
    const mine = ladders.find((ladder) => ladder.mine) ?? ladders[0];
    return {
      dModel,
      base,
      length,
      pairs: mine.wavelengths.length,
      smallLongest: ladders[0].longest,
      smallTurns: ladders[0].turns,
      smallCompleted: ladders[0].completed,
      paperLongest: ladders[1].longest,
      paperTurns: ladders[1].turns,
      paperCompleted: ladders[1].completed,
      longest: mine.longest,
      turns: mine.turns,
      completed: mine.completed,
    };
  },

  table({ ladders }) {
    return {
      columns: ['base', 'longest', 'turns', 'completed'],
      rows: ladders.map((/** @type {any} */ { base, longest, turns, completed }) => [
        base,
        longest,
        turns,
        completed,
      ]),
    };
  },

  mount(root, stage) {
    const [left, right] = createPanels(root, 2, {
      columns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      narrowRows: 'minmax(0, 1fr) minmax(0, 1.15fr)',
    });
    const head = document.createElement('p');
    head.className = 'panel-head panel-title';
    head.textContent = stage.text('labels.ladders');
    left.append(head);
    const chart = createLineChart(left, {
      x: { title: stage.text('labels.pair'), grid: false },
      y: { title: stage.text('labels.wavelength'), log: true, format: powerOfTen },
      padding: { top: 6, right: kRoomForNames, bottom: 0, left: 0 },
    });
    const title = document.createElement('p');
    title.className = 'panel-head panel-title';
    right.append(title);
    const rows = createPanels(right, kBases.length + 1, {
      rows: kRows,
      narrowRows: kRows,
    }).map((panel) => createRow(panel, stage));
    return {
      render(model, { length }) {
        showLadders(chart, model, length, stage);
        title.textContent = stage.text('labels.waves', { length });
        right.style.setProperty('--last', model.own ? '1fr' : 'max-content');
        rows.forEach((row, index) => {
          row.show(model.ladders[index], length);
        });
      },
      destroy() {
        chart.destroy();
        for (const row of rows) row.destroy();
      },
    };
  },
});

/** @param {any} engine @param {Record<string, number>} pair @param {number} length */
function slowWave(engine, pair, length) {
  const step = length / kPoints;
  const rows = engine.pairWave({ ...pair, step, count: kPoints + 1 });
  return {
    step,
    ys: rows.filter((/** @type {number} */ _, /** @type {number} */ n) => n % 2 === 0),
  };
}

/**
 * @param {ReturnType<typeof createLineChart>} chart
 * @param {any} model
 * @param {number} length
 * @param {import('../contract.js').Stage} stage
 */
function showLadders(chart, { ladders }, length, stage) {
  const last = ladders[0].wavelengths.length - 1;
  const most = Math.max(length, ...ladders.map((/** @type {any} */ { longest }) => longest));
  const width = chart.chart.width || 400;
  const near = (/** @type {number} */ longest) =>
    ladders.some(
      (/** @type {any} */ other) =>
        !other.mine && other.longest < kNear * longest && longest < kNear * other.longest,
    );
  // Solid lines go under dashed ones, so that both can be seen where they meet.
  const drawn = [...ladders].sort((a, b) => Number(b.mine) - Number(a.mine));
  chart.update({
    x: { min: 0, max: Math.max(last, 1), at: wholeTicks(last + 1, 7) },
    y: { min: Math.min(ladders[0].wavelengths[0], Math.max(length, 1)) / 2, max: most * 3 },
    series: drawn.map(({ wavelengths, look }) => ({
      tone: look.tone,
      dash: look.dash,
      width: 2.5,
      ...thin({ ys: wavelengths }, 2 * width),
    })),
    lines: [
      {
        axis: 'y',
        at: length,
        tone: 'ink',
        dash: [],
        width: 2,
        end: 'start',
        label: stage.text(width < kRoomForWords ? 'labels.short' : 'labels.length', { length }),
      },
    ],
    marks: ladders.map((/** @type {any} */ { base, longest, mine, look }) => ({
      x: last,
      y: longest,
      tone: look.tone,
      shape: look.shape,
      size: 5,
      side: /** @type {'above' | 'right'} */ (mine && near(longest) ? 'above' : 'right'),
      label: stage.text(mine ? 'labels.mine' : 'labels.base', { base }),
    })),
  });
}
