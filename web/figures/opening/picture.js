import { addElement, addShape, setShape, setText } from '../../charts/markup/element.js';
import { divergingColour } from '../../charts/palette.js';
import { placeIn } from '../../charts/pick.js';
import { onTheme } from '../../charts/theme.js';
import { createDrift } from './drift.js';
import { layOut } from './layout.js';

/** @import {Mounted, Stage} from '../contract.js' */
/**
 * @typedef {{
 *   words: string[], hidden: number, slots: number, fine: number, slot: number,
 *   waves: Float64Array[], wavelengths: Float64Array,
 * }} Opening
 */

/** How far a finger moves before it is a drag, in pixels. */
const kIntent = 8;

/**
 * A drawing of shapes and text: it is sharp at every size, follows the theme by its style sheet,
 * and a frame of its motion moves one line, twelve dots and twelve cells.
 *
 * @param {HTMLElement} root
 * @param {Stage} stage
 * @returns {Mounted<Opening>}
 */
export function createOpeningPicture(root, stage) {
  const holder = addElement('div', 'opening-picture', root);
  const svg = addShape('svg', { role: 'slider', tabindex: 0, class: 'opening-drawing' }, holder);
  const layers = ['bands', 'words', 'line', 'column'].map((name) =>
    addShape('g', { class: `opening-${name}` }, svg),
  );
  const [bands, words, line, column] = layers;
  /** @type {Opening | null} */
  let known = null;
  /** @type {ReturnType<typeof layOut> | null} */
  let place = null;
  /** Where the line stands, in slots; between two of them while it moves. */
  let at = 0;

  const moveTo = (/** @type {number} */ next) => {
    if (!known || !place) return;
    at = next;
    drawLine(line, column, known, place, at);
    drawHeld(words, at);
  };
  const drift = createDrift(holder, {
    last: () => (known ? known.words.length - 1 : 0),
    from: () => at,
    move: moveTo,
    allowed: () => stage.motion,
  });
  const draw = () => {
    const { clientWidth: width, clientHeight: height } = holder;
    if (!known || !width || !height) return;
    place = layOut(known, width, height);
    setShape(svg, { viewBox: `0 0 ${width} ${height}`, width, height });
    drawBands(bands, known, place, stage);
    drawWords(words, known, place, stage);
    drawFrame(column, known, place, stage);
    moveTo(at);
  };
  const say = () => {
    if (!known) return;
    const slot = Math.round(at);
    svg.setAttribute('aria-valuemin', '0');
    svg.setAttribute('aria-valuemax', String(known.words.length - 1));
    svg.setAttribute('aria-valuenow', String(slot));
    const text = stage.text('labels.now', { slot, word: isolated(known.words[slot]) });
    svg.setAttribute('aria-valuetext', text);
  };
  const pick = (/** @type {number} */ slot) => {
    drift.stop();
    if (!known || !Number.isFinite(slot)) return;
    const position = Math.min(Math.max(Math.round(slot), 0), known.words.length - 1);
    moveTo(position);
    say();
    stage.change({ position });
  };
  listen(svg, {
    slotAt: (x) => (place ? place.slotOf(x) : Number.NaN),
    current: () => Math.round(at),
    last: () => (known ? known.words.length - 1 : 0),
    pick,
    touch: () => drift.stop(),
  });

  const watcher = new ResizeObserver(draw);
  watcher.observe(holder);
  const forget = onTheme(draw);
  return {
    render(model) {
      const first = !known;
      if (known && (model.slot !== known.slot || model.words.join() !== known.words.join())) {
        drift.stop();
      }
      known = model;
      at = model.slot;
      draw();
      say();
      if (first) drift.start();
    },
    destroy() {
      drift.destroy();
      watcher.disconnect();
      forget();
      holder.remove();
    },
  };
}

/** A word of another direction leaves the sentence around it in order. @param {string} word */
function isolated(word) {
  return `\u2068${word}\u2069`;
}

