import { createBarChart } from '../../charts/chartjs/bar-chart.js';
import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { addElement } from '../../charts/markup/element.js';
import { createLegend } from '../../charts/markup/legend.js';
import { createPanels } from '../../charts/markup/panels.js';
import { createStandInNote } from '../shared/stand-in.js';

/** @import {Mounted, Stage} from '../contract.js' */

const kTerms = /** @type {const} */ ([
  { key: 'tagTag', tone: 'shifted', dash: [] },
  { key: 'wordWord', tone: 'warning', dash: [2, 3] },
  { key: 'wordTag', tone: 'muted', dash: [7, 4] },
  { key: 'tagWord', tone: 'ink', dash: [10, 3, 2, 3] },
]);
const kLongest = 7;

/**
 * Above, how much weight each word gets; below, the four terms of the score that decide it.
 *
 * @param {HTMLElement} root
 * @param {Stage} stage
 * @returns {Mounted}
 */
export function createHeadPicture(root, stage) {
  const [above, below] = createPanels(root, 2, {
    rows: 'minmax(0, 1.3fr) minmax(0, 1fr)',
    narrowRows: 'minmax(0, 1.3fr) minmax(0, 1fr)',
  });
  addElement('p', 'panel-head panel-title', above).textContent = stage.text('labels.weights');
  const bars = createBarChart(above, {
    y: { min: 0, max: 1, at: [0, 0.5, 1] },
    gap: 0.3,
    padding: { top: 20, right: 8, bottom: 0, left: 0 },
    onPick: (slot) => stage.change({ position: slot }),
  });
  addElement('p', 'panel-head panel-title', below).textContent = stage.text('labels.terms');
  const lines = createLineChart(below, {
    x: { title: stage.text('labels.slot'), grid: false },
    padding: { top: 4, right: 8, bottom: 0, left: 0 },
  });
  const legend = createLegend(below, []);
  const noteStandIn = createStandInNote(below, stage);
  return {
    render(model, { headWords }) {
      noteStandIn(model);
      const { words, slot, target, weights } = model;
      const few = words.length <= 12;
      bars.update({
        labels: words.map((/** @type {string} */ word, /** @type {number} */ n) =>
          few ? shortened(word) : String(n),
        ),
        series: [
          {
            ys: weights,
            tones: words.map((/** @type {string} */ _, /** @type {number} */ n) =>
              n === slot ? 'position' : n === target ? 'shifted' : 'muted',
            ),
            names: few
              ? Array.from(weights, (/** @type {number} */ weight) => stage.number(weight, ':2'))
              : undefined,
          },
        ],
        slider: {
          value: slot,
          min: 0,
          max: words.length - 1,
          text: stage.text('labels.now', { slot, weight: weights[target] ?? 0 }),
        },
      });
      const shown = kTerms.filter(({ key }) => key === 'tagTag' || headWords === 'mixed');
      legend.update(
        shown.map(({ key, tone, dash }) => ({
          text: stage.text(`labels.${key}`),
          tone,
          kind: dash.length ? /** @type {const} */ ('dashed') : /** @type {const} */ ('line'),
        })),
      );
      lines.update({
        x: { min: -0.5, max: words.length - 0.5, at: ticksOf(words.length) },
        series: shown.map(({ key, tone, dash }) => ({
          tone,
          dash: [...dash],
          ys: model[key],
          points: /** @type {const} */ ('dot'),
          size: 3,
        })),
        lines: [{ axis: 'x', at: slot, tone: 'position' }],
      });
    },
    destroy() {
      bars.destroy();
      lines.destroy();
    },
  };
}

/** @param {string} word */
function shortened(word) {
  const letters = [...word];
  return letters.length > kLongest ? `${letters.slice(0, kLongest - 1).join('')}\u2026` : word;
}

/** @param {number} count */
function ticksOf(count) {
  const step = count > 12 ? 4 : 1;
  return Array.from({ length: Math.ceil(count / step) }, (_, n) => n * step);
}
