import { powerOfTen } from '../../charts/chartjs/axes.js';
import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { createLegend } from '../../charts/markup/legend.js';
import { loadLabs, loadWorkerLabs } from '../../engine/labs/index.js';
import { createDataTable, tableOf } from '../shell/data-table.js';
import { savePng, saveSvg } from '../shell/picture-file.js';
import { startLab } from '../shell/start.js';
import { collectErrors, kPositions, kStyles, kTablePositions } from './errors.js';
import { known } from './parameters.js';

/**
 * The precision lab: what number formats do to the encoding, recipe by recipe.
 *
 * @import {Row} from './errors.js'
 */

/** A logarithmic axis has no zero: below this an error is not drawn. */
const kFloor = 1e-9;
/** Milliseconds without a change after which the errors are computed anew. */
const kRest = 200;

/** @type {() => void} */
let end = () => {};
const patient = { timeout: Number.POSITIVE_INFINITY };
/** Long work stays off the page's own thread. */
const working = loadWorkerLabs(patient);
working.catch(() => {});

startLab(
  known,
  () => loadLabs(patient),
  (lab) => {
    end();
    const { store, find } = lab;
    const state = () =>
      /** @type {{dModel: number, base: number, position: number}} */ (
        /** @type {any} */ (store.state)
      );
    find('#legend').replaceChildren();
    const legend = createLegend(find('#legend'), []);
    const chart = createLineChart(find('#chart'), {
      label: lab.text('chartName'),
      x: { title: lab.text('axisPosition'), log: true, min: 1, max: 1e6, format: powerOfTen },
      y: { title: lab.text('axisError'), log: true, min: kFloor, max: 3, format: powerOfTen },
    });
    const table = createDataTable(lab, find('.figure-data'), 'posenc-precision');
    const nameOf = (/** @type {string} */ recipe) => lab.text(`recipe ${recipe}`);

    /** @param {Row[]} rows */
    const show = (rows) => {
      legend.update(
        rows.map(({ recipe }) => ({
          text: nameOf(recipe),
          tone: kStyles[recipe]?.tone,
          kind: kStyles[recipe]?.dash
            ? kStyles[recipe].dash[0] < 4
              ? 'dotted'
              : 'dashed'
            : 'line',
        })),
      );
      chart.update({
        series: rows.map(({ recipe, errors }) => ({
          xs: kPositions,
          ys: errors.map((error) => Math.max(error, kFloor)),
          ...kStyles[recipe],
        })),
        lines: [{ axis: 'x', at: Math.max(state().position, 1), tone: 'position' }],
      });
      find('#errors').replaceChildren(tableOf(errorTable(rows)));
      const [, floats] = rows;
      if (floats) {
        const at = kTablePositions.length;
        lab.show(find('#caption'), 'caption', {
          d: state().dModel,
          position: state().position,
          best: rows[0].table[at],
          usual: floats.table[at],
        });
      }
      table.show(() => ({
        columns: [lab.text('axisPosition'), ...rows.map(({ recipe }) => recipe)],
        rows: kPositions.map((position, n) => [position, ...rows.map(({ errors }) => errors[n])]),
      }));
    };
    /** @param {Row[]} rows */
    const errorTable = (rows) => ({
      columns: [
        lab.text('columnRecipe'),
        ...kTablePositions.map(String),
        lab.text('columnOwn', { position: state().position }),
        lab.text('columnBlurred'),
      ],
      rows: rows.map(({ recipe, table: errors, firstBlurred }) => [
        nameOf(recipe),
        ...[...errors].map((error) => short(error)),
        Number.isFinite(firstBlurred) ? String(firstBlurred) : lab.text('never'),
      ]),
    });

    let life = new AbortController();
    const compute = async () => {
      life.abort();
      life = new AbortController();
      const { signal } = life;
      const status = find('#status');
      status.textContent = lab.text('working');
      try {
        await collectErrors(
          await working,
          state(),
          signal,
          (rows) => !signal.aborted && show(rows),
        );
        status.textContent = '';
        document.documentElement.dataset.painted = '';
      } catch (error) {
        if (signal.aborted) return;
        status.textContent = '';
        lab.attempt(() => {
          throw error;
        });
      }
    };
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let rest;
    const stop = store.subscribe((_, changed) => {
      if (changed.has('theme')) return;
      clearTimeout(rest);
      rest = setTimeout(compute, kRest);
    });
    const onSave = (/** @type {Event} */ event) => {
      const act = /** @type {Element} */ (event.target)
        .closest('[data-act]')
        ?.getAttribute('data-act');
      if (act === 'savePng') savePng(lab, chart.canvas, 'posenc-precision');
      if (act === 'saveSvg') saveSvg(lab, chart.canvas, 'posenc-precision');
    };
    find('#save').addEventListener('click', onSave);
    compute();
    end = () => {
      find('#save').removeEventListener('click', onSave);
      stop();
      life.abort();
      chart.destroy();
    };
  },
);

/** Two digits, as the table in the text has them. @param {number} error */
function short(error) {
  if (Number.isNaN(error)) return 'NaN';
  return error === 0 ? '0' : error >= 0.01 ? error.toPrecision(2) : error.toExponential(1);
}
