import { createBarChart } from '../../charts/chartjs/bar-chart.js';
import { createPanels } from '../../charts/markup/panels.js';

/** @import {Mounted, Stage} from '../contract.js' */

/** The shortest distance that is drawn: shorter bars would be no bars. */
const kLeast = 1e-7;

/**
 * Two bars for each ladder: the nearest of all other slots, and the slot next door.
 *
 * @param {HTMLElement} root
 * @param {Stage} stage
 * @returns {Mounted}
 */
export function createNearestPicture(root, stage) {
  const [panel] = createPanels(root, 1);
  const chart = createBarChart(panel, {
    x: { title: stage.text('labels.pairs') },
    y: { log: true, title: stage.text('labels.distance') },
    gap: 0.2,
    padding: { top: 26, right: 8, bottom: 0, left: 0 },
  });
  return {
    render({ ladders }) {
      const least = Math.min(...ladders.map((/** @type {any} */ { distance }) => distance));
      const floor = [1e-2, 1e-3, 1e-4, 1e-5, 1e-6].find((at) => at < least) ?? kLeast;
      chart.update({
        labels: ladders.map((/** @type {any} */ { pairs }) => stage.number(pairs)),
        y: {
          min: floor,
          max: 10,
          at: [1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.1, 1, 10].filter((at) => at >= floor),
          format: (value) => stage.number(value),
        },
        series: [
          {
            ys: ladders.map((/** @type {any} */ { distance }) => Math.max(distance, floor)),
            // The shade of a slot that is far away in the text, and of the one next door.
            tones: ladders.map((/** @type {any} */ { slot }) =>
              slot === 1 ? 'shifted' : 'warning',
            ),
            names: ladders.map((/** @type {any} */ { slot }) =>
              stage.text('labels.slot', { slot }),
            ),
          },
          {
            ys: ladders.map((/** @type {any} */ { neighbour }) => neighbour),
            tone: 'muted',
            hatched: ladders.map(() => true),
          },
        ],
      });
    },
    destroy: chart.destroy,
  };
}
