import { controlMarkup } from '../../page/control-markup.js';
import { attrs, escapeHtml, fillHtml } from '../../page/html.js';
import { openingState } from './table.js';

/**
 * The parts that a lab's page is made of.
 *
 * @typedef {{
 *   control(asked: string | {key: string, slider?: boolean}): string, text(key: string): string,
 *   html(key: string): string, button(act: string): string, data(name?: string): string,
 *   select(key: string): string,
 * }} Parts
 *   text: one of the lab's words, escaped; html: the same with its marks; button: a button whose
 *   word and act have one name; select: a choice as a list that opens; data: the place of a table, with its buttons
 */

/**
 * @param {{known: import('../../page/permalink.js').Known, id: string}} lab
 * @param {import('./start.js').Strings} strings
 * @param {string} locale
 * @returns {Parts}
 */
export function partsOf({ known, id }, strings, locale) {
  const state = openingState(known);
  const wording = {
    controls: strings.controls,
    labels: strings.labels,
    locale,
    parameters: known.parameters,
  };
  const template = (/** @type {string} */ key) => {
    const found = strings.labels[key] ?? strings.shell[key];
    if (found === undefined) throw new ReferenceError(`The lab ${id} has no text ${key}.`);
    return found;
  };
  const text = (/** @type {string} */ key) => escapeHtml(template(key));
  /** @type {Parts} */
  const parts = {
    control: (key) => controlMarkup(/** @type {any} */ (key), state, wording, `lab-${id}`),
    text,
    html: (key) => fillHtml(template(key), {}, locale),
    button: (act) =>
      `<button type="button" class="button"${attrs({ 'data-act': act })}>${text(act)}</button>`,
    data: (name = 'data') =>
      `<details class="figure-data"><summary>${text(name)}</summary><div class="lab-row">` +
      `<button type="button" class="button" data-save="csv">${text('saveCsv')}</button>` +
      `<button type="button" class="button" data-save="json">${text('saveJson')}</button></div>` +
      `<div class="table-holder" tabindex="0" role="region"${attrs({ 'aria-label': template(name) })}></div></details>`,
    select(key) {
      const place = `lab-${id}-${known.parameters[key].url}`;
      const { label, choices = {} } = strings.controls[key];
      const options = (known.parameters[key].choices ?? []).map(
        (choice) =>
          `<option${attrs({ value: choice, selected: choice === known.parameters[key].initial })}>${escapeHtml(choices[choice] ?? choice)}</option>`,
      );
      return `<div class="control"><label class="label"${attrs({ for: place })}>${fillHtml(label)}</label><select class="words lab-select"${attrs({ id: place, 'data-select': key })} autocomplete="off">${options.join('')}</select></div>`;
    },
  };
  return parts;
}
