import { addElement, setText } from '../../charts/markup/element.js';
import { divergingColour, readableOn } from '../../charts/palette.js';

/**
 * One table that every stage fills further: the slots are its side, the speeds its head, and each
 * of its cells holds an angle first and then, in two halves, the sine and the cosine of it.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @param {{rows: number, pairs: number}} most
 */
export function createArrayTable(root, stage, most) {
  const table = addElement('table', 'build-array', root);
  table.setAttribute('role', 'grid');
  table.setAttribute('aria-label', stage.text('labels.grid'));
  const head = addElement('thead', '', table);
  const headOf = (/** @type {string} */ name) =>
    headRow(head, `build-${name}s`, stage.text(`labels.${name}`), most.pairs);
  const dimensionRow = headOf('dimension');
  const pairRow = headOf('pair');
  const speedRow = headOf('speed');
  const halves = dimensionRow.map((cell) =>
    [cell, cell].map(() => addElement('span', 'build-index', cell)),
  );
  const body = addElement('tbody', '', table);
  /** @type {any} */
  let shown = null;

  const rows = Array.from({ length: most.rows }, (_, slot) => {
    const row = addElement('tr', '', body);
    const name = addElement('th', 'build-slot', row);
    name.scope = 'row';
    name.textContent = String(slot);
    name.addEventListener('click', () => stage.change({ examplePosition: slot }));
    const cells = Array.from({ length: most.pairs }, (_, place) => {
      const cell = createCell(row);
      cell.element.addEventListener('click', () =>
        stage.change({ examplePosition: slot, exampleDimension: 2 * shown.pairs[place] }),
      );
      return cell;
    });
    return { row, name, cells };
  });
  pairRow.forEach((cell, place) => {
    cell.addEventListener('click', () =>
      stage.change({ exampleDimension: 2 * shown.pairs[place] }),
    );
  });
  walk(table, () => shown, stage);

  return {
    /** @param {any} model @param {number} buildStep */
    update(model, buildStep) {
      const keepsFocus = table.matches(':focus-within');
      shown = model;
      table.dataset.stage = String(buildStep);
      const { pairs, speeds, cells, slot: buildSlot, pair: buildPair } = model;
      for (let place = 0; place < most.pairs; ++place) {
        const pair = pairs[place];
        const heads = [pairRow[place], speedRow[place], dimensionRow[place]];
        for (const cell of heads) dress(cell, { pairs, place, buildPair });
        if (pair === undefined) continue;
        setText(pairRow[place], String(pair));
        setText(speedRow[place], stage.number(speeds[place], '~3'));
        halves[place].forEach((half, n) => {
          setText(half, String(2 * pair + n));
        });
      }
      rows.forEach(({ row, name, cells: places }, slot) => {
        row.classList.toggle('on', slot === buildSlot);
        name.setAttribute('aria-selected', String(slot === buildSlot));
        places.forEach((cell, place) => {
          dress(cell.element, { pairs, place, buildPair });
          const picked = slot === buildSlot && pairs[place] === buildPair;
          if (pairs[place] !== undefined) cell.show(cells[slot][place], buildStep, stage);
          cell.element.tabIndex = picked ? 0 : -1;
          cell.element.setAttribute('aria-selected', String(picked));
          if (picked && keepsFocus) cell.element.focus({ preventScroll: true });
        });
      });
    },
  };
}

/** @param {HTMLElement} cell @param {{pairs: number[], place: number, buildPair: number}} around */
function dress(cell, { pairs, place, buildPair }) {
  const pair = pairs[place];
  cell.hidden = pair === undefined;
  cell.classList.toggle('on', pair === buildPair);
  // Pairs are left out before this one: the table shows it as a torn edge.
  cell.classList.toggle('torn', place > 0 && pair > pairs[place - 1] + 1);
  cell.classList.toggle('spare', place === spareOf(pairs, buildPair));
}

/**
 * The place that a narrow picture does without: never the chosen pair, the first or the last.
 *
 * @param {number[]} pairs
 * @param {number} chosen
 */
export function spareOf(pairs, chosen) {
  if (pairs.length < 4) return -1;
  return pairs[2] === chosen ? 1 : 2;
}

/** @param {HTMLElement} head @param {string} className @param {string} text @param {number} count */
function headRow(head, className, text, count) {
  const row = addElement('tr', className, head);
  const name = addElement('th', 'build-corner', row);
  name.scope = 'row';
  name.textContent = text;
  return Array.from({ length: count }, () => {
    const cell = addElement('th', '', row);
    cell.scope = 'col';
    return cell;
  });
}

/** @param {HTMLElement} row */
function createCell(row) {
  const element = addElement('td', 'build-cell', row);
  element.setAttribute('role', 'gridcell');
  const angle = addElement('span', 'angle', element);
  const even = addElement('span', 'even', element);
  const odd = addElement('span', 'odd', element);
  return {
    element,
    /** @param {any} values @param {number} step @param {import('../contract.js').Stage} stage */
    show(values, step, stage) {
      setText(angle, stage.number(values.angle, '~3'));
      angle.hidden = step !== 2;
      const shown = [step >= 3 ? values.sine : null, step >= 4 ? values.cosine : null];
      [even, odd].forEach((half, n) => {
        const value = shown[n];
        half.hidden = step < 3;
        setText(half, value === null ? '' : stage.number(value, ':2'));
        half.classList.toggle('full', value !== null);
        if (step !== 5 || value === null) return;
        const tint = divergingColour(value);
        half.style.setProperty('--tint', tint);
        half.style.setProperty('--on-tint', readableOn(tint));
      });
    },
  };
}

/**
 * The arrow keys go from cell to cell, as in any grid.
 *
 * @param {HTMLElement} table
 * @param {() => {pairs: number[], slot: number, pair: number}} modelNow
 * @param {import('../contract.js').Stage} stage
 */
function walk(table, modelNow, stage) {
  table.addEventListener('keydown', (event) => {
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const { pairs, slot: buildSlot, pair: buildPair } = modelNow();
    const next = pairs[pairs.indexOf(buildPair) + step[1]] ?? buildPair;
    const slot = Math.min(Math.max(buildSlot + step[0], 0), 5);
    stage.change({ examplePosition: slot, exampleDimension: 2 * next });
  });
}
