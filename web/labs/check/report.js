import { addElement } from '../../charts/markup/element.js';
import { tableOf } from '../shell/data-table.js';

/**
 * What was read from a table, in words and numbers.
 *
 * @import {Lab} from '../shell/start.js'
 * @import {Description, Identification, Near} from '../../../cpp/bindings/posenc-labs.js'
 */

/** @param {number} value */
const small = (value) => (value === 0 ? '0' : value.toExponential(1));

/**
 * A base with the digits that the table has of it.
 *
 * @param {Lab} lab
 * @param {Partial<Description> & {base: number}} description
 */
function baseOf(lab, { base, baseError = 0, baseIsFree = false, digits = 0 }) {
  if (baseIsFree) return lab.text('anyBase');
  if (baseError === 0) return String(base);
  const values = { base: String(base), error: small(baseError), digits: Math.round(digits) };
  return lab.text('baseAbout', values);
}

/** @param {Lab} lab @param {Description | Near} one */
function nameOf(lab, one) {
  return lab.text('name', {
    ladder: lab.text(`ladder ${one.ladder}`),
    layout: lab.text(`layout ${one.layout}`),
    base: baseOf(lab, one),
    start: one.start,
    scale: one.scale,
  });
}

/**
 * @param {Lab} lab
 * @param {Element} root
 * @param {Identification} found
 * @param {string} name of the file, or of what was pasted
 */
export function showReport(lab, root, found, name) {
  root.replaceChildren();
  const { rows, columns, dtype, zeroRows, matches, nearest } = found;
  const [best, ...others] = matches;
  const add = (/** @type {'h2' | 'h3' | 'p'} */ tag, /** @type {string} */ text) => {
    addElement(tag, tag === 'p' ? 'caption' : '', root).textContent = text;
  };
  const list = (/** @type {string[]} */ lines) => {
    const holder = addElement('ul', 'lab-list', root);
    for (const line of lines) addElement('li', '', holder).textContent = line;
  };
  add('h2', best ? nameOf(lab, best) : lab.text('none'));
  add('p', lab.text('size', { name, rows, columns, dtype }));
  if (zeroRows > 0) add('p', lab.text('zeroRows', { rows: zeroRows }));
  if (best) {
    const titles = [lab.text('columnFact'), lab.text('columnValue')];
    const holder = addElement('div', 'table-holder lab-table', root);
    // It scrolls sideways on a narrow screen, by the arrow keys too.
    holder.tabIndex = 0;
    holder.setAttribute('role', 'region');
    holder.setAttribute('aria-label', titles.join(', '));
    holder.append(tableOf({ columns: titles, rows: factsOf(lab, best, dtype) }));
    if (others.length > 0) {
      add('h3', lab.text('same'));
      add('p', lab.text('sameNote'));
      list(others.map((other) => nameOf(lab, other)));
    }
  } else {
    add('p', lab.text(nearest.length > 0 ? 'noneNear' : 'noneAtAll'));
    list(nearest.map((near) => nearOf(lab, near)));
  }
  addJson(lab, root, found, name);
}

/** @param {Lab} lab @param {Near} near */
function nearOf(lab, near) {
  const slip = lab.text(`slip ${near.slip}`, { rows: near.rowsThatFit });
  return lab.text('near', { name: nameOf(lab, near), slip, rms: small(near.rms) });
}

/** @param {Lab} lab @param {Description} best @param {string} dtype */
function factsOf(lab, best, dtype) {
  const { differs } = best;
  const where = differs && { ...differs, error: small(best.recipeError) };
  return Object.entries({
    ladder: lab.text(`ladder ${best.ladder}`),
    layout: lab.text(`layout ${best.layout}`),
    base: baseOf(lab, best),
    start: best.start,
    step: best.step,
    scale: best.scale,
    precision: dtype,
    arithmetic: lab.text(`arithmetic ${best.recipe}`),
    largest: small(best.maxError),
    differs: where ? lab.text('differsAt', where) : lab.text('differsNowhere'),
  }).map(([key, value]) => [lab.text(`fact ${key}`), value]);
}

/**
 * The whole answer for a program, in the shape of `posenc check --json`.
 *
 * @param {Lab} lab
 * @param {Element} root
 * @param {Identification} found
 * @param {string} name
 */
function addJson(lab, root, found, name) {
  const details = addElement('details', 'figure-data', root);
  addElement('summary', '', details).textContent = lab.text('json');
  const button = addElement('button', 'button', addElement('div', 'lab-row', details));
  button.type = 'button';
  button.textContent = lab.text('copy');
  const pre = addElement('pre', '', details);
  pre.tabIndex = 0;
  const [best] = found.matches;
  const text = JSON.stringify({ file: name, named: Boolean(best), ...best, ...found }, null, 2);
  addElement('code', '', pre).textContent = text;
  button.addEventListener('click', () => lab.copy(text));
}
