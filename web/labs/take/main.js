import { loadLabs } from '../../engine/labs/index.js';
import { createDataTable } from '../shell/data-table.js';
import { startLab } from '../shell/start.js';
import { known } from './parameters.js';
import { sizeOf } from './pieces.js';
import { fileName, fits, saveTable } from './save.js';

/**
 * "Take it with you": any table as a file, in pieces, with progress.
 *
 * @import {LabsEncoder} from '../../../cpp/bindings/posenc-labs.js'
 * @import {Lab} from '../shell/start.js'
 * @import {Wish} from './parameters.js'
 */

const kPreviewRows = 8;
const kPreviewColumns = 16;

let life = new AbortController();
startLab(known, () => loadLabs({ timeout: Number.POSITIVE_INFINITY }), begin);

/** @param {Lab} lab @param {LabsEncoder} engine */
function begin(lab, engine) {
  life.abort();
  life = new AbortController();
  const { store, find } = lab;
  const wish = () => {
    const { theme: _, ...all } = /** @type {any} */ (store.state);
    return /** @type {Wish} */ (all);
  };
  const preview = createDataTable(lab, find('.figure-data'), 'posenc-first-rows');
  const status = find('#status');
  const refusal = find('#take-refusal');
  const progress = /** @type {HTMLProgressElement} */ (find('#progress'));
  const cancel = find('#cancel');
  const save = /** @type {HTMLButtonElement} */ (find('[data-act="save"]'));
  /** The file that is being written. @type {AbortController | null} */
  let current = null;

  const show = () => {
    lab.attempt(() => {
      const bytes = sizeOf(engine, wish());
      const text = wish().format === 'csv' || wish().format === 'json';
      lab.show(find('#caption'), text ? 'sizeText' : 'size', {
        name: fileName(wish()),
        rows: wish().count,
        columns: wish().dModel,
        bytes: bytesOf(bytes),
      });
      refusal.textContent = fits(bytes) ? '' : lab.text('tooLong', { bytes: bytesOf(bytes) });
      save.disabled = !fits(bytes) || current !== null;
      find('#command').textContent = commandOf(wish());
      preview.show(() => firstRows(engine, wish()));
    });
  };
  const start = async () => {
    current = new AbortController();
    const { signal } = current;
    progress.hidden = false;
    cancel.hidden = false;
    save.disabled = true;
    status.textContent = lab.text('working');
    try {
      const name = await saveTable(engine, wish(), {
        signal,
        progress(done, all) {
          progress.value = (100 * done) / all;
          status.textContent = lab.text('percent', { percent: Math.floor((100 * done) / all) });
        },
      });
      status.textContent = lab.text('saved', { name });
    } catch (error) {
      const { name } = /** @type {Error} */ (error);
      // Whoever closes the dialogue of the browser has changed their mind too.
      status.textContent = lab.text(name === 'AbortError' ? 'cancelled' : 'notWritten');
      if (error instanceof RangeError) {
        lab.attempt(() => {
          throw error;
        });
      }
    } finally {
      current = null;
      progress.hidden = true;
      progress.value = 0;
      cancel.hidden = true;
      show();
    }
  };
  const { signal } = life;
  save.addEventListener('click', start, { signal });
  cancel.addEventListener('click', () => current?.abort(), { signal });
  find('[data-act="copy"]').addEventListener('click', () => lab.copy(commandOf(wish())), {
    signal,
  });
  const stop = store.subscribe(show);
  signal.addEventListener('abort', stop);
  show();
  document.documentElement.dataset.painted = '';
}

/** @param {LabsEncoder} engine @param {Wish} wish */
function firstRows(engine, { count, format: _, ...table }) {
  const rows = Math.min(count, kPreviewRows);
  const columns = Math.min(table.dModel, kPreviewColumns);
  const values = engine.tableWindow({ ...table, row: 0, rows });
  return {
    columns: ['row', ...Array.from({ length: columns }, (__, j) => String(j))],
    rows: Array.from({ length: rows }, (__, r) => [
      r,
      ...values.subarray(r * table.dModel, r * table.dModel + columns),
    ]),
  };
}

/** What does the same without a browser. @param {Wish} wish */
function commandOf(wish) {
  const { dModel, count, base, first, step, dtype, format } = wish;
  const numbers = format === 'npy' || format === 'raw';
  const name = numbers ? fileName(wish) : fileName({ ...wish, format: 'npy' });
  return [
    `posenc table --d-model ${dModel} --count ${count} --out ${name}`,
    ...(base === 10000 ? [] : [`--base ${base}`]),
    ...(first === 0 ? [] : [`--first ${first}`]),
    ...(step === 1 ? [] : [`--step ${step}`]),
    ...(dtype === 'float32' ? [] : [`--dtype ${dtype}`]),
    ...(format === 'raw' ? ['--raw'] : []),
  ].join(' ');
}

/** @param {number} bytes */
function bytesOf(bytes) {
  const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB'];
  let size = bytes;
  let unit = 0;
  for (; size >= 1000 && unit < units.length - 1; ++unit) size /= 1000;
  return `${size >= 100 || unit === 0 ? Math.round(size) : size.toFixed(1)} ${units[unit]}`;
}
