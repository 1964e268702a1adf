import { divergingRamp } from '../../charts/palette.js';
import { createSurface } from '../../charts/surface.js';
import { readTheme } from '../../charts/theme.js';
import { grouped, positionTicks, shortNumber } from './view.js';

/**
 * The map on its canvas: the encoder's pixels, and axes around them.
 *
 * @import {Lab} from '../shell/start.js'
 * @import {View} from './parameters.js'
 */

const kLeft = 44;
const kTop = 6;
const kRight = 8;
const kBottom = 46;

/**
 * @param {HTMLElement} root
 * @param {Lab} lab
 * @param {'mean' | 'sample'} kind
 */
export function createMap(root, lab, kind) {
  /** @type {View | null} */
  let view = null;
  /** @type {any} */
  let engine = null;
  // The pixels go through a sheet of their own, which the axes' canvas scales to the device's.
  const sheet = document.createElement('canvas');
  const sheetContext = /** @type {CanvasRenderingContext2D} */ (sheet.getContext('2d'));
  /** Fewer pixels than the device has, while the hand moves. */
  let rough = false;

  const surface = createSurface(root, {
    label: lab.text(kind === 'mean' ? 'mapName' : 'sampleName'),
    draw(context, size) {
      const area = areaOf(size);
      if (!view || !engine || area.width < 8 || area.height < 8) return;
      const ratio = rough ? 1 : Math.min(devicePixelRatio, 2);
      const wide = Math.round(area.width * ratio);
      const high = Math.round(area.height * ratio);
      if (sheet.width !== wide) sheet.width = wide;
      if (sheet.height !== high) sheet.height = high;
      const pixels = engine.zoomPicture({
        ...asked(view, wide, high, view.scale / ratio),
        colours: divergingRamp(),
        picture: kind,
        down: false,
      });
      sheetContext.putImageData(new ImageData(pixels, wide, high), 0, 0);
      context.imageSmoothingEnabled = false;
      context.drawImage(sheet, area.left, area.top, area.width, area.height);
      drawAxes(context, area, view, lab);
    },
  });
  surface.canvas.classList.add('zoom-canvas');
  return {
    ...surface,
    /** The part of the canvas that shows slots. */
    area: () => areaOf(surface.size()),
    /** @param {any} nextEngine @param {View} next @param {boolean} moving */
    render(nextEngine, next, moving) {
      engine = nextEngine;
      view = next;
      rough = moving;
      surface.redraw();
    },
  };
}

/**
 * What the encoder is asked for one frame.
 *
 * @param {View} view
 * @param {number} length pixels along the positions
 * @param {number} breadth pixels along the dimensions
 * @param {number} slotsPerPixel
 */
export function asked(view, length, breadth, slotsPerPixel) {
  return {
    dModel: view.dModel,
    base: view.base,
    first: view.first,
    shift: view.part,
    slotsPerPixel,
    length,
    breadth,
    firstDimension: view.dimension,
    dimensions: dimensionsOf(view),
  };
}

/** No more than there are behind the first one. @param {View} view */
export function dimensionsOf({ dModel, dimension, dimensions }) {
  return Math.min(dimensions, dModel - dimension);
}

/** @param {{width: number, height: number}} size */
function areaOf({ width, height }) {
  return {
    left: kLeft,
    top: kTop,
    width: Math.max(Math.floor(width - kLeft - kRight), 0),
    height: Math.max(Math.floor(height - kTop - kBottom), 0),
  };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {ReturnType<typeof areaOf>} area
 * @param {View} view
 * @param {Lab} lab
 */
function drawAxes(context, area, view, lab) {
  const theme = readTheme();
  const bottom = area.top + area.height;
  context.strokeStyle = theme.muted;
  context.fillStyle = theme.muted;
  context.lineWidth = 1;
  context.font = `12px ${theme.font}`;
  context.textBaseline = 'top';
  context.textAlign = 'center';
  const { reference, ticks } = positionTicks(view, area.width);
  for (const { at, offset } of ticks) {
    const x = area.left + at;
    line(context, x, bottom, x, bottom + 5);
    const text = `${reference > 0 ? '+' : ''}${shortNumber(offset)}`;
    const half = context.measureText(text).width / 2;
    const most = area.left + area.width + kRight - half;
    context.fillText(text, Math.max(Math.min(x, most), area.left + half - 8), bottom + 8);
  }
  context.textAlign = 'left';
  const title =
    reference > 0 ? lab.text('axisFrom', { reference: grouped(reference) }) : lab.text('axis');
  context.fillText(title, area.left, bottom + 27);
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  const shown = dimensionsOf(view);
  const each = area.height / shown;
  const step = stepOf(shown, area.height);
  const start = Math.ceil(view.dimension / step) * step;
  for (let j = start; j < view.dimension + shown; j += step) {
    const y = area.top + (j - view.dimension + 0.5) * each;
    line(context, area.left - 5, y, area.left, y);
    context.fillText(String(j), area.left - 8, y);
  }
}

/** Powers of two, since dimensions go in pairs. @param {number} shown @param {number} height */
function stepOf(shown, height) {
  let step = 1;
  while ((step * height) / shown < 26) step *= 2;
  return step;
}

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} x2 @param {number} y2 */
function line(context, x, y, x2, y2) {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x2, y2);
  context.stroke();
}
