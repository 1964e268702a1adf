import { createBarChart } from '../../charts/chartjs/bar-chart.js';
import { addElement } from '../../charts/markup/element.js';
import { createPanels } from '../../charts/markup/panels.js';

/** @import {Mounted, Stage} from '../contract.js' */

const kBatch = 100;
const kMost = 4000;
const kSums = /** @type {const} */ ([
  'trials',
  'exact',
  'withinOne',
  'withinTwo',
  'word',
  'wordSquares',
]);

/**
 * Bars that settle while trials add up, a batch in each frame as long as the picture is seen.
 *
 * @param {HTMLElement} root
 * @param {Stage} stage
 * @returns {Mounted}
 */
export function createAddPicture(root, stage) {
  const [panel] = createPanels(root, 1);
  const head = addElement('p', 'panel-head panel-title', panel);
  const chart = createBarChart(panel, {
    y: { min: 0, max: 100, at: [0, 25, 50, 75, 100], title: stage.text('labels.share') },
    gap: 0.35,
    padding: { top: 22, right: 8, bottom: 0, left: 0 },
  });
  /** @type {any} */
  let asked = null;
  const sum = { trials: 0, exact: 0, withinOne: 0, withinTwo: 0, word: 0, wordSquares: 0 };
  const draw = () => {
    const { trials, exact, withinOne, withinTwo, word, wordSquares } = sum;
    const shares = [exact, withinOne, withinTwo, word].map((count) => (100 * count) / trials);
    head.textContent = stage.text('labels.trials', { trials });
    chart.update({
      labels: ['exact', 'withinOne', 'withinTwo', 'word'].map((key) => stage.text(`labels.${key}`)),
      series: [
        {
          ys: shares,
          tones: ['position', 'position', 'position', 'ink'],
          names: shares.map((share, n) => {
            // A slot is found or not, so its squares are itself; of the word, chances are added up.
            const squares = n === 3 ? wordSquares : (share * trials) / 100;
            const spread = Math.max(squares / trials - (share / 100) * (share / 100), 0);
            return stage.text('labels.percent', { share, error: 100 * Math.sqrt(spread / trials) });
          }),
        },
      ],
    });
  };
  let seen = false;
  let frame = 0;
  const step = () => {
    frame = 0;
    if (!seen || !asked || sum.trials >= kMost) return;
    add(stage.engine.readBack({ ...asked, trials: kBatch, firstTrial: sum.trials }));
    draw();
    frame = requestAnimationFrame(step);
  };
  const add = (/** @type {any} */ batch) => {
    for (const key of kSums) {
      sum[key] += batch[key];
    }
  };
  const observer =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver(([entry]) => {
          seen = entry.isIntersecting;
          if (seen && !frame) frame = requestAnimationFrame(step);
        })
      : null;
  // Where nobody tells, it counts as seen.
  if (observer) observer.observe(panel);
  else seen = true;
  return {
    render(model) {
      const next = JSON.stringify(model.asked);
      if (next === JSON.stringify(asked)) {
        draw();
        return;
      }
      asked = model.asked;
      for (const key of kSums) sum[key] = 0;
      add(model.first);
      draw();
      if (seen && !frame) frame = requestAnimationFrame(step);
    },
    destroy() {
      cancelAnimationFrame(frame);
      observer?.disconnect();
      chart.destroy();
    },
  };
}
