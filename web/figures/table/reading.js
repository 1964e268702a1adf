import { createCircleChart } from '../../charts/canvas/circle-chart.js';
import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { addElement } from '../../charts/markup/element.js';
import { createPanels } from '../../charts/markup/panels.js';
import { nearestPoint } from '../../charts/pick.js';

/** @import {Stage} from '../contract.js' */

/**
 * One pair: its two columns as waves along the slots, and beside them the path of its point.
 *
 * @param {HTMLElement} root
 * @param {Stage} stage
 */
export function createReading(root, stage) {
  const head = addElement('p', 'panel-head panel-title', root);
  const holder = addElement('div', 'table-reading', root);
  const [waves, round] = createPanels(holder, 2, {
    columns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
    narrowColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
  });
  /** @type {{sines: Float64Array, cosines: Float64Array} | null} */
  let known = null;
  const go = (/** @type {number} */ position) => stage.change({ position });
  const last = () => (known ? known.sines.length - 1 : 0);
  const lines = createLineChart(waves, {
    x: { grid: false },
    y: { min: -1.15, max: 1.15, at: [-1, 0, 1] },
    padding: { top: 2, right: 8, bottom: 0, left: 0 },
    onPick: (x) => go(Math.min(Math.max(Math.round(x), 0), last())),
  });
  const circle = createCircleChart(round, {
    reach: 1.15,
    onPick(spot) {
      if (known) go(nearestPoint(known.cosines, known.sines, spot.x, spot.y));
    },
    onStep: go,
  });
  return {
    /**
     * @param {{pair: number, turns: number, sines: Float64Array, cosines: Float64Array,
     *   fine: number, sineCurve: Float64Array, slidCurve: Float64Array}} pair
     * @param {{slot: number, rows: number}} at
     */
    show(pair, { slot, rows }) {
      known = pair;
      const { sines, cosines, fine, sineCurve, slidCurve } = pair;
      head.textContent = stage.text('labels.head', { pair: pair.pair, turns: pair.turns });
      const slider = {
        value: slot,
        min: 0,
        max: rows - 1,
        text: stage.text('labels.now', {
          slot,
          pair: pair.pair,
          sine: sines[slot],
          cosine: cosines[slot],
        }),
      };
      lines.update({
        x: { min: 0, max: rows - 1 },
        series: [
          { tone: 'sine', ys: sineCurve, step: 1 / fine },
          { tone: 'cosine', ys: slidCurve, step: 1 / fine, dash: [7, 4] },
        ],
        lines: [{ axis: 'x', at: slot, tone: 'position' }],
        marks: [
          { x: slot, y: sines[slot], tone: 'sine', size: 5 },
          { x: slot, y: slidCurve[slot * fine], tone: 'cosine', size: 5 },
        ],
        slider,
      });
      const here = { x: cosines[slot], y: sines[slot] };
      circle.update({
        trail: { xs: cosines, ys: sines, size: 3.5 },
        rays: [{ ...here, tone: 'position', width: 1.5 }],
        marks: [{ ...here, tone: 'position', size: 6 }],
        slider,
      });
    },
    destroy() {
      lines.destroy();
      circle.destroy();
    },
  };
}
