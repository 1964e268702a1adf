import { plainColour } from './paint.js';

/**
 * What a formula draws besides its letters: the bars of fractions, brackets that have grown.
 *
 * @import {Box, Context} from './paint.js'
 */

/** A bracket taller than this, in letter sizes, has grown. */
const kGrown = 1.7;

/**
 * @param {Context} context
 * @param {Element} element of MathML
 * @param {Box} box
 * @param {CSSStyleDeclaration} style
 * @param {(element: Element) => Box} boxOf
 * @returns {boolean} whether its letters are drawn too
 */
export function drawFormulaPart(context, element, box, style, boxOf) {
  const ink = plainColour(style.color) ?? 'rgb(0, 0, 0)';
  const size = Number.parseFloat(style.fontSize);
  context.strokeStyle = ink;
  context.lineWidth = size / 16;
  if (element.localName === 'mfrac' && element.children.length === 2) {
    const [over, under] = [...element.children].map(boxOf);
    const y = (over.bottom + under.top) / 2;
    line(context, [box.left, y], [box.right, y]);
  }
  if (element.localName !== 'mo' || box.height < kGrown * size) return true;
  return !drawBracket(context, element.textContent?.trim() ?? '', box, size);
}

/**
 * @param {Context} context
 * @param {string} sign
 * @param {Box} box
 * @param {number} size
 * @returns {boolean} whether it is one of those that grow
 */
function drawBracket(context, sign, { left, right, top, bottom }, size) {
  const [near, far] = '([{|'.includes(sign) ? [left, right] : [right, left];
  const inset = (near < far ? 1 : -1) * size * 0.08;
  if (sign === '(' || sign === ')') {
    const reach = (bottom - top) / 3;
    context.beginPath();
    context.moveTo(far - inset, top);
    context.bezierCurveTo(near, top + reach, near, bottom - reach, far - inset, bottom);
    context.stroke();
    return true;
  }
  if (sign === '[' || sign === ']') {
    context.beginPath();
    context.moveTo(far - inset, top);
    context.lineTo(near + inset, top);
    context.lineTo(near + inset, bottom);
    context.lineTo(far - inset, bottom);
    context.stroke();
    return true;
  }
  if (sign === '|' || sign === '\u2223' || sign === '\u2225') {
    const middle = (left + right) / 2;
    line(context, [middle, top], [middle, bottom]);
    return true;
  }
  return false;
}

/** @param {Context} context @param {number[]} from @param {number[]} to */
function line(context, from, to) {
  context.beginPath();
  context.moveTo(from[0], from[1]);
  context.lineTo(to[0], to[1]);
  context.stroke();
}
