import { createFormula } from '../../charts/markup/mathml.js';
import { divergingColour } from '../../charts/palette.js';
import { headings } from './formula.js';

/**
 * The stops on the way, from top to bottom. `pair`: one box per pair, over its two dimensions.
 * `work`: the small line that says where the number comes from.
 *
 * @type {Array<{id: string, pair: boolean, format: string}>}
 */
const kStops = [
  { id: 'dimension', pair: false, format: '' },
  { id: 'pair', pair: true, format: '' },
  { id: 'exponent', pair: true, format: '~6' },
  { id: 'divisor', pair: true, format: '~6' },
  { id: 'omega', pair: true, format: '~6' },
  { id: 'angle', pair: true, format: '' },
  { id: 'value', pair: false, format: ':4' },
];
const kSlip = { id: 'slip', pair: false, format: ':4' };

/** So many signs fit into the width of one dimension; the angle itself stands in the row above. */
const kLongest = 12;
/** How many dimensions stand side by side on a phone. */
const kNarrow = 4;

/**
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 */
export function createBoxes(root, stage) {
  const note = make('p', 'panel-head', root);
  const grid = make('div', 'map-boxes', root);
  grid.setAttribute('role', 'group');
  grid.setAttribute('aria-label', stage.text('labels.boxes'));
  /** @type {Array<{stop: typeof kSlip, boxes: ReturnType<typeof createBox>[]}>} */
  let rows = [];
  let shape = '';
  /** @type {any} */
  let shown = null;

  /** @param {typeof kSlip} stop @param {number} index */
  const choose = ({ pair }, index) => {
    const { slots, chosen } = shown;
    const picked = pair
      ? slots[2 * index + (chosen.dimension % 2)].dimension
      : slots[index].dimension;
    stage.change({ exampleDimension: picked, exampleWhole: pair });
  };
  const rebuild = (/** @type {number} */ count, /** @type {boolean} */ slips) => {
    grid.replaceChildren();
    grid.style.setProperty('--columns', String(count));
    grid.style.setProperty('--narrow-columns', String(Math.min(count, kNarrow)));
    rows = (slips ? [...kStops, kSlip] : kStops).map((stop) => {
      const head = make('div', `map-head map-head-${stop.id}`, grid);
      make('span', '', head).textContent = stage.text(`labels.${stop.id}`);
      head.append(createFormula(headings[stop.id]()).element);
      return {
        stop,
        boxes: Array.from({ length: stop.pair ? count / 2 : count }, (_, index) =>
          createBox(grid, stop, () => choose(stop, index)),
        ),
      };
    });
  };
  walkByArrows(grid, () => rows.map(({ stop, boxes }) => ({ wide: stop.pair, boxes })));

  return {
    /** @param {any} model @param {any} state */
    show(model, state) {
      shown = model;
      const { slots, slips, chosen } = model;
      const needed = `${slots.length} ${Boolean(slips)}`;
      if (shape !== needed) {
        rebuild(slots.length, Boolean(slips));
        shape = needed;
      }
      const half = slots.indexOf(chosen) - (slots.indexOf(chosen) % kNarrow);
      const all = slots.length === state.exampleDModel;
      note.textContent = stage.text(all ? 'labels.all' : 'labels.part', {
        first: slots[0].dimension,
        last: slots[slots.length - 1].dimension,
        count: state.exampleDModel,
      });
      for (const { stop, boxes } of rows) {
        boxes.forEach((box, index) => {
          const at = stop.pair ? 2 * index : index;
          const slot = slots[at];
          const slip = slips?.[at];
          const inPair = slot.pair === chosen.pair;
          box.show({
            result: stage.number(stop.id === 'slip' ? slip.value : slot[stop.id], stop.format),
            work: workOf(stop.id, { slot, slip, state, stage }),
            name: stage.text(`labels.name${stop.pair ? 'Pair' : 'Slot'}`, {
              stop: stage.text(`labels.${stop.id}`),
              pair: slot.pair,
              dimension: slot.dimension,
              next: slot.dimension + 1,
            }),
            on: inPair && (stop.pair || state.exampleWhole || slot === chosen),
            also: inPair && !stop.pair && !state.exampleWhole && slot !== chosen,
            far: at < half || at >= half + kNarrow,
            wave: stop.pair ? '' : slot.isSine ? 'sine' : 'cosine',
            colour: stop.id === 'value' ? divergingColour(slot.value) : '',
            wrong: stop.id === 'slip' && slip.value !== slot.value,
          });
        });
      }
    },
  };
}

