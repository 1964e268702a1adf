import { wholeTicks } from '../../charts/chartjs/axes.js';
import { createBarChart } from '../../charts/chartjs/bar-chart.js';
import { addElement } from '../../charts/markup/element.js';
import { createLegend } from '../../charts/markup/legend.js';
import { createPanels } from '../../charts/markup/panels.js';

/**
 * The counter over the slots, the list that stands in the last slot, and both sizes to scale.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {import('../contract.js').Mounted}
 */
export function createCounterPicture(root, stage) {
  const [left, right] = createPanels(root, 2, {
    columns: 'minmax(0, 1.3fr) minmax(0, 1fr)',
    narrowRows: 'minmax(0, 1fr) minmax(0, 1fr)',
  });
  const key = createLegend(left, []);
  const bars = createBarChart(left, {
    x: { title: stage.text('labels.slot') },
    y: { title: stage.text('labels.added'), min: 0 },
    gap: 0.15,
    padding: { top: 20, right: 26, bottom: 0, left: 0 },
  });
  const listTitle = addElement('p', 'readout', right);
  // Places of a list have no order along which a line could lead.
  const list = createBarChart(right, {
    label: stage.text('labels.list'),
    x: { title: stage.text('labels.dimension') },
    y: { title: stage.text('labels.value') },
    overlaid: true,
    gap: 0.3,
    padding: { top: 20, right: 10, bottom: 0, left: 0 },
  });
  const sizes = addElement('div', 'counter-sizes', root);
  const embedding = createSize(sizes, 'embedding', stage.text('labels.embedding'));
  const counter = createSize(sizes, 'counter', stage.text('labels.counter'));

  return {
    render(model) {
      const { firsts, heights, perBar, last, highest } = model;
      const final = heights.length - 1;
      key.update([
        {
          text: stage.text(perBar > 1 ? 'labels.many' : 'labels.one', { perBar }),
          tone: 'muted',
          kind: 'square',
        },
        { text: stage.text('labels.last', { last }), tone: 'warning', kind: 'square' },
        { text: stage.text('labels.largest', { highest }), tone: 'ink', kind: 'dashed' },
      ]);
      bars.update({
        labels: firsts.map(String),
        y: { max: Math.max(last, highest) },
        series: [
          {
            ys: heights,
            tones: heights.map((/** @type {unknown} */ _, /** @type {number} */ bar) =>
              bar === final ? 'warning' : 'muted',
            ),
            names: Object.assign(new Array(heights.length).fill(''), { [final]: String(last) }),
          },
        ],
        lines: [{ axis: 'y', at: highest, tone: 'ink' }],
      });
      const { shown, places } = model;
      listTitle.textContent = stage.text(shown < places ? 'labels.listPart' : 'labels.listTitle', {
        last,
        shown,
        places,
      });
      list.update({
        labels: Array.from(model.sum, (_, place) => String(place)),
        x: { at: wholeTicks(shown, 8) },
        y: { min: Math.min(model.lowest, 0), max: last + highest, at: last > 0 ? [0, last] : [0] },
        series: [
          { ys: model.sum, tone: 'warning' },
          { ys: model.embedding, tone: 'ink' },
        ],
        marks: [
          label(model.embedding, stage.text('labels.alone'), 'ink'),
          label(model.sum, stage.text('labels.sum'), 'warning'),
        ],
      });
      const most = Math.max(model.counterNorm, model.embeddingNorm);
      embedding.show(
        model.embeddingNorm,
        most,
        stage.text('labels.size', { size: model.embeddingNorm }),
      );
      counter.show(
        model.counterNorm,
        most,
        stage.text('labels.sizeAndRatio', {
          size: model.counterNorm,
          ratio: model.ratio,
          embedding: model.embeddingNorm,
        }),
      );
    },
    destroy() {
      bars.destroy();
      list.destroy();
    },
  };
}

/**
 * A name over the middle of a curve.
 *
 * @param {Float64Array} values
 * @param {string} text
 * @param {string} tone
 */
function label(values, text, tone) {
  const x = Math.floor(values.length / 2);
  return { x, y: Math.max(...values), size: 0, tone, label: text };
}

/**
 * @param {HTMLElement} root
 * @param {string} kind
 * @param {string} name
 */
function createSize(root, kind, name) {
  const line = addElement('div', `counter-size counter-size-${kind}`, root);
  addElement('span', 'counter-size-name', line).textContent = name;
  const track = addElement('span', 'counter-size-track', line);
  const bar = addElement('span', 'counter-size-bar', track);
  const text = addElement('span', 'counter-size-text', line);
  return {
    /** @param {number} size @param {number} most @param {string} words */
    show(size, most, words) {
      bar.style.setProperty('--share', String(size / most));
      text.textContent = words;
    },
  };
}
