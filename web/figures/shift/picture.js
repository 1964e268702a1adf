import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { createLegend } from '../../charts/markup/legend.js';
import { createPanels } from '../../charts/markup/panels.js';
import { createGuess } from './guess.js';

/** The slots that the upper chart has room for; the fits and the lower charts take all. */
const kShown = 24;
const kTicks = [0, 5, 10, 15, 20];

/**
 * The true height k slots further on with both guesses, and for each guess how it does.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {import('../contract.js').Mounted}
 */
export function createShiftPicture(root, stage) {
  const [upper, lower] = createPanels(root, 2, {
    rows: '17rem minmax(0, 1fr)',
    narrowRows: '17rem minmax(0, 1fr)',
  });
  const legend = createLegend(upper, []);
  const chart = createLineChart(upper, {
    x: {
      title: stage.text('labels.x', { shown: kShown }),
      grid: false,
      min: -0.5,
      max: kShown - 0.5,
      at: kTicks,
    },
    y: { min: -1.2, max: 1.2, at: [-1, 0, 1] },
    padding: { top: 0, right: 10, bottom: 0, left: 0 },
  });
  const [left, right] = createPanels(lower, 2, {
    columns: 'minmax(0, 1fr) minmax(0, 1fr)',
    narrowColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  });
  const sine = createGuess(left, stage, { tone: 'sine', shape: 'square', name: 'fromSine' });
  const pair = createGuess(right, stage, { tone: 'ink', shape: 'ring', name: 'fromPair' });

  return {
    render(model, { k }) {
      legend.update([
        { text: stage.text('labels.truth', { k }), tone: 'shifted' },
        { text: stage.text('labels.fromSine'), tone: 'sine', kind: 'square' },
        { text: stage.text('labels.miss'), tone: 'warning' },
        { text: stage.text('labels.fromPair'), tone: 'ink', kind: 'ring' },
      ]);
      const { truth, fromSine, fromPair, curve } = model;
      const few = (/** @type {Float64Array} */ all) => all.subarray(0, kShown);
      chart.update({
        strokes: [{ tone: 'warning', ...misses(few(truth), few(fromSine)) }],
        series: [
          ...(curve ? [{ tone: 'shifted', ys: curve.ys, step: curve.step, width: 2.5 }] : []),
          { tone: 'sine', ys: few(fromSine), line: false, points: 'square', size: 3.5 },
          { tone: 'ink', ys: few(fromPair), line: false, points: 'ring', size: 5 },
          { tone: 'shifted', ys: few(truth), line: false, points: 'dot', size: 3 },
        ],
      });
      const { alone, ofSine, ofCosine, found, flat, limit } = model;
      if (flat) {
        const nothing = { truth, score: null, limit: null, recipe: '', note: '' };
        sine.render({ ...nothing, guess: fromSine, recipe: stage.text('labels.flat') });
        pair.render({ ...nothing, guess: fromPair });
        return;
      }
      sine.render({
        guess: fromSine,
        truth,
        score: model.scoreSine,
        limit,
        recipe: stage.text('labels.recipeSine', { alone }),
        note: stage.text('labels.limit', { limit }),
      });
      pair.render({
        guess: fromPair,
        truth,
        score: model.scorePair,
        limit: null,
        recipe: stage.text(ofCosine < 0 ? 'labels.recipeMinus' : 'labels.recipePair', {
          ofSine,
          ofCosine: Math.abs(ofCosine),
        }),
        note: found ? stage.text('labels.exact', { ofSine, ofCosine }) : '',
      });
    },
    destroy() {
      chart.destroy();
      sine.destroy();
      pair.destroy();
    },
  };
}

/**
 * An upright stick from each guess to the truth.
 *
 * @param {Float64Array} truth
 * @param {Float64Array} guess
 */
function misses(truth, guess) {
  const xs = Array.from(truth).flatMap((_, slot) => [slot, slot, slot]);
  const ys = Array.from(truth).flatMap((height, slot) => [height, guess[slot], Number.NaN]);
  return { xs, ys };
}