/**
 * Where a number comes from, in a few signs.
 *
 * @param {string} id
 * @param {{slot: any, slip: any, state: any, stage: import('../contract.js').Stage}} around
 * @returns {Array<string | {up: string}>}
 */
function workOf(id, { slot, slip, state, stage }) {
  const short = (/** @type {number} */ value) => stage.number(value, '~4');
  const wave = slot.isSine ? 'sin' : 'cos';
  const angle = short(slot.angle);
  /** @type {Record<string, () => Array<string | {up: string}>>} */
  const works = {
    dimension: () => [],
    pair: () => [`⌊${slot.dimension}/2⌋ = ⌊${slot.dimension + 1}/2⌋`],
    exponent: () => [`2 · ${slot.pair} / ${state.exampleDModel}`],
    divisor: () => [stage.number(state.base, ''), { up: short(slot.exponent) }],
    omega: () => [`1 / ${short(slot.divisor)}`],
    angle: () => [`${stage.number(state.examplePosition)} · ${short(slot.omega)}`],
    value: () => [`${wave} ${angle.length > kLongest ? '…' : angle}`],
    slip: () => [short(slip.exponent)],
  };
  return works[id]();
}

/**
 * @param {HTMLElement} grid
 * @param {{id: string, pair: boolean}} stop
 * @param {() => void} choose
 */
function createBox(grid, stop, choose) {
  const button = make('button', '', grid);
  button.setAttribute('type', 'button');
  button.tabIndex = -1;
  const name = make('span', 'unseen', button);
  const work = make('span', 'map-work', button);
  const result = make('span', 'map-result', button);
  button.addEventListener('click', choose);
  let last = '';
  return {
    button,
    /**
     * @param {{result: string, work: Array<string | {up: string}>, name: string, on: boolean,
     *   also: boolean, far: boolean, wave: string, colour: string, wrong: boolean}} look
     */
    show(look) {
      const key = JSON.stringify(look);
      if (key === last) return;
      last = key;
      button.className = ['map-box', `map-${stop.id}`, stop.pair && 'map-wide']
        .concat([look.on && 'on', look.also && 'also', look.far && 'far', look.wrong && 'wrong'])
        .concat(look.result.length > kLongest && 'map-long')
        .concat(look.wave && `map-${look.wave}`)
        .filter(Boolean)
        .join(' ');
      name.textContent = look.name;
      button.setAttribute('aria-pressed', String(look.on));
      button.tabIndex = look.on && stop.id === 'dimension' ? 0 : -1;
      if (look.colour) button.style.setProperty('--value', look.colour);
      result.textContent = look.result;
      work.replaceChildren(
        ...look.work.map((part) => {
          if (typeof part === 'string') return part;
          const up = document.createElement('sup');
          up.textContent = part.up;
          return up;
        }),
      );
    },
  };
}

/**
 * One stop for the tab key; the arrow keys go from box to box.
 *
 * @param {HTMLElement} grid
 * @param {() => Array<{wide: boolean, boxes: Array<{button: HTMLElement}>}>} rowsNow
 */
function walkByArrows(grid, rowsNow) {
  grid.addEventListener('keydown', (event) => {
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    const rows = rowsNow();
    const from = rows.findIndex(({ boxes }) =>
      boxes.some(({ button }) => button.matches(':focus')),
    );
    if (from < 0) return;
    event.preventDefault();
    const column = rows[from].boxes.findIndex(({ button }) => button.matches(':focus'));
    const to = rows[Math.min(Math.max(from + step[0], 0), rows.length - 1)];
    const wanted =
      rows[from].wide === to.wide ? column : to.wide ? Math.floor(column / 2) : 2 * column;
    const next = to.boxes[Math.min(Math.max(wanted + step[1], 0), to.boxes.length - 1)].button;
    if (next.offsetParent) next.focus();
  });
}

/** @param {string} tag @param {string} className @param {HTMLElement} parent */
function make(tag, className, parent) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  parent.append(element);
  return element;
}
