import { cellPaths, circlePath, number, paintOf, textElement, withAttributes } from './svg.js';

/**
 * A drawing context that writes down what is drawn, as SVG. It knows the calls that our pictures
 * and Chart.js make, and refuses others by not having them, so that nothing is lost in silence.
 *
 * Places are written as they stand on the canvas: each point goes through the transformation of its
 * moment, as on a canvas. So whoever reads the marks back needs no arithmetic.
 *
 * @typedef {{
 *   transform: DOMMatrix, clip: string, dash: number[],
 *   fillStyle: string, strokeStyle: string, globalAlpha: number, lineWidth: number,
 *   lineCap: string, lineJoin: string, lineDashOffset: number, miterLimit: number,
 *   font: string, textAlign: string, textBaseline: string,
 * }} Pen
 * @typedef {{tag: string, attributes: Record<string, string>, text?: string, version?: number,
 *   inner?: string[]}} Element
 */

const kTurn = 2 * Math.PI;
/** Rounding may leave a whole turn this little short. */
const kWhole = 1e-9;

const kOptions = /** @type {const} */ ([
  ...['fillStyle', 'strokeStyle', 'globalAlpha', 'lineWidth', 'lineCap', 'lineJoin'],
  ...['lineDashOffset', 'miterLimit', 'font', 'textAlign', 'textBaseline'],
]);

/** @returns {Pen} */
function freshPen() {
  return {
    transform: new DOMMatrix(),
    clip: '',
    dash: [],
    fillStyle: '#000',
    strokeStyle: '#000',
    globalAlpha: 1,
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    lineDashOffset: 0,
    miterLimit: 10,
    font: '10px sans-serif',
    textAlign: 'start',
    textBaseline: 'alphabetic',
  };
}

/**
 * @typedef {{
 *   context: CanvasRenderingContext2D, svg(name: string): string, parts(): Parts,
 *   path(d: string, how: 'fill' | 'stroke'): void,
 *   place(other: {parts(): Parts}, x: number, y: number): void,
 * }} Recorder  path: data of a path as it is; place: the picture of another one inside this one
 * @typedef {{definitions: string[], marks: string[]}} Parts
 *
 * @param {{width: number, height: number, prefix?: string}} size prefix: of the names inside, where
 *   several pictures come into one file
 * @returns {Recorder}
 */
