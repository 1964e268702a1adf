import { createRecorder } from '../recorder.js';
import { kPicture } from '../surface.js';
import { channels, readTheme, rereadTheme } from '../theme.js';
import { drawElement } from './walk.js';

/**
 * What a stage shows as a file. Both kinds are drawn by the same calls, in CSS pixels.
 *
 * @import {Box, Context} from './paint.js'
 * @import {Picture} from '../surface.js'
 *
 * @typedef {{
 *   context: Context, path(d: string, how: 'fill' | 'stroke'): void,
 *   place(canvas: HTMLCanvasElement, box: Box): void,
 * }} Target
 *   path: data of an SVG path under the transformation of now; place: the picture of a canvas
 */

/** Around the picture, so that no label touches the edge. */
const kMargin = 12;
/** Pixels of a PNG for each CSS pixel. */
const kFine = 2;

/**
 * @param {Element} root
 * @param {{name: string, ground: string}} options name: what the picture shows, in words
 * @returns {string} SVG: paths and text, no bitmap
 */
export function svgOf(root, { name, ground }) {
  const size = sizeOf(root);
  const recorder = createRecorder(size);
  const { context } = recorder;
  let placed = 0;
  drawAll(root, ground, size, {
    context,
    path: recorder.path,
    place(canvas, { left, top }) {
      const picture = pictureOf(canvas);
      const inner = createRecorder({ ...picture.size(), prefix: `p${++placed}-` });
      picture.draw(inner.context);
      recorder.place(inner, left, top);
    },
  });
  return recorder.svg(name);
}

/**
 * @param {Element} root
 * @param {{ground: string}} options
 * @returns {HTMLCanvasElement} twice as fine as the screen, whatever the screen
 */
export function bitmapOf(root, { ground }) {
  const size = sizeOf(root);
  const canvas = document.createElement('canvas');
  canvas.width = size.width * kFine;
  canvas.height = size.height * kFine;
  const context = /** @type {Context} */ (canvas.getContext('2d'));
  context.scale(kFine, kFine);
  drawAll(root, ground, size, {
    context,
    path(d, how) {
      if (how === 'fill') context.fill(new Path2D(d));
      else context.stroke(new Path2D(d));
    },
    place(source, { left, top }) {
      const picture = pictureOf(source);
      const { width, height } = picture.size();
      // On a sheet of its own, since some pictures wipe theirs before they draw.
      const sheet = document.createElement('canvas');
      sheet.width = Math.ceil(width * kFine);
      sheet.height = Math.ceil(height * kFine);
      const own = sheet.getContext('2d');
      if (!own || !sheet.width || !sheet.height) return;
      own.scale(kFine, kFine);
      picture.draw(own);
      context.drawImage(sheet, left, top, sheet.width / kFine, sheet.height / kFine);
    },
  });
  return canvas;
}

/**
 * Acts while the page wears its light colours, in which a picture is printed and projected. The
 * reader sees nothing of it: all of it happens between two frames.
 *
 * @template Result
 * @param {() => void} redraw draws anew what keeps colours from before
 * @param {() => Result} act
 * @returns {Result}
 */
export function inLight(redraw, act) {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  const [red] = channels(readTheme().paper);
  if (red > 127) return act();
  dataset.theme = 'light';
  try {
    rereadTheme();
    redraw();
    return act();
  } finally {
    if (before === undefined) delete dataset.theme;
    else dataset.theme = before;
    rereadTheme();
    redraw();
  }
}

/** The ground that the page's pictures stand on. */
export function ground() {
  return readTheme().paper;
}

/** @param {Element} root */
function sizeOf(root) {
  const { width, height } = root.getBoundingClientRect();
  return { width: Math.ceil(width) + 2 * kMargin, height: Math.ceil(height) + 2 * kMargin };
}

/** @param {Element} root @param {string} ground @param {{width: number, height: number}} size @param {Target} target */
function drawAll(root, ground, { width, height }, target) {
  const { left, top } = root.getBoundingClientRect();
  target.context.fillStyle = ground;
  target.context.fillRect(0, 0, width, height);
  drawElement(target, root, { left: left - kMargin, top: top - kMargin });
}

/** @param {HTMLCanvasElement} canvas @returns {Picture} */
function pictureOf(canvas) {
  return /** @type {any} */ (canvas)[kPicture];
}
