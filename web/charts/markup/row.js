import { divergingColour } from '../palette.js';

/**
 * One row of a table as numbers in boxes, each with its colour on the diverging ramp.
 *
 * @typedef {{name: string, text: string, value: number | null}} Cell
 *   value null: a gap in the row
 *
 * @param {HTMLElement} root
 */
export function createRow(root) {
  const holder = document.createElement('div');
  holder.className = 'number-row';
  const title = document.createElement('span');
  title.className = 'number-row-name';
  const list = document.createElement('ol');
  const words = document.createElement('p');
  words.className = 'readout';
  holder.append(title, list, words);
  root.append(holder);
  return {
    /** @param {{name: string, cells: Cell[], notes: string[]}} next */
    update({ name, cells, notes }) {
      title.textContent = name;
      while (list.children.length > cells.length) list.lastElementChild?.remove();
      cells.forEach((cell, index) => {
        const item = list.children[index] ?? list.appendChild(makeCell());
        const [label, text] = item.children;
        label.textContent = cell.name;
        text.textContent = cell.text;
        item.classList.toggle('number-gap', cell.value === null);
        const tint = cell.value === null ? 'transparent' : divergingColour(cell.value);
        /** @type {HTMLElement} */ (item).style.setProperty('--tint', tint);
      });
      words.replaceChildren(
        ...notes.map((note) => {
          const line = document.createElement('span');
          line.textContent = note;
          return line;
        }),
      );
    },
  };
}

function makeCell() {
  const item = document.createElement('li');
  item.append(document.createElement('span'), document.createElement('span'));
  return item;
}
