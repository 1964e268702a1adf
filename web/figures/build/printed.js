import { addElement, setText } from '../../charts/markup/element.js';
import { createStripes } from '../../charts/markup/stripes.js';
import { divergingRamp } from '../../charts/palette.js';
import { exerciseIn } from './exercise.js';

/** As many values as fit into a line, and the last pair. */
const kFirst = 8;
/** CSS pixels from which the rows stand open under the array. */
const kWide = 576;

/**
 * Some rows of the table, whole as stripes and printed in part, and exercises that know them.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @param {number} count how many rows
 */
export function createPrinted(root, stage, count) {
  const box = addElement('details', 'build-printed', root);
  box.open = root.clientWidth >= kWide;
  addElement('summary', '', box).textContent = stage.text('labels.rows');
  const table = addElement('table', 'build-rows', box);
  const head = addElement('tr', '', addElement('thead', '', table));
  const body = addElement('tbody', '', table);
  const rows = Array.from({ length: count }, () => {
    const striped = addElement('tr', 'build-striped', body);
    const name = addElement('th', '', striped);
    name.scope = 'rowgroup';
    name.rowSpan = 2;
    const cell = addElement('td', '', striped);
    return { name, cell, stripes: createStripes(cell), numbers: addElement('tr', '', body) };
  });
  const exercise = createExercise(box, stage);
  // Stripes that are not seen have no size, so they are drawn when they come to be.
  let paint = () => {};
  box.addEventListener('toggle', () => paint());
  return {
    /**
     * @param {import('./exercise.js').Known} known
     */
    show(known) {
      const { dModel, base } = known;
      const dimensions = printedDimensions(dModel);
      fill(head, ['', ...dimensions.map(String)], dimensions);
      rows.forEach(({ name, cell, numbers }, n) => {
        const { pos, values } = known.rows[n];
        setText(name, `PE(${stage.number(pos, '!')})`);
        cell.colSpan = dimensions.length;
        fill(
          numbers,
          dimensions.map((dimension) => stage.number(values[dimension], ':3')),
          dimensions,
        );
      });
      paint = () => {
        rows.forEach(({ stripes }, n) => {
          const first = known.rows[n].pos;
          stripes.update(() =>
            stage.engine.heatMap({ dModel, base, first, count: 1, colours: divergingRamp() }),
          );
        });
      };
      paint();
      exercise.show(known);
    },
    destroy() {
      for (const { stripes } of rows) stripes.destroy();
    },
  };
}

/**
 * @param {number} dModel
 * @returns {number[]} the dimensions that are printed: the first ones and the last pair
 */
export function printedDimensions(dModel) {
  if (dModel <= kFirst + 2) return Array.from({ length: dModel }, (_, dimension) => dimension);
  return [0, 1, 2, 3, 4, 5, 6, 7, dModel - 2, dModel - 1];
}

/**
 * Cells in a row, told apart by the parts of their pairs. On a narrow screen only the first two
 * pairs and the last one have room.
 *
 * @param {HTMLTableRowElement} row
 * @param {string[]} texts of the dimensions, with or without a first one for the head
 * @param {number[]} dimensions
 */
function fill(row, texts, dimensions) {
  const skipped = texts.length - dimensions.length;
  while (row.children.length > texts.length) row.lastElementChild?.remove();
  // The corner heads nothing.
  while (row.children.length < texts.length) {
    addElement(skipped && row.children.length >= skipped ? 'th' : 'td', '', row);
  }
  texts.forEach((text, n) => {
    const cell = row.children[n];
    const place = n - skipped;
    setText(cell, text);
    if (place < 0) return;
    const dimension = dimensions[place];
    const torn = place > 0 && dimension > dimensions[place - 1] + 1;
    const spare = place >= 4 && place < dimensions.length - 2;
    const part = dimension % 2 ? 'cosine' : 'sine';
    cell.className = `${part}${torn ? ' torn' : ''}${spare ? ' spare' : ''}`;
  });
}

/**
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 */
function createExercise(root, stage) {
  const line = addElement('p', 'build-exercise', root);
  addElement('span', '', line).textContent = stage.text('labels.exercise');
  /** @type {import('./exercise.js').Known | null} */
  let now = null;
  const said = document.createElement('span');
  const code = document.createElement('pre');
  code.className = 'build-exercise-code';
  code.tabIndex = 0;
  code.hidden = true;
  for (const [library, name] of /** @type {const} */ ([
    ['numpy', 'NumPy'],
    ['torch', 'PyTorch'],
  ])) {
    const button = addElement('button', 'preset', line);
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', async () => {
      if (!now) return;
      const words = { fill: stage.text('labels.fill'), done: stage.text('labels.done') };
      code.textContent = exerciseIn(library, now, words);
      code.hidden = false;
      const copied = await copy(code);
      said.textContent = stage.text(copied ? 'labels.copied' : 'labels.select');
      stage.announce(said.textContent);
    });
  }
  said.className = 'build-said';
  line.append(said);
  root.append(code);
  return {
    /** @param {import('./exercise.js').Known} known */
    show(known) {
      if (now && (now.dModel !== known.dModel || now.base !== known.base)) {
        // What is shown would not fit what is set.
        code.hidden = true;
        said.textContent = '';
      }
      now = known;
    },
  };
}

/** Where the clipboard is out of reach, the code is marked, ready for the reader's own keys. @param {HTMLElement} code */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
