import { createHeatMap } from '../../charts/chartjs/heat-map.js';
import { addElement } from '../../charts/markup/element.js';
import { createPanels } from '../../charts/markup/panels.js';
import { createTrailBar } from '../../charts/markup/trail-bar.js';
import { divergingRamp } from '../../charts/palette.js';
import { onTheme } from '../../charts/theme.js';
import { createStandInNote } from '../shared/stand-in.js';
import { wordAxis } from '../shared/words.js';
import { createReading } from './reading.js';

/** @import {Mounted, Stage} from '../contract.js' */

/**
 * The table on the left; on the right each of the two pairs as a wave and as a path. A slot or a
 * pair that is picked in one of them is picked in all.
 *
 * @param {HTMLElement} root
 * @param {Stage} stage
 * @returns {Mounted}
 */
export function createTablePicture(root, stage) {
  const rows = 'minmax(0, 1fr) auto';
  const [above, below] = createPanels(root, 2, { rows, narrowRows: rows });
  const [left, right] = createPanels(above, 2, {
    columns: 'minmax(0, 1fr) minmax(0, 1.25fr)',
    narrowRows: 'minmax(0, 0.9fr) minmax(0, 2fr)',
  });
  /** What the image was painted for; a change of theme paints it anew. */
  let painted = '';
  const map = createHeatMap(left, {
    x: { title: stage.text('labels.dimension') },
    y: { title: stage.text('labels.slot') },
    onCell: ({ row, column }) => stage.change({ position: row, slowPair: Math.floor(column / 2) }),
  });
  const readings = createPanels(right, 2, {
    rows: 'minmax(0, 1fr) minmax(0, 1fr)',
    narrowRows: 'minmax(0, 1fr) minmax(0, 1fr)',
  }).map((panel) => createReading(panel, stage));
  const key = addElement('div', 'table-key', below);
  const bar = createTrailBar(key, {
    last: 1,
    ticks: [],
    title: stage.text('labels.colours'),
    onPick: (position) => stage.change({ position }),
  });
  const noteStandIn = createStandInNote(below, stage);
  const forget = onTheme(() => {
    painted = '';
  });
  return {
    render(model, { dModel, base, sentence }) {
      noteStandIn(model);
      const wanted = [dModel, base, model.rows].join();
      const fresh = wanted !== painted;
      painted = wanted;
      map.update({
        rows: model.rows,
        columns: model.columns,
        pixels: fresh ? pixelsOf(stage, model, { dModel, base }) : undefined,
        y: wordAxis(sentence, model.rows, true),
        cell: { row: model.slot, column: 2 * model.pairs[1].pair },
        boxes: [
          { row: model.slot, rows: 1, tone: 'position' },
          ...model.pairs.map((/** @type {{pair: number}} */ { pair }) => ({
            column: 2 * pair,
            columns: 2,
            tone: 'ink',
          })),
        ],
      });
      readings.forEach((reading, n) => {
        reading.show(model.pairs[n], model);
      });
      bar.update(model.slot, model.rows - 1);
    },
    destroy() {
      forget();
      map.destroy();
      for (const reading of readings) reading.destroy();
    },
  };
}

/**
 * @param {Stage} stage
 * @param {{rows: number, columns: number}} size
 * @param {{dModel: number, base: number}} ladder
 */
function pixelsOf(stage, { rows, columns }, { dModel, base }) {
  const pixels = stage.engine.heatMap({ dModel, base, count: rows, colours: divergingRamp() });
  if (columns === dModel) return pixels;
  const part = new Uint8ClampedArray(4 * rows * columns);
  for (let row = 0; row < rows; ++row) {
    const from = 4 * row * dModel;
    part.set(pixels.subarray(from, from + 4 * columns), 4 * row * columns);
  }
  return part;
}
