import { addElement, setText } from '../../charts/markup/element.js';
import { createStripes } from '../../charts/markup/stripes.js';
import { divergingRamp } from '../../charts/palette.js';
import { defineFigure } from '../contract.js';

/** As many values as fit into a line, and the last pair. */
const kFirst = 8;
/** Two neighbours, and a slot far from both. */
const kPositions = [0, 1, 50];

/**
 * Three rows of the table, printed: the fast pairs in front, the slowest at the end, and each row
 * whole as stripes.
 */
export const figure = defineFigure({
  id: 'rows',
  controls: ['dModel', 'base'],
  size: 'wide',
  aspect: 2.2,
  narrowAspect: 0.62,

  model(engine, { dModel, base }) {
    const dimensions = printedDimensions(dModel);
    return {
      dimensions,
      rows: kPositions.map((first) => {
        const all = engine.encode({ dModel, base, first, count: 1, dtype: 'float64' });
        return { pos: first, values: dimensions.map((dimension) => all[dimension]) };
      }),
    };
  },

  facts({ rows, dimensions }, { dModel }) {
    const [one, two, three] = rows;
    const last = dimensions.length - 2;
    return {
      dModel,
      one: one.pos,
      two: two.pos,
      three: three.pos,
      lastPair: dModel / 2 - 1,
      oneSine: one.values[0],
      oneCosine: one.values[1],
      twoSine: two.values[0],
      twoCosine: two.values[1],
      oneLastSine: one.values[last],
      oneLastCosine: one.values[last + 1],
      twoLastSine: two.values[last],
      twoLastCosine: two.values[last + 1],
    };
  },

  table({ rows, dimensions }) {
    return {
      columns: ['dimension', 'one', 'two', 'three'],
      rows: dimensions.map((/** @type {number} */ dimension, /** @type {number} */ n) => [
        dimension,
        ...rows.map((/** @type {any} */ row) => row.values[n]),
      ]),
    };
  },

  mount(root, stage) {
    const holder = addElement('div', 'rows', root);
    const blocks = kPositions.map(() => createBlock(holder, stage));
    return {
      render({ rows, dimensions }, state) {
        const { dModel, base } = state;
        blocks.forEach((block, n) => {
          const first = rows[n].pos;
          const pixels = () =>
            stage.engine.heatMap({ dModel, base, first, count: 1, colours: divergingRamp() });
          block.show(rows[n], dimensions, dModel, pixels);
        });
      },
      destroy: () => holder.remove(),
    };
  },
});

/**
 * @param {number} dModel
 * @returns {number[]} the dimensions that are printed: the first ones and the last pair
 */
export function printedDimensions(dModel) {
  if (dModel <= kFirst + 2) return Array.from({ length: dModel }, (_, dimension) => dimension);
  return [0, 1, 2, 3, 4, 5, 6, 7, dModel - 2, dModel - 1];
}

/**
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 */
function createBlock(root, stage) {
  const block = addElement('div', 'rows-block', root);
  const head = addElement('p', 'rows-head', block);
  const name = addElement('span', 'rows-name', head);
  const shape = addElement('span', 'rows-shape', head);
  const stripes = createStripes(block);
  const printed = addElement('div', 'rows-printed', block);
  const numbers = addElement('ol', 'rows-numbers', block);
  return {
    /**
     * @param {{pos: number, values: number[]}} row
     * @param {number[]} dimensions
     * @param {number} dModel
     * @param {() => Uint8ClampedArray} pixels
     */
    show({ pos, values }, dimensions, dModel, pixels) {
      setText(name, `PE(${stage.number(pos, '!')})`);
      setText(shape, stage.text('labels.shape', { dModel }));
      stripes.update(pixels);
      // The parts of the stripes that stand below in numbers.
      const share = stripes.share(dModel);
      printed.style.setProperty('--front', String(share * Math.min(kFirst / dModel, 1)));
      printed.style.setProperty('--back', String(share * (dModel > kFirst ? 2 / dModel : 0)));
      const gap = dimensions.findIndex((dimension, n) => dimension !== n);
      const items = dimensions.length + (gap < 0 ? 0 : 1);
      while (numbers.children.length > items) numbers.lastElementChild?.remove();
      while (numbers.children.length < items) addNumber(numbers);
      for (let item = 0; item < items; ++item) {
        const n = gap < 0 || item < gap ? item : item - 1;
        const skipped = item === gap;
        const element = numbers.children[item];
        element.className = skipped ? 'rows-gap' : dimensions[n] % 2 ? 'rows-cosine' : 'rows-sine';
        setText(element.children[0], skipped ? '' : String(dimensions[n]));
        setText(element.children[1], skipped ? '…' : stage.number(values[n], ':3'));
      }
    },
  };
}

/** @param {HTMLElement} list */
function addNumber(list) {
  const item = addElement('li', '', list);
  addElement('span', 'rows-dimension', item);
  addElement('span', 'rows-value', item);
}
