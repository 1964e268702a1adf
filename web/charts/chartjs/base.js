import { CategoryScale, Chart, LinearScale, LogarithmicScale } from 'chart.js';
import { createCanvas, keepPicture } from '../surface.js';
import { grounded, onTheme } from '../theme.js';

// README.md says what we take from Chart.js, and what we draw.
Chart.register(CategoryScale, LinearScale, LogarithmicScale);

/**
 * @typedef {import('chart.js').Chart} AnyChart
 * @typedef {import('chart.js').Plugin} Plugin
 * @typedef {number | {top?: number, right?: number, bottom?: number, left?: number}} Padding
 * @typedef {{
 *   chart: AnyChart, canvas: HTMLCanvasElement, holder: HTMLElement,
 *   redraw(): void, onDestroy(act: () => void): void, destroy(): void,
 * }} Base
 */

/**
 * One chart for the life of its figure: created here, repainted by `redraw`, never created again.
 *
 * `dress` is called before every repaint, also after a change of theme, and puts axes and colours
 * into the chart; so no colour is ever kept from an earlier theme.
 *
 * @param {HTMLElement} root
 * @param {{
 *   label?: string, plugins?: Plugin[], padding?: Padding, dress: (chart: AnyChart) => void,
 * }} options
 * @returns {Base}
 */
export function createBase(root, { label, plugins = [], padding = 8, dress }) {
  const { holder, canvas } = createCanvas(root, label);
  const chart = new Chart(canvas, {
    type: 'line',
    data: { datasets: [] },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      events: [],
      layout: { padding },
      // Some axes are wanted at the first resize already, before there is anything to show.
      scales: { x: { type: 'linear', display: false }, y: { type: 'linear', display: false } },
    },
    plugins,
  });

  // It draws by itself too, when its holder takes another size.
  chart.draw = grounded(chart.draw.bind(chart));
  chart.update = grounded(chart.update.bind(chart));
  /** @type {Array<() => void>} */
  const endings = [];
  let dressed = false;
  const redraw = grounded(() => {
    dressed = true;
    dress(chart);
    chart.update('none');
  });
  endings.push(
    onTheme(() => {
      if (!dressed) return;
      // Before printing the page is narrower, and no observer is told in time.
      chart.resize();
      redraw();
    }),
  );
  keepPicture(canvas, {
    size: () => ({ width: chart.width, height: chart.height }),
    draw: grounded((context) => drawInto(chart, context)),
  });
  return {
    chart,
    canvas,
    holder,
    redraw,
    onDestroy: (act) => endings.push(act),
    destroy() {
      for (const end of endings.splice(0)) end();
      chart.destroy();
      holder.remove();
    },
  };
}

/**
 * The same picture on another context. Chart and scales each keep the one that they draw on.
 *
 * @param {AnyChart} chart
 * @param {CanvasRenderingContext2D} context
 */
function drawInto(chart, context) {
  const own = chart.ctx;
  /** @type {Array<{-readonly [Key in 'ctx']: CanvasRenderingContext2D}>} */
  const parts = [chart, ...Object.values(chart.scales)];
  for (const part of parts) part.ctx = context;
  try {
    chart.draw();
  } finally {
    for (const part of parts) part.ctx = own;
  }
}
