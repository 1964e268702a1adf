import { createKeyboardSlider, followPointer } from '../pick.js';
import { createSurface } from '../surface.js';
import { colour, faint } from '../theme.js';
import { drawLabel, labelFont } from './label.js';

/**
 * @typedef {{angle: number, step: number, name: string, note?: string, chosen?: boolean}} Clock
 *   angle: where the hand stands, in radians from the far right, counter-clockwise; step: how far
 *   the last tick has turned it
 * @typedef {{
 *   clocks?: Clock[],
 *   slider?: {value: number, min: number, max: number, step?: number, text?: string},
 * }} ClockData
 * @typedef {{columns: number, wide: number, high: number, radius: number, notes: boolean}} Grid
 */

/** How far the dot at the end of a hand may stand out over its dial. */
const kTip = 5;
const kName = 12;
const kLine = 15;
/** Between the notes of neighbours. */
const kGap = 6;
/** A note under the name needs a cell so wide. */
const kRoomForNotes = 84;

/**
 * Many dials with one hand each, in reading order. `onPick` gets the index of a dial, `onStep` the
 * value that the arrow keys ask for.
 *
 * @param {HTMLElement} root
 * @param {{label?: string, onPick?: (index: number) => void, onStep?: (value: number) => void}} options
 */
export function createClockGrid(root, { label, onPick, onStep }) {
  /** @type {Clock[]} */
  let clocks = [];
  const base = createSurface(root, {
    label,
    draw(context, size) {
      const grid = gridOf(size, clocks.length);
      clocks.forEach((clock, index) => {
        drawClock(context, clock, placeOf(index, grid), grid);
      });
    },
  });
  const keyboard = onStep && createKeyboardSlider(base, onStep);
  if (onPick) {
    followPointer(base, {
      drag: false,
      pick({ px, py }) {
        const { columns, wide, high } = gridOf(base.size(), clocks.length);
        const index = Math.floor(py / high) * columns + Math.floor(px / wide);
        if (px >= 0 && py >= 0 && px < columns * wide && index < clocks.length) onPick(index);
      },
    });
  }
  return {
    ...base,
    /** Only the hands, for a moment of a motion. @param {(index: number) => number} angleOf */
    turn(angleOf) {
      clocks.forEach((clock, index) => {
        clock.angle = angleOf(index);
      });
      base.redraw();
    },
    /** @param {ClockData} next */
    update({ clocks: following, slider }) {
      if (following) clocks = following;
      if (slider) keyboard?.show(slider);
      base.redraw();
    },
  };
}

/**
 * The number of columns with which the dials grow largest.
 *
 * @param {import('../surface.js').Size} size
 * @param {number} count
 * @returns {Grid}
 */
function gridOf({ width, height }, count) {
  let best = { columns: 1, wide: width, high: height, radius: 0, notes: false };
  for (let columns = 1; columns <= count; ++columns) {
    const wide = width / columns;
    const high = height / Math.ceil(count / columns);
    const notes = wide >= kRoomForNotes;
    const words = (notes ? 2 : 1) * kLine;
    const radius = Math.min(wide / 2, (high - words) / 2) - kTip - 1;
    if (radius > best.radius) best = { columns, wide, high, radius, notes };
  }
  return best;
}

/** @param {number} index @param {Grid} grid */
function placeOf(index, { columns, wide, high, radius }) {
  return {
    x: ((index % columns) + 0.5) * wide,
    y: Math.floor(index / columns) * high + radius + kTip + 1,
  };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Clock} clock
 * @param {{x: number, y: number}} centre
 * @param {Grid} grid
 */
function drawClock(context, { angle, step, name, note = '', chosen = false }, { x, y }, grid) {
  const { radius, notes } = grid;
  context.save();
  context.translate(x, y);
  disc(context, radius);
  context.fillStyle = colour(chosen ? 'raised' : 'panel');
  context.fill();
  // The canvas measures angles downwards, hence the minus signs.
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, radius, 0, -angle, true);
  context.closePath();
  context.fillStyle = faint('step', 0.2);
  context.fill();
  disc(context, radius);
  context.lineWidth = chosen ? 2.5 : 1;
  context.strokeStyle = colour(chosen ? 'ink' : 'rule');
  context.stroke();
  if (step) {
    context.beginPath();
    context.arc(0, 0, radius * 0.62, -angle + step, -angle, step > 0);
    context.lineWidth = 3;
    context.strokeStyle = colour('step');
    context.stroke();
  }
  context.rotate(-angle);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(radius, 0);
  context.lineWidth = 2;
  context.strokeStyle = colour('ink');
  context.stroke();
  context.beginPath();
  context.arc(radius, 0, Math.min(Math.max(radius * 0.11, 3), kTip), 0, 2 * Math.PI);
  context.fillStyle = colour('position');
  context.fill();
  context.restore();
  const below = y + radius + kTip + kLine / 2;
  drawLabel(context, name, x, below, { size: kName, bold: chosen });
  // A note that is wider than its cell would run into the next one, or be cut.
  context.font = labelFont(kName - 1, false);
  if (notes && context.measureText(note).width < grid.wide - kGap) {
    drawLabel(context, note, x, below + kLine - 1, { size: kName - 1, tone: 'muted' });
  }
}

/** @param {CanvasRenderingContext2D} context @param {number} radius */
function disc(context, radius) {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
}
