import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { thin } from '../../charts/chartjs/thin.js';
import { createLegend } from '../../charts/markup/legend.js';
import { createPanels } from '../../charts/markup/panels.js';
import { defineFigure } from '../contract.js';

/** Points per turn from which a line looks round, and the most that a line may have. */
const kPerTurn = 24;
const kMostPoints = 40000;
const kQuarter = 0.25;
/** The height at which the bar of a quarter turn stands. */
const kBar = 1.35;
/** The point of a bar that goes on past the edge: CSS pixels along, heights up and down. */
const kTip = { length: 9, height: 0.2 };
/** CSS pixels per turn below which the lines are drawn thin. */
const kClose = 12;

/**
 * Two pairs as lines: sine and cosine are one wave, a quarter of a turn apart, which the reader
 * can see by sliding the one onto the other.
 */
export const figure = defineFigure({
  id: 'lines',
  controls: [
    {
      key: 'slide',
      presets: [
        { text: 'asItIs', values: { slide: 0 } },
        { text: 'quarter', values: { slide: kQuarter } },
      ],
    },
    'pair',
    'slowPair',
    'dModel',
    'base',
    { key: 'count', min: 10, max: 400, step: 10 },
  ],
  size: 'wide',
  aspect: 1.6,
  narrowAspect: 0.66,

  model(engine, { dModel, base, pair: onePair, slowPair: otherPair, count, position: pos, slide }) {
    const { omegas, wavelengths, turns } = engine.ladder({ dModel, base, length: count });
    return {
      pairs: [onePair, otherPair].map((pair) => {
        const period = wavelengths[pair];
        // The slid cosine at a slot is the cosine so much earlier.
        const back = slide * period;
        const points = finer(count, period);
        const wave = (/** @type {{first?: number, step?: number, count: number}} */ run) =>
          engine.pairWave({ dModel, base, pair, ...run });
        return {
          pair,
          omega: omegas[pair],
          period,
          turns: turns[pair],
          quarter: kQuarter * period,
          step: points.step,
          sines: part(wave(points), 0),
          cosines: part(wave(points), 1),
          slid: slide === 0 ? null : part(wave({ ...points, first: -back }), 1),
          sine: wave({ first: pos, count: 1 })[0],
          cosine: wave({ first: pos, count: 1 })[1],
          slots: wave({ count }),
        };
      }),
    };
  },

  facts({ pairs: [one, two] }, { count, position: pos, slide }) {
    return {
      count,
      pos,
      slide,
      one: one.pair,
      two: two.pair,
      oneOmega: one.omega,
      twoOmega: two.omega,
      oneTurns: one.turns,
      twoTurns: two.turns,
      oneQuarter: one.quarter,
      twoQuarter: two.quarter,
    };
  },

  table({ pairs: [one, two] }) {
    return {
      columns: ['slot', 'oneSine', 'oneCosine', 'twoSine', 'twoCosine'],
      rows: Array.from({ length: one.slots.length / 2 }, (_, slot) => [
        slot,
        one.slots[2 * slot],
        one.slots[2 * slot + 1],
        two.slots[2 * slot],
        two.slots[2 * slot + 1],
      ]),
    };
  },

  mount(root, stage) {
    const rows = 'auto minmax(0, 1fr) minmax(0, 1.12fr)';
    const [key, above, below] = createPanels(root, 3, { rows, narrowRows: rows });
    createLegend(key, [
      { text: stage.text('labels.sine'), tone: 'sine' },
      { text: stage.text('labels.cosine'), tone: 'cosine', kind: 'dashed' },
      { text: stage.text('labels.turn'), tone: 'step' },
    ]);
    const strips = [above, below].map((panel, n) => createStrip(panel, stage, n === 1));
    return {
      render({ pairs }, state) {
        strips.forEach((strip, n) => {
          strip.show(pairs[n], state);
        });
      },
      destroy() {
        for (const strip of strips) strip.destroy();
      },
    };
  },
});

/**
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @param {boolean} last whether it has the title of the axis
 */
function createStrip(root, stage, last) {
  const head = document.createElement('p');
  head.className = 'panel-head panel-title';
  root.append(head);
  const chart = createLineChart(root, {
    x: { min: 0, title: last ? stage.text('labels.x') : '' },
    y: { min: -1.25, max: 2.1, at: [-1, 0, 1] },
    padding: { top: 2, right: 10, bottom: 0, left: 0 },
    onPick: (x) => {
      const slot = Math.min(Math.max(Math.round(x), 0), stage.state.count - 1);
      stage.change({ position: slot });
    },
  });
  return {
    /** @param {any} line @param {any} state */
    show(line, { count, position: pos }) {
      const { pair, turns, quarter, step, sines, cosines, slid, sine, cosine } = line;
      head.textContent = stage.text('labels.head', { pair, turns, count });
      const width = chart.holder.clientWidth || 600;
      const most = 2 * width;
      const close = turns > 0 && width / turns < kClose;
      const inside = pos >= 0 && pos <= count - 1;
      const end = Math.min(quarter, count - 1);
      const tip = end - ((count - 1) * kTip.length) / width;
      chart.update({
        x: { max: count - 1 },
        series: [
          { tone: 'sine', width: close ? 1 : 2, ...thin({ ys: sines, step }, most) },
          {
            tone: slid ? 'muted' : 'cosine',
            dash: slid ? [1, 4] : [7, 4],
            width: close ? 1 : slid ? 1.5 : 2,
            ...thin({ ys: cosines, step }, most),
          },
          ...(slid
            ? [{ tone: 'cosine', dash: [7, 4], width: 3, ...thin({ ys: slid, step }, most) }]
            : []),
          // From the crest of the cosine to the next crest of the sine.
          { tone: 'step', width: 3, xs: [0, end], ys: [kBar, kBar] },
        ],
        strokes:
          quarter > end
            ? [
                {
                  tone: 'step',
                  width: 3,
                  xs: [tip, end, tip],
                  ys: [kBar + kTip.height, kBar, kBar - kTip.height],
                },
              ]
            : [],
        lines: inside ? [{ axis: 'x', at: pos, tone: 'position', dash: [] }] : [],
        marks: [
          ...(inside
            ? [
                {
                  x: pos,
                  y: cosine,
                  tone: 'cosine',
                  shape: /** @type {const} */ ('square'),
                  size: 5,
                },
                { x: pos, y: sine, tone: 'sine', size: 6 },
              ]
            : []),
          // Beside a short bar, over a long one.
          {
            x: end < count / 5 ? end : end / 2,
            y: kBar,
            tone: 'step',
            size: 0,
            label: stage.text('labels.quarterIs', { quarter }),
            side: end < count / 5 ? 'right' : 'above',
          },
        ],
        slider: {
          value: Math.min(Math.max(Math.round(pos), 0), count - 1),
          min: 0,
          max: count - 1,
          text: stage.text('labels.now', { pos, pair, sine, cosine }),
        },
      });
    },
    destroy: chart.destroy,
  };
}

/**
 * Points close enough for a round line, whole slots among them.
 *
 * @param {number} count slots
 * @param {number} period slots per turn
 */
function finer(count, period) {
  let parts = 1;
  while (parts < kPerTurn / period && (count - 1) * parts * 2 < kMostPoints) parts *= 2;
  return { step: 1 / parts, count: (count - 1) * parts + 1 };
}

/** @param {Float64Array} rows sine, cosine, sine, ... @param {0 | 1} which */
function part(rows, which) {
  return rows.filter((_, index) => index % 2 === which);
}
