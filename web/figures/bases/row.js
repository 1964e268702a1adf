import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { thin } from '../../charts/chartjs/thin.js';

/**
 * One base: its name, what its slowest pair does, and that pair's sine along the document.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 */
export function createRow(root, stage) {
  const head = document.createElement('p');
  head.className = 'panel-head';
  root.append(head);
  /** @type {ReturnType<typeof createLineChart> | null} */
  let chart = null;
  return {
    /** @param {any} ladder @param {number} length */
    show(ladder, length) {
      // Without a base of its own the last row is a line of words, and the others grow.
      if (chart) chart.holder.hidden = !ladder;
      if (!ladder) {
        head.textContent = stage.text('labels.same');
        return;
      }
      const { base, longest, turns, mine, wave } = ladder;
      head.textContent = stage.text(mine ? 'labels.rowMine' : 'labels.row', {
        base,
        longest,
        turns,
      });
      chart ??= createLineChart(root, {
        label: stage.text('labels.rowName'),
        x: { hidden: true, min: 0 },
        y: { hidden: true, min: -1.2, max: 1.2 },
        padding: { top: 0, right: 4, bottom: 0, left: 4 },
      });
      const width = chart.chart.width || 300;
      chart.update({
        x: { max: length },
        series: [{ tone: 'sine', ...(wave ? thin(wave, 2 * width) : block(length, width)) }],
        lines: [
          { axis: 'y', at: 0, dash: [], width: 1, tone: 'rule' },
          { axis: 'y', at: 1, dash: [3, 4], width: 1, tone: 'rule' },
          { axis: 'y', at: -1, dash: [3, 4], width: 1, tone: 'rule' },
        ],
      });
    },
    destroy() {
      chart?.destroy();
    },
  };
}

/** A wave that fills the strip: up and down at every pixel. @param {number} length @param {number} width */
function block(length, width) {
  const ys = Float64Array.from({ length: 2 * width }, (_, n) => (n % 2 ? -1 : 1));
  return { step: length / (2 * width - 1), ys };
}
