import { channels } from '../theme.js';
import { plainColour, shrunk, traceBox } from './paint.js';

/**
 * Grounds, frames and outlines of elements.
 *
 * @import {Box, Context} from './paint.js'
 */

const kSides = /** @type {const} */ (['Top', 'Right', 'Bottom', 'Left']);
/** Slices of a gradient: more than an eye tells apart in a strip. */
const kSlices = 128;

/**
 * @param {Context} context
 * @param {Box} box
 * @param {CSSStyleDeclaration} style
 */
export function drawBox(context, box, style) {
  if (box.width <= 0 && box.height <= 0) return;
  if (style.clipPath.startsWith('polygon(')) return drawPolygon(context, box, style);
  const { b, c } = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
  // Ours are turned by an eighth only: a square on its tip.
  if (Math.abs(b) > 0.1 && Math.abs(c) > 0.1) return drawDiamond(context, box, style);
  const corner = Number.parseFloat(style.borderTopLeftRadius) || 0;
  const round = style.borderTopLeftRadius.endsWith('%')
    ? Math.min(box.width, box.height) / 2
    : corner;
  const ground = plainColour(style.backgroundColor);
  if (ground) {
    context.fillStyle = ground;
    traceBox(context, box, round);
    context.fill();
  }
  if (style.backgroundImage !== 'none') drawGradient(context, box, style.backgroundImage);
  drawShadows(context, box, style.boxShadow, round);
  drawBorders(context, box, style, round);
  drawOutline(context, box, style, round);
}

/** @param {Context} context @param {Box} box @param {CSSStyleDeclaration} style @param {number} corner */
function drawBorders(context, box, style, corner) {
  const sides = kSides.map((side) => ({
    width: Number.parseFloat(style[`border${side}Width`]) || 0,
    kind: style[`border${side}Style`],
    colour: plainColour(style[`border${side}Color`]),
  }));
  const [first] = sides;
  const alike = sides.every(
    ({ width, kind, colour }) =>
      width === first.width && kind === first.kind && colour === first.colour,
  );
  const seen = sides.map(({ width, kind, colour }) => width > 0 && kind !== 'none' && colour);
  if (alike) {
    if (!seen[0]) return;
    setLine(context, first.colour ?? '', first.width, first.kind);
    traceBox(context, shrunk(box, first.width / 2), corner - first.width / 2);
    context.stroke();
    context.setLineDash([]);
    return;
  }
  sides.forEach(({ width, kind, colour }, n) => {
    if (!seen[n]) return;
    const half = width / 2;
    const ends = [
      [box.left, box.top + half, box.right, box.top + half],
      [box.right - half, box.top, box.right - half, box.bottom],
      [box.left, box.bottom - half, box.right, box.bottom - half],
      [box.left + half, box.top, box.left + half, box.bottom],
    ][n];
    setLine(context, colour ?? '', width, kind);
    drawLine(context, ends);
    context.setLineDash([]);
  });
}

/** @param {Context} context @param {Box} box @param {CSSStyleDeclaration} style @param {number} corner */
function drawOutline(context, box, style, corner) {
  const width = Number.parseFloat(style.outlineWidth) || 0;
  const ink = plainColour(style.outlineColor);
  if (style.outlineStyle === 'none' || style.outlineStyle === 'auto' || !width || !ink) return;
  const offset = Number.parseFloat(style.outlineOffset) || 0;
  setLine(context, ink, width, style.outlineStyle);
  traceBox(context, shrunk(box, -offset - width / 2), corner);
  context.stroke();
  context.setLineDash([]);
}

/** Rings only: nothing of ours casts a soft shadow in a picture. @param {Context} context @param {Box} box @param {string} text @param {number} corner */
function drawShadows(context, box, text, corner) {
  if (text === 'none') return;
  for (const one of text.split(/,(?![^(]*\))/)) {
    const lengths = [...one.replace(/[a-z]+\([^)]*\)/g, '').matchAll(/-?[\d.]+(?=px)/g)].map(
      Number,
    );
    const ink = plainColour(/[a-z]+\([^)]*\)/.exec(one)?.[0] ?? '');
    const [x = 0, y = 0, blur = 0, spread = 0] = lengths;
    if (!ink || x || y || blur || spread <= 0) continue;
    setLine(context, ink, spread, 'solid');
    traceBox(context, shrunk(box, one.includes('inset') ? spread / 2 : -spread / 2), corner);
    context.stroke();
  }
}

