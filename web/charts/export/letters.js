import { plainColour } from './paint.js';

/**
 * Lines of text, from where the browser laid them out.
 *
 * @import {Context} from './paint.js'
 */

/**
 * @param {Context} context
 * @param {Text} node
 * @param {CSSStyleDeclaration} style of the element around it
 * @param {{left: number, top: number}} corner of the picture
 */
export function drawText(context, node, style, corner) {
  const ink = plainColour(style.color);
  if (!ink || !node.data.trim()) return;
  context.fillStyle = ink;
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const kept = style.whiteSpace.startsWith('pre');
  for (const { text, rect } of linesOf(node)) {
    const shown = kept
      ? text.replace(/[\n\r]/g, '').replaceAll(' ', '\u00a0')
      : text.replace(/\s+/g, ' ').trim();
    if (!shown.trim()) continue;
    const written = style.textTransform === 'uppercase' ? shown.toUpperCase() : shown;
    // The rectangle of a text is that of its face, from the tallest letter to the deepest.
    const measured = context.measureText(written);
    const over = measured.fontBoundingBoxAscent;
    const whole = over + measured.fontBoundingBoxDescent || 1;
    const base = rect.top - corner.top + rect.height * (over / whole);
    context.fillText(written, rect.left - corner.left, base);
  }
}

/**
 * The stretches of a text that stand on one line each.
 *
 * @param {Text} node
 * @returns {Array<{text: string, rect: {left: number, top: number, height: number}}>}
 */
function linesOf(node) {
  const range = document.createRange();
  const whole = node.data;
  const start = whole.length - whole.trimStart().length;
  const end = whole.trimEnd().length;
  range.setStart(node, start);
  range.setEnd(node, end);
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  if (rects.length === 0) return [];
  const level = rects.every(({ top, bottom }) => top < rects[0].bottom && bottom > rects[0].top);
  if (level) return [{ text: whole.slice(start, end), rect: rects[0] }];
  /** @type {Array<{text: string, rect: DOMRect}>} */
  const lines = [];
  for (let at = start; at < end; ++at) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const [rect] = range.getClientRects();
    const line = lines[lines.length - 1];
    if (!rect) {
      if (line) line.text += whole[at];
      continue;
    }
    if (line && rect.top < line.rect.bottom && rect.bottom > line.rect.top) line.text += whole[at];
    else lines.push({ text: whole[at], rect });
  }
  return lines;
}
