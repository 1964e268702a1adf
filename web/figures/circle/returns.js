import { addElement } from '../../charts/markup/element.js';

/** What is left of a chord when omega is a fraction of a turn that no double holds exactly. */
const kRounding = 1e-9;

/**
 * The near returns to slot 0, each nearer than all before it; a click goes there.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 */
export function createReturns(root, stage) {
  const holder = addElement('div', 'circle-returns', root);
  const title = addElement('p', 'readout', holder);
  const table = addElement('table', '', holder);
  const head = table.createTHead().insertRow();
  for (const key of ['slot', 'chord', 'angle']) {
    const cell = addElement('th', '', head);
    cell.scope = 'col';
    cell.textContent = stage.text(`labels.${key}`);
  }
  const body = table.createTBody();
  const note = addElement('p', 'readout', holder);
  title.id = stage.id('returns');
  table.setAttribute('aria-labelledby', title.id);
  body.addEventListener('click', (event) => {
    const button = /** @type {Element} */ (event.target).closest('button');
    if (button) stage.change({ position: Number(button.value) });
  });
  let key = '';

  const fill = (/** @type {any[]} */ returns) => {
    body.replaceChildren();
    for (const { slot, chord, angle } of returns) {
      const row = body.insertRow();
      const button = addElement('button', 'preset', row.insertCell());
      button.type = 'button';
      button.value = String(slot);
      button.textContent = String(slot);
      const exact = chord < kRounding;
      row.insertCell().textContent = exact ? stage.text('labels.exact') : stage.number(chord, '~5');
      row.insertCell().textContent = stage.number(exact ? 0 : angle, '~5');
    }
  };
  return {
    /** @param {any} model @param {{pos: number, omega: number}} state */
    render({ returns }, { pos, omega }) {
      const next = returns.map((/** @type {any} */ one) => one.slot).join(' ');
      if (next !== key || returns.length === 0) fill(returns);
      key = next;
      const none = omega === 0 ? 'labels.still' : 'labels.noReturns';
      title.textContent = stage.text(returns.length > 0 ? 'labels.returns' : none);
      table.hidden = returns.length === 0;
      const exact = returns.find((/** @type {any} */ one) => one.chord < kRounding);
      note.textContent = exact ? stage.text('labels.again', { slot: exact.slot }) : '';
      for (const button of body.querySelectorAll('button')) {
        button.setAttribute('aria-pressed', String(Number(button.value) === pos));
      }
    },
  };
}