/** @param {Context} context @param {Box} box @param {CSSStyleDeclaration} style */
function drawDiamond(context, { left, top, right, bottom }, style) {
  const ground = plainColour(style.backgroundColor);
  if (!ground) return;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  fillCorners(context, ground, [
    [x, top],
    [right, y],
    [x, bottom],
    [left, y],
  ]);
}

/** @param {Context} context @param {Box} box @param {CSSStyleDeclaration} style */
function drawPolygon(context, { left, top, width, height }, style) {
  const ground = plainColour(style.backgroundColor);
  if (!ground) return;
  const inner = style.clipPath.slice('polygon('.length, -1);
  const place = (/** @type {string} */ text, /** @type {number} */ size) =>
    text.endsWith('%') ? (Number.parseFloat(text) / 100) * size : Number.parseFloat(text);
  const corners = inner.split(',').map((corner) => {
    const [x, y] = corner.trim().split(/\s+/);
    return [left + place(x, width), top + place(y, height)];
  });
  fillCorners(context, ground, corners);
}

/** @param {Context} context @param {string} ground @param {number[][]} corners */
function fillCorners(context, ground, corners) {
  context.fillStyle = ground;
  context.beginPath();
  corners.forEach(([x, y], n) => {
    if (n === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
  context.fill();
}

/**
 * From left to right, as the keys of our colours are; others show the first of their colours.
 *
 * @param {Context} context
 * @param {Box} box
 * @param {string} text
 */
function drawGradient(context, box, text) {
  const plain = /^linear-gradient\(to right, (.*)\)$/.exec(text)?.[1];
  const stops = stopsIn(plain ?? text, box.width);
  if (stops.length === 0) return;
  if (!plain) {
    if (!text.startsWith('repeating-')) return;
    context.fillStyle = `rgb(${stops[0].rgb.map(Math.round).join(', ')})`;
    context.fillRect(box.left, box.top, box.width, box.height);
    return;
  }
  const slices = Math.min(kSlices, Math.ceil(box.width));
  for (let n = 0; n < slices; ++n) {
    const rgb = colourAt(stops, (n + 0.5) / slices).map(Math.round);
    context.fillStyle = `rgb(${rgb.join(', ')})`;
    const [from, to] = [n, n + 1].map((at) => box.left + (box.width * at) / slices);
    // A hair over the next one, so that no seam shows between them.
    const width = n + 1 < slices ? to - from + 0.4 : to - from;
    context.fillRect(from, box.top, width, box.height);
  }
}

/**
 * @typedef {{rgb: number[], at: number}} Stop  at: 0 at the left, 1 at the right
 *
 * @param {string} text
 * @param {number} width
 * @returns {Stop[]}
 */
function stopsIn(text, width) {
  const found = [...text.matchAll(/((?:rgba?|color)\([^)]*\))(?:\s+(-?[\d.]+)(%|px))?/g)];
  const stops = found.map(([, ink, number, unit], n) => {
    const own = unit === '%' ? Number(number) / 100 : Number(number) / (width || 1);
    return { rgb: channels(ink), at: number === undefined ? n / (found.length - 1 || 1) : own };
  });
  return stops;
}

/** @param {Stop[]} stops @param {number} at */
function colourAt(stops, at) {
  const next = stops.findIndex((stop) => stop.at >= at);
  if (next < 0) return stops[stops.length - 1].rgb;
  if (next === 0) return stops[0].rgb;
  const [from, to] = [stops[next - 1], stops[next]];
  const share = (at - from.at) / (to.at - from.at || 1);
  return from.rgb.map((value, n) => value + share * (to.rgb[n] - value));
}

/** @param {Context} context @param {string} ink @param {number} width @param {string} kind */
function setLine(context, ink, width, kind) {
  context.strokeStyle = ink;
  context.lineWidth = width;
  const dash = { dashed: [2 * width, 2 * width], dotted: [width, width] }[kind] ?? [];
  context.setLineDash(dash);
}

/** @param {Context} context @param {number[]} ends */
function drawLine(context, [x, y, farX, farY]) {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(farX, farY);
  context.stroke();
}
