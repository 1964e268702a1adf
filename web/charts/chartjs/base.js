import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
} from 'chart.js';
import { onTheme } from '../theme.js';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
);

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
 * `dress` is called before every repaint, also after a change of theme, and puts data, axes and
 * colours into the chart; so no colour is ever kept from an earlier theme.
 *
 * @param {HTMLElement} root
 * @param {{
 *   type: 'line' | 'bar', label?: string, plugins?: Plugin[],
 *   padding?: Padding,
 *   dress: (chart: AnyChart) => void,
 * }} options
 * @returns {Base}
 */
export function createBase(root, { type, label, plugins = [], padding = 8, dress }) {
  const holder = document.createElement('div');
  holder.className = 'chart';
  const canvas = document.createElement('canvas');
  canvas.setAttribute('role', 'img');
  if (label) canvas.setAttribute('aria-label', label);
  // Without a label of its own, the frame names the canvas after the figure, numbers included.
  else canvas.dataset.unnamed = '';
  holder.append(canvas);
  root.append(holder);

  const chart = new Chart(canvas, {
    type,
    data: { datasets: [] },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      parsing: false,
      normalized: true,
      events: [],
      layout: { padding },
      // Some axes are wanted at the first resize already, before there is anything to show.
      scales: { x: { type: 'linear', display: false }, y: { type: 'linear', display: false } },
    },
    plugins,
  });

  /** @type {Array<() => void>} */
  const endings = [];
  let dressed = false;
  const redraw = () => {
    dressed = true;
    dress(chart);
    chart.update('none');
  };
  endings.push(onTheme(() => dressed && redraw()));
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
