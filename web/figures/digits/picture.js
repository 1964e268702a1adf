import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { addElement } from '../../charts/markup/element.js';
import { createPanels } from '../../charts/markup/panels.js';
import { createStandInNote } from '../shared/stand-in.js';

/** @import {Mounted, Stage} from '../contract.js' */

/** Room for one row, with a little air above it. */
const kRow = 2.6;

/**
 * Digits on the left, waves on the right, slow ones above; below them the length of every step.
 *
 * @param {HTMLElement} root
 * @param {Stage} stage
 * @returns {Mounted}
 */
export function createDigitsPicture(root, stage) {
  const halves = createPanels(root, 2, {
    columns: 'minmax(0, 1fr) minmax(0, 1fr)',
    narrowRows: 'minmax(0, 1fr) minmax(0, 1fr)',
  });
  const [digits, waves] = halves.map((panel, n) =>
    createHalf(panel, stage, n === 0 ? 'digits' : 'waves'),
  );
  const noteStandIn = createStandInNote(root, stage);
  return {
    render(model) {
      noteStandIn(model);
      const { slots, slot, fine, steps, tagStep } = model;
      // A digit keeps its value until the next slot: corners, no slopes.
      const square = model.digits.map((/** @type {number[]} */ row) => ({
        xs: row.flatMap((_, p) => [p - 0.5, p + 0.5]),
        ys: row.flatMap((bit) => [2 * bit - 1, 2 * bit - 1]),
      }));
      digits.show({
        rows: square,
        tone: 'ink',
        slot,
        slots,
        steps,
        texts: model.digits.map((/** @type {number[]} */ row) => String(row[slot])),
      });
      const smooth = model.waves.map((/** @type {Float64Array} */ ys) => ({
        xs: Array.from(ys, (_, point) => point / fine),
        ys: Array.from(ys),
      }));
      waves.show({
        rows: smooth,
        tone: 'sine',
        slot,
        slots,
        steps: steps.map(() => tagStep),
        texts: model.waves.map((/** @type {Float64Array} */ ys) =>
          stage.number(ys[slot * fine], ':2'),
        ),
      });
    },
    destroy() {
      digits.destroy();
      waves.destroy();
    },
  };
}

/**
 * @param {HTMLElement} panel
 * @param {Stage} stage
 * @param {'digits' | 'waves'} kind
 */
function createHalf(panel, stage, kind) {
  addElement('p', 'panel-head panel-title', panel).textContent = stage.text(`labels.${kind}`);
  const [above, below] = createPanels(panel, 2, {
    rows: 'minmax(0, 3fr) minmax(0, 1fr)',
    narrowRows: 'minmax(0, 3fr) minmax(0, 1fr)',
  });
  const chart = createLineChart(above, {
    x: { hidden: true, grid: false },
    y: { hidden: true, grid: false },
    padding: { top: 4, right: 64, bottom: 0, left: 40 },
    onPick: (x) => stage.change({ position: Math.min(Math.max(Math.round(x), 0), 30) }),
  });
  const steps = createLineChart(below, {
    x: { title: stage.text('labels.slot'), grid: false },
    y: { min: 0, max: 2.4, at: [0, 1, 2] },
    padding: { top: 2, right: 64, bottom: 0, left: 0 },
  });
  return {
    /**
     * @param {{rows: Array<{xs: number[], ys: number[]}>, tone: string, slot: number,
     *   slots: number, steps: ArrayLike<number>, texts: string[]}} shown
     */
    show({ rows, tone, slot, slots, steps: lengths, texts }) {
      const x = { min: -0.5, max: slots - 0.5 };
      chart.update({
        x,
        y: { min: -1.3, max: kRow * rows.length - 1 },
        series: rows.map(({ xs, ys }, row) => ({
          tone,
          xs,
          ys: ys.map((value) => value + kRow * row),
        })),
        lines: [
          { axis: 'x', at: slot, tone: 'position', grip: true },
          { axis: 'x', at: slot + 1, tone: 'shifted' },
        ],
        marks: texts.map((label, row) => ({
          x: slots - 0.5,
          y: kRow * row,
          size: 0,
          label,
          side: /** @type {const} */ ('right'),
          tone: 'position',
        })),
        slider: {
          value: slot,
          min: 0,
          max: slots - 2,
          text: stage.text('labels.now', { slot, next: slot + 1, step: lengths[slot] }),
        },
      });
      steps.update({
        x: { ...x, at: [0, 8, 16, 24, 31] },
        series: [
          {
            tone: 'step',
            xs: Array.from(lengths, (_, p) => p + 0.5),
            ys: Array.from(lengths),
            line: false,
            points: 'dot',
            size: 2.5,
          },
        ],
        marks: [{ x: slot + 0.5, y: lengths[slot], tone: 'step', size: 6 }],
      });
    },
    destroy() {
      chart.destroy();
      steps.destroy();
    },
  };
}
