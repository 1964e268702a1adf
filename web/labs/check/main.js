import { loadLabs, loadWorkerLabs } from '../../engine/labs/index.js';
import { csvOf } from '../shell/data-table.js';
import { startLab } from '../shell/start.js';
import { known } from './parameters.js';
import { showReport } from './report.js';

/**
 * "Whose table is this?": a table is read and named in a worker. Nothing of it leaves the device.
 *
 * @import {LabsEncoder} from '../../../cpp/bindings/posenc-labs.js'
 * @import {Lab} from '../shell/start.js'
 */

/** As long as a text may be that holds 2^24 values. */
const kMostBytes = 512 * 1024 * 1024;

const patient = { timeout: Number.POSITIVE_INFINITY };
const working = loadWorkerLabs(patient);
working.catch(() => {});
let life = new AbortController();

startLab(known, () => loadLabs(patient), begin);

/** @param {Lab} lab @param {LabsEncoder} engine */
function begin(lab, engine) {
  life.abort();
  life = new AbortController();
  const { find } = lab;
  const refusal = find('#check-refusal');
  const status = find('#status');
  const result = find('#result');
  const cancel = find('#cancel');
  const pasted = /** @type {HTMLTextAreaElement} */ (find('#pasted'));
  const chosen = /** @type {HTMLInputElement} */ (find('#file'));
  /** The check that is under way. */
  let current = new AbortController();

  /** The last good answer stays where the next table is refused. @param {string} sentence */
  const refuse = (sentence) => {
    status.textContent = '';
    refusal.textContent = sentence;
  };
  /** @param {string} name @param {() => Promise<Uint8Array>} read */
  const check = async (name, read) => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    refusal.textContent = '';
    status.textContent = lab.text('working');
    cancel.hidden = false;
    try {
      const file = await read();
      const found = await (await working).identify({ file }, { signal });
      if (signal.aborted) return;
      showReport(lab, result, found, name);
      status.textContent = lab.text('done', { name });
      result.scrollIntoView({ block: 'nearest' });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RangeError || error instanceof TypeError) {
        refuse(lab.text('refused', { name, message: error.message }));
      } else refuse(lab.text('unread', { name }));
    } finally {
      if (signal === current.signal) cancel.hidden = true;
    }
  };
  /** @param {File} file */
  const checkFile = (file) => {
    if (file.size > kMostBytes) refuse(lab.text('tooLong', { name: file.name }));
    else check(file.name, async () => new Uint8Array(await file.arrayBuffer()));
  };
  const checkPasted = () => {
    if (!pasted.value.trim()) refuse(lab.text('nothing'));
    else check(lab.text('pasted'), async () => new TextEncoder().encode(pasted.value));
  };

  const on = (
    /** @type {Element} */ target,
    /** @type {string} */ type,
    /** @type {(event: any) => void} */ act,
  ) => target.addEventListener(type, act, { signal: life.signal });
  on(chosen, 'change', () => {
    const [file] = chosen.files ?? [];
    if (file) checkFile(file);
    // The same file may be chosen again, after it was changed.
    chosen.value = '';
  });
  on(cancel, 'click', () => {
    current.abort();
    cancel.hidden = true;
    status.textContent = lab.text('cancelled');
  });
  on(find('#drop'), 'click', (event) => {
    const act = event.target.closest('[data-act]')?.getAttribute('data-act');
    if (act === 'check') checkPasted();
    if (act === 'example' || act === 'stranger') {
      pasted.value = exampleOf(engine, act);
      checkPasted();
    }
  });
  bindDrop(find('#drop'), on, (file, text) => {
    if (file) return checkFile(file);
    pasted.value = text;
    checkPasted();
  });
  on(pasted, 'paste', () => setTimeout(checkPasted, 0));
  document.documentElement.dataset.painted = '';
}

/**
 * @param {HTMLElement} drop
 * @param {(target: Element, type: string, act: (event: any) => void) => void} on
 * @param {(file: File | undefined, text: string) => void} take
 */
function bindDrop(drop, on, take) {
  for (const type of ['dragenter', 'dragover']) {
    on(drop, type, (event) => {
      event.preventDefault();
      drop.dataset.over = '';
    });
  }
  for (const type of ['dragleave', 'drop']) on(drop, type, () => delete drop.dataset.over);
  on(drop, 'drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    take(file, event.dataTransfer?.getData('text') ?? '');
  });
}

/**
 * Twenty rows as text. The one: the timing signal of many libraries, counted from 1. The other: a
 * table whose third dimension runs backwards, which nobody makes.
 *
 * @param {LabsEncoder} engine
 * @param {'example' | 'stranger'} kind
 */
function exampleOf(engine, kind) {
  const columns = 8;
  const convention =
    kind === 'example'
      ? /** @type {const} */ ({ ladder: 'endpoint', layout: 'sin|cos', start: 1 })
      : {};
  const values = engine.conventionTable({ convention, dModel: columns, count: 20 });
  const rows = Array.from({ length: 20 }, (_, r) =>
    Array.from(values.subarray(r * columns, (r + 1) * columns), (value, j) =>
      String(Math.fround(kind === 'stranger' && j === 2 ? -value * value : value)),
    ),
  );
  return csvOf({ columns: rows[0], rows: rows.slice(1) });
}