export function createRecorder({ width, height, prefix = '' }) {
  const ruler = /** @type {CanvasRenderingContext2D} */ (
    document.createElement('canvas').getContext('2d')
  );
  /** @type {Element[]} */
  const elements = [];
  /** @type {string[]} */
  const clips = [];
  let pen = freshPen();
  /** @type {Pen[]} */
  const kept = [];
  /** The path so far; a lone whole circle is kept as one. @type {string[]} */
  let path = [];
  /** @type {{cx: number, cy: number, r: number} | null} */
  let circle = null;
  /** Counts the changes of the path, to know whether fill and stroke are of the same one. */
  let version = 0;

  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    const place = pen.transform.transformPoint({ x, y });
    return `${number(place.x)} ${number(place.y)}`;
  };
  /** How much longer a line of length 1 gets; ours are never stretched one way only. */
  const grown = () => Math.hypot(pen.transform.a, pen.transform.b);
  const put = (/** @type {Element} */ element) => {
    if (pen.clip) element.attributes['clip-path'] = `url(#${pen.clip})`;
    elements.push(element);
  };
  const segment = (/** @type {string} */ text) => {
    if (circle) path = [circlePath(circle)];
    circle = null;
    path.push(text);
    ++version;
  };
  /** A stroke under a transformation of its own is not made wider by it a second time. */
  const ownStroke = () => strokeOf(1);
  const strokeOf = (scale = grown()) => {
    return {
      ...paintOf('stroke', pen.strokeStyle, pen.globalAlpha),
      'stroke-width': number(pen.lineWidth * scale),
      ...(pen.dash.length > 0
        ? { 'stroke-dasharray': pen.dash.map((one) => number(one * scale)).join(' ') }
        : {}),
      ...(pen.lineCap === 'butt' ? {} : { 'stroke-linecap': pen.lineCap }),
      ...(pen.lineJoin === 'miter' ? {} : { 'stroke-linejoin': pen.lineJoin }),
    };
  };
  /** @returns {{tag: string, attributes: Record<string, string>}} */
  const shape = () =>
    circle
      ? {
          tag: 'circle',
          attributes: { cx: number(circle.cx), cy: number(circle.cy), r: number(circle.r) },
        }
      : { tag: 'path', attributes: { d: path.join('') } };
  const drawPath = (/** @type {Record<string, string>} */ paint) => {
    if (path.length === 0 && !circle) return;
    const last = elements[elements.length - 1];
    // A shape that is filled and then outlined is one shape.
    if (last?.version === version && paint.stroke && last.attributes.stroke === 'none') {
      Object.assign(last.attributes, paint);
      return;
    }
    const { tag, attributes } = shape();
    put({ tag, version, attributes: { ...attributes, fill: 'none', stroke: 'none', ...paint } });
  };
  const box = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ w,
    /** @type {number} */ h,
  ) => {
    if (pen.transform.b !== 0) {
      const d = `M${at(x, y)}L${at(x + w, y)}L${at(x + w, y + h)}L${at(x, y + h)}z`;
      return { tag: 'path', attributes: { d } };
    }
    const one = pen.transform.transformPoint({ x: Math.min(x, x + w), y: Math.min(y, y + h) });
    const scale = grown();
    const attributes = {
      x: number(one.x),
      y: number(one.y),
      width: number(Math.abs(w) * scale),
      height: number(Math.abs(h) * scale),
    };
    return { tag: 'rect', attributes };
  };
  const write = (
    /** @type {string} */ text,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {Record<string, string>} */ paint,
  ) => {
    const element = textElement(pen, text, x, y);
    const last = elements[elements.length - 1];
    // Text on its halo is one text, outlined before it is filled.
    const halo =
      paint.fill &&
      last?.text === text &&
      last.attributes.fill === 'none' &&
      last.attributes.x === element.attributes.x &&
      last.attributes.y === element.attributes.y;
    if (halo) Object.assign(last.attributes, paint, { 'paint-order': 'stroke' });
    else put({ ...element, attributes: { ...element.attributes, fill: 'none', ...paint } });
  };

  const context = {
    canvas: { width, height, clientWidth: width, clientHeight: height },
    save() {
      kept.push({ ...pen, transform: DOMMatrix.fromMatrix(pen.transform) });
    },
    restore() {
      pen = kept.pop() ?? pen;
    },
    getTransform: () => DOMMatrix.fromMatrix(pen.transform),
    resetTransform() {
      pen.transform = new DOMMatrix();
    },
    /** @param {number[]} six */
    transform(...six) {
      pen.transform.multiplySelf(new DOMMatrix(six));
    },
    /** @param {any[]} six */
    setTransform(...six) {
      pen.transform = new DOMMatrix(six.length === 6 ? six : undefined);
    },
    /** @param {number} x @param {number} y */
    translate(x, y) {
      pen.transform.translateSelf(x, y);
    },
    /** @param {number} angle */
    rotate(angle) {
      pen.transform.rotateSelf((angle / kTurn) * 360);
    },
    /** @param {number} x @param {number} y */
    scale(x, y) {
      pen.transform.scaleSelf(x, y);
    },
    beginPath() {
      path = [];
      circle = null;
      ++version;
    },
    closePath: () => segment('z'),
    /** @param {number} x @param {number} y */
    moveTo: (x, y) => segment(`M${at(x, y)}`),
    /** @param {number} x @param {number} y */
    lineTo: (x, y) => segment(`${path.length > 0 || circle ? 'L' : 'M'}${at(x, y)}`),
    /** @param {number[]} six */
    bezierCurveTo: (...six) =>
      segment(`C${at(six[0], six[1])} ${at(six[2], six[3])} ${at(six[4], six[5])}`),
    /** @param {number} x @param {number} y @param {number} w @param {number} h */
    rect: (x, y, w, h) =>
      segment(`M${at(x, y)}L${at(x + w, y)}L${at(x + w, y + h)}L${at(x, y + h)}z`),
    /** @param {number} x @param {number} y @param {number} r @param {number} from @param {number} to @param {boolean} [back] */
    arc(x, y, r, from, to, back = false) {
      const turn = turnOf(from, to, back);
      const far = Math.abs(turn);
      const size = number(r * grown());
      if (far >= kTurn - kWhole && path.length === 0 && !circle) {
        const centre = pen.transform.transformPoint({ x, y });
        circle = { cx: centre.x, cy: centre.y, r: r * grown() };
        ++version;
        return;
      }
      const on = (/** @type {number} */ angle) => {
        const turned = pen.transform.translate(x, y).rotate((angle / kTurn) * 360);
        const place = turned.transformPoint({ x: r, y: 0 });
        return `${number(place.x)} ${number(place.y)}`;
      };
      let text = `${path.length > 0 || circle ? 'L' : 'M'}${on(from)}`;
      const parts = far > kTurn / 2 ? 3 : 1;
      for (let part = 1; part <= parts; ++part) {
        text += `A${size} ${size} 0 0 ${back ? 0 : 1} ${on(from + (turn * part) / parts)}`;
      }
      segment(text);
    },
    fill() {
      drawPath(paintOf('fill', pen.fillStyle, pen.globalAlpha));
    },
    stroke() {
      drawPath(strokeOf());
    },
    clip() {
      const id = `${prefix}clip-${clips.length}`;
      const { tag, attributes } = shape();
      const inner = withAttributes(tag, attributes, '');
      const outer = pen.clip ? ` clip-path="url(#${pen.clip})"` : '';
      clips.push(`<clipPath id="${id}"${outer}>${inner}</clipPath>`);
      pen.clip = id;
    },
    /** @param {number} x @param {number} y @param {number} w @param {number} h */
    fillRect(x, y, w, h) {
      const { tag, attributes } = box(x, y, w, h);
      const paint = paintOf('fill', pen.fillStyle, pen.globalAlpha);
      put({ tag, attributes: { ...attributes, ...paint } });
    },
    /** @param {number} x @param {number} y @param {number} w @param {number} h */
    strokeRect(x, y, w, h) {
      const { tag, attributes } = box(x, y, w, h);
      put({ tag, attributes: { ...attributes, fill: 'none', ...strokeOf() } });
    },
    // A record begins empty, and nothing of ours wipes a part of a picture.
    clearRect() {},
    /** @param {string} text @param {number} x @param {number} y */
    fillText(text, x, y) {
      write(text, x, y, paintOf('fill', pen.fillStyle, pen.globalAlpha));
    },
    /** @param {string} text @param {number} x @param {number} y */
    strokeText(text, x, y) {
      write(text, x, y, strokeOf());
    },
    /** @param {string} text */
    measureText(text) {
      ruler.font = pen.font;
      return ruler.measureText(text);
    },
    /** @param {number[]} dash */
    setLineDash(dash) {
      pen.dash = [...dash];
    },
    getLineDash: () => [...pen.dash],
    /**
     * Cells instead of a bitmap: one path for each colour.
     *
     * @param {HTMLCanvasElement} image
     * @param {number[]} where (x, y, w, h), or the source's rectangle before these
     */
    drawImage(image, ...where) {
      const [sx, sy, sw, sh] = where.length === 8 ? where : [0, 0, image.width, image.height];
      const [x, y, w = image.width, h = image.height] = where.slice(-4);
      const pixels = image.getContext('2d')?.getImageData(sx, sy, sw, sh).data;
      if (!pixels) return;
      for (const { colour, d } of cellPaths(pixels, { columns: sw, rows: sh, x, y, w, h }, at)) {
        const paint = paintOf('fill', colour, pen.globalAlpha);
        put({ tag: 'path', attributes: { d, ...paint, 'shape-rendering': 'crispEdges' } });
      }
    },
  };
  for (const option of kOptions) {
    Object.defineProperty(context, option, {
      get: () => pen[option],
      set: (/** @type {never} */ value) => {
        pen[option] = value;
      },
    });
  }

  const parts = () => ({
    definitions: clips,
    marks: elements.map(({ tag, attributes, text = '', inner }) =>
      inner ? group(attributes, inner) : withAttributes(tag, attributes, text),
    ),
  });
  return {
    context: /** @type {any} a part of the interface: what pictures use */ (context),
    parts,
    path(d, how) {
      const { a, b, c, d: down, e, f } = pen.transform;
      const paint = how === 'fill' ? paintOf('fill', pen.fillStyle, pen.globalAlpha) : ownStroke();
      const transform = `matrix(${[a, b, c, down, e, f].map(number).join(' ')})`;
      put({ tag: 'path', attributes: { d, transform, fill: 'none', ...paint } });
    },
    place(other, x, y) {
      const { definitions, marks } = other.parts();
      clips.push(...definitions);
      const attributes = { transform: `translate(${at(x, y)})` };
      put({ tag: 'g', attributes, inner: marks });
    },
    svg(name) {
      const { marks } = parts();
      const definitions = clips.length > 0 ? [`<defs>${clips.join('')}</defs>`] : [];
      const head = {
        xmlns: 'http://www.w3.org/2000/svg',
        width: String(width),
        height: String(height),
        viewBox: `0 0 ${width} ${height}`,
        role: 'img',
        'aria-label': name,
      };
      const open = withAttributes('svg', head, '').replace(/\/>$/, '>');
      return [open, ...definitions, ...marks, '</svg>'].join('\n');
    },
  };
}

/** @param {Record<string, string>} attributes @param {string[]} inner */
function group(attributes, inner) {
  return `${withAttributes('g', attributes, '').replace(/\/>$/, '>')}${inner.join('')}</g>`;
}

/**
 * How far an arc turns: as a canvas takes it, at most once around, in the direction asked for.
 *
 * @param {number} from
 * @param {number} to
 * @param {boolean} back
 */
function turnOf(from, to, back) {
  const turn = to - from;
  if (Math.abs(turn) >= kTurn && turn > 0 !== back) return back ? -kTurn : kTurn;
  const rest = turn - Math.floor(turn / kTurn) * kTurn;
  return back && rest > 0 ? rest - kTurn : rest;
}
