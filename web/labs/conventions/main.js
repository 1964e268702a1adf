import { loadLabs } from '../../engine/labs/index.js';
import { codeOf, codeOfRope } from '../code/index.js';
import { createDataTable, tableOf } from '../shell/data-table.js';
import { bindSelects } from '../shell/select.js';
import { startLab } from '../shell/start.js';
import { columnName, compare, kTryWidths, outcomeWords, systemsOf } from './compare.js';
import { goldenPoints, goldenRows, goldenTurn, written } from './golden.js';
import { known, kOctaves, kSystems } from './parameters.js';

/**
 * The conventions lab: how real software spells the encoding.
 *
 * @import {LabsEncoder} from '../../../cpp/bindings/posenc-labs.js'
 * @import {Lab} from '../shell/start.js'
 * @import {Choice} from './parameters.js'
 */

let life = new AbortController();
startLab(known, () => loadLabs({ timeout: Number.POSITIVE_INFINITY }), begin);

/** @param {Lab} lab @param {LabsEncoder} labs */
function begin(lab, labs) {
  life.abort();
  life = new AbortController();
  const { signal } = life;
  const { store, find } = lab;
  const state = () => /** @type {Choice} */ (/** @type {any} */ (store.state));
  const system = systemsOf(labs);
  const named = (/** @type {string} */ name) => lab.text(`system ${name}`);
  const data = createDataTable(lab, find('.figure-data'), 'posenc-conventions');
  bindSelects(lab, signal);

  const showPair = () => {
    const { one, other, dModel, base, position } = state();
    const asked = { one: system(one, base), other: system(other, base), dModel, position };
    const { outcomes, found, rows } = compare(lab, labs, asked);
    [one, other].forEach((name, side) => {
      lab.show(find(side === 0 ? '#one-words' : '#other-words'), 'sideWords', {
        name: named(name),
        ...describe(lab, side === 0 ? asked.one : asked.other),
        outcome: outcomeWords(lab, outcomes[side], dModel),
      });
    });
    lab.show(find('#compared'), comparedKey(found), {
      largest: found?.largest ?? 0,
      column: found?.column ?? 0,
      after: found?.largestAfter ?? 0,
    });
    const columns = [
      'column',
      'columnOne',
      'valueOne',
      'columnOther',
      'valueOther',
      'difference',
      'standsAt',
    ];
    const table = { columns: columns.map((key) => lab.text(key)), rows };
    find('#columns').replaceChildren(tableOf(table));
    data.show(() => table);
  };
  const showWidths = () => {
    const widths = [...new Set([...kTryWidths, state().dModel])];
    find('#widths').replaceChildren(
      tableOf({
        columns: [lab.text('systemColumn'), ...widths.map((d) => `d = ${d}`)],
        rows: kSystems.map((name) => [
          named(name),
          ...widths.map((dModel) => {
            const { outcome, columns } = labs.conventionWidth({ convention: system(name), dModel });
            return lab.text(`short ${outcome}`, { columns });
          }),
        ]),
      }),
    );
  };
  const showRope = () => {
    const { vector: text, ropePosition, base } = state();
    const vector = vectorOf(text);
    find('#rope-refusal').textContent = vector
      ? ''
      : lab.text('notVector', { text: text.slice(0, 40) });
    if (!vector) return;
    const asked = { vector, base, position: ropePosition };
    const rows = /** @type {const} */ (['interleaved', 'halves']).map((pairing) => [
      lab.text(`pairing ${pairing}`),
      ...[...labs.rope({ ...asked, pairing })].map((value) => value.toFixed(8)),
    ]);
    const columns = [lab.text('pairingColumn'), ...vector.map((_, j) => String(j))];
    find('#rope').replaceChildren(
      tableOf({ columns, rows: [[lab.text('before'), ...vector], ...rows] }),
    );
  };
  const showPlane = () => {
    const { plane, planeWidth: dModel, x, y } = state();
    const convention = system(plane);
    const columns = labs.conventionColumns({ convention, dModel });
    const values = labs.conventionPoint({ convention, dModel, x, y });
    find('#plane').replaceChildren(rowTable(lab, columns, values, true));
  };
  const showOctaves = () => {
    const { octaves, levels, point } = state();
    const asked = { convention: system(octaves), dModel: 2 * levels };
    const values = labs.conventionTable({ ...asked, first: point, count: 1 });
    find('#octaves').replaceChildren(rowTable(lab, labs.conventionColumns(asked), values, false));
  };
  const showCode = () => {
    const { codeFor, one, other, dModel, base, position, plane, planeWidth, octaves, levels } =
      state();
    const language = /** @type {any} */ (state().language);
    const vector = vectorOf(state().vector) ?? goldenTurn.vector;
    const code = find('#code');
    if (codeFor === 'rope') {
      const asked = { vector, base, position: state().ropePosition };
      code.textContent = /** @type {const} */ (['interleaved', 'halves'])
        .map((pairing) => codeOfRope(language, { ...asked, pairing }))
        .join('\n');
      return;
    }
    const places = /** @type {Record<string, [any, number]>} */ ({
      one: [{ ...system(one, base), start: position }, dModel],
      other: [{ ...system(other, base), start: position }, dModel],
      plane: [system(plane), planeWidth],
      octaves: [{ ...system(octaves), start: state().point }, 2 * levels],
    });
    const [convention, width] = places[codeFor];
    const { outcome, message } = labs.conventionWidth({ convention, dModel: width });
    code.textContent =
      outcome === 'refused'
        ? lab.text('noCode', { message: message ?? '' })
        : codeOf(language, convention, { dModel: width, count: 3 });
  };
  const parts = [showPair, showWidths, showRope, showPlane, showOctaves, showCode];
  const show = () => {
    for (const part of parts) lab.attempt(part);
  };
  find('#golden').replaceChildren(goldenTable(lab, labs, system, named));
  find('#lab-conventions').addEventListener(
    'click',
    (event) => {
      const button = /** @type {Element} */ (event.target).closest('[data-act]');
      const act = button?.getAttribute('data-act');
      const { one, other, dModel } = state();
      if (act === 'swap') store.change({ one: other, other: one });
      if (act === 'time')
        store.change({ one: 'stable-diffusion', other: 'diffusers', position: 980.5 });
      if (act === 'odd') store.change({ dModel: dModel % 2 === 0 ? dModel - 1 : dModel });
      if (act === 'copy') lab.copy(find('#code').textContent ?? '');
    },
    { signal },
  );
  const stop = store.subscribe(show);
  signal.addEventListener('abort', stop);
  show();
  document.documentElement.dataset.painted = '';
}