/**
 * The waves, each over its own band, tinted above and below its zero.
 *
 * @param {Element} layer
 * @param {Opening} model
 * @param {ReturnType<typeof layOut>} place
 * @param {Stage} stage
 */
function drawBands(layer, { waves, fine }, place, stage) {
  layer.replaceChildren();
  waves.forEach((heights, wave) => {
    const zero = place.zeroOf(wave);
    const y = (/** @type {number} */ value) => (zero - value * place.reach).toFixed(1);
    const x = (/** @type {number} */ point) => place.xOf(point / fine).toFixed(1);
    addShape(
      'rect',
      {
        class: 'band',
        x: place.left,
        y: zero - place.reach - 1,
        width: place.right - place.left,
        height: 2 * place.reach + 2,
      },
      layer,
    );
    for (const [name, keep] of /** @type {const} */ ([
      ['above', Math.max],
      ['below', Math.min],
    ])) {
      let area = `M${x(0)} ${y(0)}`;
      heights.forEach((value, point) => {
        area += `L${x(point)} ${y(keep(value, 0))}`;
      });
      addShape('path', { class: name, d: `${area}L${x(heights.length - 1)} ${y(0)}Z` }, layer);
    }
    let curve = '';
    heights.forEach((value, point) => {
      curve += `${point ? 'L' : 'M'}${x(point)} ${y(value)}`;
    });
    addShape('path', { class: 'curve', d: curve }, layer);
  });
  for (const [name, wave] of /** @type {const} */ ([
    ['quick', 0],
    ['slow', waves.length - 1],
  ])) {
    const label = addShape(
      'text',
      { class: 'side', x: place.left - 8, y: place.zeroOf(wave) + 4 },
      layer,
    );
    setText(label, stage.text(`labels.${name}`));
  }
}

/**
 * The sentence along the bottom; the slots after its end stay empty.
 *
 * @param {Element} layer
 * @param {Opening} model
 * @param {ReturnType<typeof layOut>} place
 * @param {Stage} stage
 */
function drawWords(layer, { words, slots, hidden }, place, stage) {
  layer.replaceChildren();
  if (hidden > 0) {
    const more = addShape('text', { class: 'more', x: place.right, y: place.top - 6 }, layer);
    setText(more, stage.text('labels.more', { hidden }));
  }
  for (let slot = 0; slot < slots; ++slot) {
    const x = place.xOf(slot);
    addShape(
      'line',
      { class: 'tick', x1: x, x2: x, y1: place.bottom, y2: place.bottom + 5 },
      layer,
    );
    if (slot >= words.length) continue;
    const y = place.bottom + 20;
    const turned = place.slanted ? `rotate(50 ${x} ${y})` : '';
    const word = addShape(
      'text',
      {
        x,
        y,
        transform: turned,
        class: place.slanted ? 'word slanted' : 'word',
        'data-slot': slot,
      },
      layer,
    );
    setText(word, place.shortened(words[slot]));
    addShape('title', {}, word).textContent = words[slot];
  }
}

/** @param {Element} layer @param {number} at */
function drawHeld(layer, at) {
  const held = String(Math.round(at));
  for (const word of layer.querySelectorAll('.word')) {
    word.classList.toggle('held', word.getAttribute('data-slot') === held);
  }
}

/**
 * What of the column does not move.
 *
 * @param {Element} layer
 * @param {Opening} model
 * @param {ReturnType<typeof layOut>} place
 * @param {Stage} stage
 */
function drawFrame(layer, { waves }, place, stage) {
  layer.replaceChildren();
  waves.forEach((_, wave) => {
    addShape(
      'rect',
      {
        class: 'cell',
        x: place.column,
        y: place.zeroOf(wave) - place.reach - 1,
        width: place.cell,
        height: 2 * place.reach + 2,
      },
      layer,
    );
  });
  const top = place.zeroOf(waves.length - 1) - place.reach - 1;
  addShape(
    'rect',
    {
      class: 'column-frame',
      x: place.column - 1,
      y: top - 1,
      width: place.cell + 2,
      height: place.bottom - top + 2,
    },
    layer,
  );
  const middle = place.column + place.cell / 2;
  const head = addShape('text', { class: 'column-name', x: middle, y: place.bottom + 20 }, layer);
  setText(head, stage.text('labels.tag'));
  addShape('text', { class: 'column-slot', x: middle, y: place.bottom + 38 }, layer);
}

