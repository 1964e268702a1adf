import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { addElement } from '../../charts/markup/element.js';

/**
 * One way of guessing: guess against truth, where a right guess lies on the slanting line, and the
 * score as a bar.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @param {{tone: string, shape: import('../../charts/canvas/marks.js').Shape, name: string}} style
 */
export function createGuess(root, stage, { tone, shape, name }) {
  const words = addElement('div', 'shift-words', root);
  addElement('p', 'readout shift-name', words).textContent = stage.text(`labels.${name}`);
  const recipe = addElement('p', 'readout shift-recipe', words);
  const score = addElement('p', 'readout shift-score', words);
  const track = addElement('div', 'shift-track', words);
  track.setAttribute('aria-hidden', 'true');
  track.style.setProperty('--tone', `var(--${tone})`);
  const bar = addElement('span', 'shift-bar', track);
  const tick = addElement('span', 'shift-tick', track);
  const note = addElement('p', 'readout shift-note', words);
  const chart = createLineChart(root, {
    label: stage.text(`labels.${name}Chart`),
    x: { title: stage.text('labels.guess'), min: -1.2, max: 1.2, at: [-1, 0, 1] },
    y: { title: stage.text('labels.true'), min: -1.2, max: 1.2, at: [-1, 0, 1] },
    padding: { top: 4, right: 4, bottom: 0, left: 0 },
  });
  return {
    /**
     * @param {{guess: Float64Array, truth: Float64Array, score: number | null, limit: number | null,
     *   recipe: string, note: string}} next
     */
    render(next) {
      recipe.textContent = next.recipe;
      const none = next.score === null;
      score.textContent = none ? '' : stage.text('labels.score', { score: next.score ?? 0 });
      track.hidden = none;
      bar.style.setProperty('--share', String(next.score ?? 0));
      tick.hidden = next.limit === null;
      tick.style.setProperty('--at', String(next.limit ?? 0));
      note.textContent = next.note;
      chart.update({
        series: [
          { tone: 'shifted', xs: [-1.2, 1.2], ys: [-1.2, 1.2], width: 1.5 },
          { tone, xs: next.guess, ys: next.truth, line: false, points: shape, size: 4 },
        ],
      });
    },
    destroy: chart.destroy,
  };
}