/** @param {Lab} lab @param {import('../../../cpp/bindings/posenc-labs.js').Convention} convention */
function describe(lab, { ladder, layout, start, scale }) {
  return {
    ladder: lab.text(`ladder ${ladder}`),
    layout: lab.text(`layout ${layout}`),
    start,
    scale,
  };
}

/** @param {import('../../../cpp/bindings/posenc-labs.js').ConventionDifference | null} found */
function comparedKey(found) {
  if (!found) return 'comparedNot';
  if (!found.permutation) return 'comparedAlien';
  if (found.largest === 0) return 'comparedSame';
  return found.largestAfter < 1e-12 ? 'comparedPermuted' : 'comparedDifferent';
}

/** Numbers apart by commas or blanks, as many as RoPE can pair. @param {string} text */
function vectorOf(text) {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const values = words.map((word) =>
    /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(word) ? Number(word) : Number.NaN,
  );
  const good = values.length >= 2 && values.length <= 64 && values.length % 2 === 0;
  return good && values.every(Number.isFinite) ? values : null;
}

/**
 * @param {Lab} lab
 * @param {import('../../../cpp/bindings/posenc-labs.js').Column[]} columns
 * @param {Float64Array} values
 * @param {boolean} plane
 */
function rowTable(lab, columns, values, plane) {
  return tableOf({
    columns: columns.map((column) => columnName(lab, column, plane)),
    rows: [[...values].map((value) => (value === 0 ? '0' : value.toFixed(8)))],
  });
}

/**
 * @param {Lab} lab
 * @param {LabsEncoder} labs
 * @param {ReturnType<typeof systemsOf>} system
 * @param {(name: string) => string} named
 */
function goldenTable(lab, labs, system, named) {
  const rows = goldenRows.map(({ name, dModel, position }) => {
    const convention = system(name);
    const values = labs.conventionTable({ convention, dModel, first: position, count: 1 });
    const where = kOctaves.includes(name)
      ? `L = ${dModel / 2}, x = ${position}`
      : `d = ${dModel}, p = ${position}`;
    return [named(name), where, written(values)];
  });
  const points = goldenPoints.map(({ name, dModel, x, y }) => [
    named(name),
    `d = ${dModel}, x = ${x}, y = ${y}`,
    written(labs.conventionPoint({ convention: system(name), dModel, x, y })),
  ]);
  const turns = /** @type {const} */ (['interleaved', 'halves']).map((pairing) => [
    `RoPE, ${lab.text(`pairing ${pairing}`)}`,
    `[${goldenTurn.vector.join(', ')}], m = ${goldenTurn.position}`,
    written(labs.rope({ ...goldenTurn, pairing })),
  ]);
  const titles = ['systemColumn', 'where', 'values'].map((key) => lab.text(key));
  return tableOf({ columns: titles, rows: [...rows, ...points, ...turns] });
}
