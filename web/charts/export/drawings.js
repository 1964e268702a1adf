import { plainColour } from './paint.js';

/**
 * Drawings that stand in the page as SVG: each shape with the style that it has now.
 *
 * @import {Target} from './index.js'
 */

const kAligns = /** @type {Record<string, CanvasTextAlign>} */ ({
  start: 'left',
  middle: 'center',
  end: 'right',
});

/**
 * @param {Target} target
 * @param {SVGSVGElement} svg
 * @param {{left: number, top: number}} corner of the picture
 */
export function drawDrawing(target, svg, corner) {
  for (const element of svg.querySelectorAll('*')) {
    if (!(element instanceof SVGGraphicsElement)) continue;
    const style = getComputedStyle(element);
    const matrix = element.getScreenCTM();
    if (!matrix || style.display === 'none' || style.visibility !== 'visible') continue;
    if (element.closest('[hidden]')) continue;
    const { a, b, c, d, e, f } = matrix;
    const { context } = target;
    context.save();
    context.transform(a, b, c, d, e - corner.left, f - corner.top);
    context.globalAlpha *= opacityWithin(element, svg);
    if (element instanceof SVGTextElement) drawWords(target, element, style);
    else if (element instanceof SVGGeometryElement) drawShape(target, element, style);
    context.restore();
  }
}

/** @param {Element} element @param {Element} outermost */
function opacityWithin(element, outermost) {
  let opacity = 1;
  for (
    let at = /** @type {Element | null} */ (element);
    at && at !== outermost;
    at = at.parentElement
  ) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  return opacity;
}

/** @param {Target} target @param {SVGGeometryElement} element @param {CSSStyleDeclaration} style */
function drawShape({ context, path }, element, style) {
  const d = pathOf(element);
  if (!d) return;
  const fill = plainColour(style.fill);
  const stroke = plainColour(style.stroke);
  const alpha = context.globalAlpha;
  if (fill) {
    context.fillStyle = fill;
    context.globalAlpha = alpha * Number(style.fillOpacity);
    path(d, 'fill');
  }
  if (!stroke || !Number.parseFloat(style.strokeWidth)) return;
  context.strokeStyle = stroke;
  context.globalAlpha = alpha * Number(style.strokeOpacity);
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.lineCap = /** @type {CanvasLineCap} */ (style.strokeLinecap);
  context.lineJoin = /** @type {CanvasLineJoin} */ (style.strokeLinejoin);
  const dash = style.strokeDasharray;
  context.setLineDash(dash === 'none' ? [] : dash.split(/[\s,]+/).map(Number.parseFloat));
  path(d, 'stroke');
  context.setLineDash([]);
}

/** @param {SVGGeometryElement} element */
function pathOf(element) {
  if (element instanceof SVGPathElement) return element.getAttribute('d') ?? '';
  const [x, y, width, height, cx, cy, r, x1, y1, x2, y2] = [
    ...['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2'],
  ].map((name) => Number.parseFloat(element.getAttribute(name) ?? '') || 0);
  if (element instanceof SVGLineElement) return `M${x1} ${y1}L${x2} ${y2}`;
  if (element instanceof SVGRectElement) return `M${x} ${y}h${width}v${height}h${-width}z`;
  if (element instanceof SVGCircleElement) {
    return r
      ? `M${cx + r} ${cy}A${r} ${r} 0 0 1 ${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}z`
      : '';
  }
  throw new TypeError(`A picture cannot hold ${element.tagName} yet.`);
}

/** @param {Target} target @param {SVGTextElement} element @param {CSSStyleDeclaration} style */
function drawWords({ context }, element, style) {
  const fill = plainColour(style.fill);
  const stroke = plainColour(style.stroke);
  const text = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent)
    .join('');
  if (!text || !fill) return;
  const [x, y] = ['x', 'y'].map((name) => Number.parseFloat(element.getAttribute(name) ?? '') || 0);
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = kAligns[style.textAnchor] ?? 'left';
  context.textBaseline =
    style.dominantBaseline === 'central' || style.dominantBaseline === 'middle'
      ? 'middle'
      : 'alphabetic';
  if (stroke && style.paintOrder.startsWith('stroke')) {
    context.strokeStyle = stroke;
    context.lineWidth = Number.parseFloat(style.strokeWidth);
    context.lineJoin = 'round';
    context.strokeText(text, x, y);
  }
  context.fillStyle = fill;
  context.fillText(text, x, y);
}