/**
 * The line, where it crosses the waves, and the cells that these heights colour.
 *
 * @param {Element} layer
 * @param {Element} column
 * @param {Opening} model
 * @param {ReturnType<typeof layOut>} place
 * @param {number} at
 */
function drawLine(layer, column, model, place, at) {
  const { waves, fine, words } = model;
  if (layer.childElementCount !== waves.length + 2) {
    layer.replaceChildren();
    addShape('line', { class: 'reading' }, layer);
    addShape('path', { class: 'grip' }, layer);
    for (const _ of waves) addShape('circle', { class: 'dot', r: 4.5 }, layer);
  }
  const [line, grip, ...dots] = layer.children;
  const x = place.xOf(at);
  setShape(line, { x1: x, x2: x, y1: place.top - 6, y2: place.bottom + 6 });
  setShape(grip, { d: `M${x - 2.5} ${place.top - 14}v10M${x + 2.5} ${place.top - 14}v10` });
  const point = at * fine;
  const low = Math.floor(point);
  const share = point - low;
  const cells = column.querySelectorAll('.cell');
  waves.forEach((heights, wave) => {
    const next = heights[Math.min(low + 1, heights.length - 1)];
    const value = heights[low] + (next - heights[low]) * share;
    setShape(dots[wave], { cx: x, cy: place.zeroOf(wave) - value * place.reach });
    cells[wave]?.setAttribute('fill', divergingColour(value));
  });
  const slot = column.querySelector('.column-slot');
  if (slot) setText(slot, place.shortened(words[Math.min(Math.round(at), words.length - 1)]));
}

/**
 * Pointer and keyboard lead to the same slot. A finger that scrolls changes nothing: it drags only
 * after it has moved sideways, and picks where it is lifted.
 *
 * @param {SVGElement} svg
 * @param {{slotAt: (x: number) => number, current: () => number, last: () => number,
 *   pick: (slot: number) => void, touch: () => void}} to
 */
function listen(svg, { slotAt, current, last, pick, touch }) {
  /** @type {{x: number, y: number, slot: number, dragging: boolean} | null} */
  let held = null;
  const slotOf = (/** @type {PointerEvent} */ event) => slotAt(placeIn(svg, event).px);
  svg.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    touch();
    const finger = event.pointerType === 'touch';
    held = { x: event.clientX, y: event.clientY, slot: current(), dragging: !finger };
    if (finger) return;
    svg.setPointerCapture(event.pointerId);
    pick(slotOf(event));
  });
  svg.addEventListener('pointermove', (event) => {
    if (!held) return;
    if (!held.dragging) {
      const [dx, dy] = [Math.abs(event.clientX - held.x), Math.abs(event.clientY - held.y)];
      if (dx <= kIntent || dx <= dy) return;
      held.dragging = true;
      svg.setPointerCapture(event.pointerId);
    }
    pick(slotOf(event));
  });
  svg.addEventListener('pointerup', (event) => {
    if (held && !held.dragging) {
      const still =
        Math.abs(event.clientX - held.x) <= kIntent && Math.abs(event.clientY - held.y) <= kIntent;
      if (still) pick(slotOf(event));
    }
    held = null;
  });
  svg.addEventListener('pointercancel', () => {
    if (held?.dragging) pick(held.slot);
    held = null;
  });
  svg.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = {
      ArrowRight: current() + 1,
      ArrowUp: current() + 1,
      ArrowLeft: current() - 1,
      ArrowDown: current() - 1,
      Home: 0,
      End: last(),
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    pick(Math.min(Math.max(target, 0), last()));
  });
}
