import { kPicture } from '../surface.js';
import { drawBox } from './boxes.js';
import { drawDrawing } from './drawings.js';
import { drawFormulaPart } from './formulas.js';
import { drawText } from './letters.js';

/**
 * Goes through what a stage shows, in the order in which it is painted.
 *
 * @import {Target} from './index.js'
 * @import {Box} from './paint.js'
 */

const kMath = 'http://www.w3.org/1998/Math/MathML';
const kDrawing = 'http://www.w3.org/2000/svg';
/** What is for the hand, not for the eye. */
const kLeftOut = 'button.button, input, select, textarea, script, style, template, .unseen';

/**
 * @param {Target} target
 * @param {Element} root
 * @param {{left: number, top: number}} corner of the picture, in the window
 */
export function drawElement(target, root, corner) {
  const style = getComputedStyle(root);
  if (style.display === 'none' || root.matches(kLeftOut) || Number(style.opacity) === 0) return;
  const { context } = target;
  const box = boxAt(root, corner);
  context.save();
  context.globalAlpha *= Number(style.opacity);
  drawInside(target, root, style, box, corner);
  context.restore();
}

/** @param {Target} target @param {Element} element @param {CSSStyleDeclaration} style @param {Box} box @param {{left: number, top: number}} corner */
function drawInside(target, element, style, box, corner) {
  const { context } = target;
  const seen = style.visibility === 'visible';
  if (element instanceof HTMLCanvasElement) {
    if (seen && kPicture in element) target.place(element, box);
    return;
  }
  if (element.namespaceURI === kDrawing) {
    if (seen) drawDrawing(target, /** @type {SVGSVGElement} */ (element), corner);
    return;
  }
  let letters = true;
  if (element.namespaceURI === kMath) {
    const part = (/** @type {Element} */ one) => boxAt(one, corner);
    if (seen) letters = drawFormulaPart(context, element, box, style, part);
  } else if (seen) {
    drawBox(context, box, style);
  }
  if (element instanceof HTMLElement && clips(element, style)) {
    context.beginPath();
    context.rect(box.left, box.top, box.width, box.height);
    context.clip();
  }
  if (seen) drawPseudo(target, element, box, '::before');
  for (const node of element.childNodes) {
    if (node instanceof Text) {
      if (letters && seen) drawText(context, node, style, corner);
    } else if (node instanceof Element) drawElement(target, node, corner);
  }
  if (seen) drawPseudo(target, element, box, '::after');
}

/** What would stick out is cut, as on the screen. @param {HTMLElement} element @param {CSSStyleDeclaration} style */
function clips(element, { overflowX, overflowY }) {
  if (overflowX === 'visible' && overflowY === 'visible') return false;
  return (
    element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
  );
}

/**
 * Boxes that the style sheet adds: ours have no text and a place of their own.
 *
 * @param {Target} target
 * @param {Element} element
 * @param {Box} box
 * @param {'::before' | '::after'} which
 */
function drawPseudo({ context }, element, box, which) {
  const style = getComputedStyle(element, which);
  if (style.content !== '""' || style.position !== 'absolute' || style.display === 'none') return;
  const own = getComputedStyle(element);
  if (own.position === 'static') return;
  const edge = (/** @type {'borderLeftWidth' | 'borderTopWidth'} */ name) =>
    Number.parseFloat(own[name]) || 0;
  const [x, y, wide, high] = [style.left, style.top, style.width, style.height].map(
    Number.parseFloat,
  );
  if (![x, y, wide, high].every(Number.isFinite)) return;
  const border = (/** @type {'Left' | 'Right' | 'Top' | 'Bottom'} */ side) =>
    style.boxSizing === 'border-box' ? 0 : Number.parseFloat(style[`border${side}Width`]) || 0;
  const width = wide + border('Left') + border('Right');
  const height = high + border('Top') + border('Bottom');
  const left = box.left + edge('borderLeftWidth') + x;
  const top = box.top + edge('borderTopWidth') + y;
  drawBox(context, { left, top, width, height, right: left + width, bottom: top + height }, style);
}

/** @param {Element} element @param {{left: number, top: number}} corner @returns {Box} */
function boxAt(element, corner) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return {
    ...{ left: left - corner.left, right: right - corner.left },
    ...{ top: top - corner.top, bottom: bottom - corner.top },
    ...{ width, height },
  };
}
