import { colour } from '../../charts/theme.js';

/** Height of a strip and the room left at its sides, in pixels. */
const kStrip = 24;
const kSide = 6;

/**
 * @param {number} value
 * @param {number} peak
 */
function entryOf(value, peak) {
  return Math.round(((value / peak + 1) / 2) * 255);
}

/**
 * One list of numbers from -1 to +1 as a row of cells, stretched by the style sheet.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Float64Array} values
 * @param {Uint8ClampedArray} ramp
 */
export function paintStrip(canvas, values, ramp) {
  if (canvas.width !== values.length) canvas.width = values.length;
  if (canvas.height !== 1) canvas.height = 1;
  const image = new ImageData(values.length, 1);
  values.forEach((value, at) => {
    const from = entryOf(value, 1) * 4;
    image.data.set(ramp.subarray(from, from + 4), at * 4);
  });
  canvas.getContext('2d')?.putImageData(image, 0, 0);
}

/**
 * One output as a framed strip of cells, below y, or above it at the lower edge.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Float64Array} values
 * @param {{x: number, y: number, wide: number, peak: number, ramp: Uint8ClampedArray}} place
 */
export function drawStrip(context, values, { x, y, wide, peak, ramp }) {
  const top = y === 0 ? 1 : y - kStrip - 1;
  const left = x + kSide;
  const cell = (wide - 2 * kSide) / values.length;
  values.forEach((value, at) => {
    const from = entryOf(value, peak || 1) * 4;
    context.fillStyle = `rgb(${ramp[from]}, ${ramp[from + 1]}, ${ramp[from + 2]})`;
    // A hair wider than the cell, so that no gaps shine through between cells.
    context.fillRect(left + at * cell, top, cell + 0.5, kStrip);
  });
  context.lineWidth = 1;
  context.strokeStyle = colour('muted');
  context.strokeRect(left - 0.5, top - 0.5, wide - 2 * kSide + 1, kStrip + 1);
}

/**
 * A line from each word's output above to the same word's output below.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {{places: number[], wide: number, high: number, dashed: boolean}} where
 */
export function drawLinks(context, { places, wide, high, dashed }) {
  const [top, bottom] = [kStrip + 3, high - kStrip - 3];
  const bend = (bottom - top) / 2;
  context.lineCap = 'butt';
  places.forEach((place, word) => {
    const from = (word + 0.5) * wide;
    const to = (place + 0.5) * wide;
    const line = (/** @type {string} */ tone, /** @type {number} */ thick) => {
      context.beginPath();
      context.moveTo(from, top);
      context.bezierCurveTo(from, top + bend, to, bottom - bend, to, bottom);
      context.lineWidth = thick;
      context.strokeStyle = colour(tone);
      context.stroke();
    };
    context.setLineDash([]);
    line('paper', 7);
    if (dashed) context.setLineDash([7, 6]);
    line(`trail:${word / Math.max(places.length - 1, 1)}`, 3);
  });
  context.setLineDash([]);
}
