import { divergingRamp } from '../../charts/palette.js';
import { keepPicture } from '../../charts/surface.js';
import { drawLinks, drawStrip, paintStrip } from './strips.js';

const kNarrowest = 58;
const kWidest = 164;
const kGlide = 500;

/**
 * Two rows of boxes, each with its outputs, and lines between the outputs of the same word. Slots
 * stay where they are, with their numbers and tags; the words of the lower row glide.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 */
export function createBoard(root, stage) {
  const scroller = make('div', 'shuffle-scroll scrolls');
  scroller.setAttribute('role', 'region');
  scroller.setAttribute('aria-label', stage.text('labels.board'));
  const board = make('div', 'shuffle-board');
  board.setAttribute('aria-hidden', 'true');
  const upper = createRow(stage.text('labels.written'));
  const lower = createRow(stage.text('labels.shuffled'));
  const canvas = /** @type {HTMLCanvasElement} */ (make('canvas', 'shuffle-links'));
  const layer = () => {
    const band = make('p', 'shuffle-layer');
    band.append(named('span', '', stage.text('labels.layer')));
    return band;
  };
  board.append(upper.name, upper.slots, layer(), canvas, layer(), lower.slots, lower.name);
  scroller.append(board);
  root.append(scroller);

  /** @type {any} */
  let shown = null;
  /** Where each word of the lower row stands now, in slots. @type {number[]} */
  let places = [];
  let frame = 0;

  const paint = () => {
    if (!shown || scroller.clientWidth === 0) return;
    const { words } = shown;
    const wide = Math.max(kNarrowest, Math.min(scroller.clientWidth / words.length, kWidest));
    board.style.setProperty('--slot', `${wide}px`);
    board.style.setProperty('--slots', String(words.length));
    // What scrolls must be reachable by keyboard, and what does not must not be a stop.
    if (wide * words.length > scroller.clientWidth + 1) scroller.tabIndex = 0;
    else scroller.removeAttribute('tabindex');
    lower.place(places);
    paintLinks(canvas, shown, places, wide);
  };
  const glide = (/** @type {number[]} */ from, /** @type {number[]} */ to) => {
    cancelAnimationFrame(frame);
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const share = Math.min(Math.max((now - start) / kGlide, 0), 1);
      const eased = share * share * (3 - 2 * share);
      places = to.map((end, word) => from[word] + (end - from[word]) * eased);
      paint();
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step(start);
  };
  const watcher = new ResizeObserver(paint);
  watcher.observe(scroller);

  return {
    /** @param {any} model */
    render(model) {
      const sameWords = shown?.words.join(' ') === model.words.join(' ');
      const to = model.words.map((/** @type {unknown} */ _, /** @type {number} */ word) =>
        model.order.indexOf(word),
      );
      const from = places;
      shown = model;
      upper.fill(model);
      lower.fill(model);
      if (
        sameWords &&
        stage.motion &&
        to.some((/** @type {number} */ end, /** @type {number} */ word) => end !== from[word])
      ) {
        return glide(from, to);
      }
      cancelAnimationFrame(frame);
      places = to;
      paint();
    },
    destroy() {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      scroller.remove();
    },
  };
}

/** @param {string} name */
function createRow(name) {
  const slots = make('div', 'shuffle-slots');
  /** @type {HTMLElement[]} */
  let labels = [];
  let key = '';

  const build = (/** @type {string[]} */ words) => {
    labels = words.map((word) => {
      const label = named('span', 'shuffle-word', word);
      label.dir = 'auto';
      label.title = word;
      return label;
    });
    const boxes = words.map((_, slot) => {
      const box = make('div', 'shuffle-slot');
      box.append(named('span', 'shuffle-number', String(slot)), make('canvas', 'shuffle-tag'));
      return box;
    });
    slots.replaceChildren(...boxes, ...labels);
    labels.forEach((label, at) => {
      label.style.setProperty('--at', String(at));
      label.style.setProperty('--tone', `var(--trail-${trailStop(at, words.length)})`);
    });
  };
  return {
    name: named('p', 'shuffle-name', name),
    slots,
    /** @param {any} model */
    fill({ words, tags, width, tagged }) {
      const next = words.join(' ');
      if (key !== next) build(words);
      key = next;
      slots.classList.toggle('shuffle-tagged', tagged);
      const ramp = divergingRamp();
      slots.querySelectorAll('canvas').forEach((canvas, slot) => {
        paintStrip(canvas, tags.subarray(slot * width, (slot + 1) * width), ramp);
      });
    },
    /** @param {number[]} places */
    place(places) {
      labels.forEach((label, word) => {
        label.style.setProperty('--at', String(places[word]));
      });
    },
  };
}

/** @param {number} word @param {number} count */
function trailStop(word, count) {
  return Math.round((4 * word) / Math.max(count - 1, 1));
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {any} model
 * @param {number[]} places
 * @param {number} wide
 */
function paintLinks(canvas, model, places, wide) {
  const { words } = model;
  const high = canvas.clientHeight;
  const ratio = Math.min(window.devicePixelRatio || 1, 8192 / (wide * words.length));
  canvas.width = Math.round(wide * words.length * ratio);
  canvas.height = Math.round(high * ratio);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const draw = (/** @type {CanvasRenderingContext2D} */ on) =>
    drawOutputs(on, model, { places, wide, high });
  draw(context);
  // Others may draw the same: a picture to take away is made of it.
  keepPicture(canvas, { size: () => ({ width: wide * words.length, height: high }), draw });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {any} model
 * @param {{places: number[], wide: number, high: number}} where
 */
function drawOutputs(context, model, { places, wide, high }) {
  const { words, width, outputs, shuffledOutputs, order, peak, same } = model;
  drawLinks(context, { places, wide, high, dashed: !same });
  const ramp = divergingRamp();
  const strip = (/** @type {Float64Array} */ all, /** @type {number} */ row) =>
    all.subarray(row * width, (row + 1) * width);
  for (let word = 0; word < words.length; ++word) {
    const end = order.indexOf(word);
    drawStrip(context, strip(outputs, word), { x: word * wide, y: 0, wide, peak, ramp });
    const below = { x: places[word] * wide, y: high, wide, peak, ramp };
    drawStrip(context, strip(shuffledOutputs, end), below);
  }
}

/** @param {string} tag @param {string} name @param {string} text */
function named(tag, name, text) {
  const element = make(tag, name);
  element.textContent = text;
  return element;
}

/** @param {string} tag @param {string} name */
function make(tag, name) {
  const element = document.createElement(tag);
  element.className = name;
  return element;
}
