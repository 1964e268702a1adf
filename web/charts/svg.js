/** What the recorder writes: numbers, colours, texts and paths as SVG spells them. */

/** Enough for a hair on any screen, without digits that say nothing. @param {number} value */
export function number(value) {
  return String(Math.round(value * 1000) / 1000 || 0);
}

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {string} text
 */
export function withAttributes(tag, attributes, text) {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${tag}${list.join('')}`;
  return text ? `${start}>${escaped(text)}</${tag}>` : `${start}/>`;
}

/** @param {string} text */
function escaped(text) {
  const names = /** @type {Record<string, string>} */ ({
    '<': 'lt',
    '>': 'gt',
    '&': 'amp',
    '"': 'quot',
  });
  return text.replace(/[<>&"]/g, (sign) => `&${names[sign]};`);
}

/**
 * A colour and how far it covers what is under it, apart, as drawing programs want them.
 *
 * @param {'fill' | 'stroke'} kind
 * @param {string} colour
 * @param {number} alpha
 * @returns {Record<string, string>}
 */
export function paintOf(kind, colour, alpha) {
  const [, three, own] = /^rgba\((.+),\s*([\d.]+)\)$/.exec(colour) ?? [];
  const cover = alpha * Number(own ?? 1);
  const paint = three ? `rgb(${three})` : colour;
  return { [kind]: paint, ...(cover < 1 ? { [`${kind}-opacity`]: number(cover) } : {}) };
}

/** @param {{cx: number, cy: number, r: number}} circle */
export function circlePath({ cx, cy, r }) {
  const size = `${number(r)} ${number(r)} 0 0 1`;
  const [left, right] = [`${number(cx - r)} ${number(cy)}`, `${number(cx + r)} ${number(cy)}`];
  return `M${right}A${size} ${left}A${size} ${right}`;
}

/** How far the line of letters lies under what a canvas calls the place of a text, in letter sizes. */
const kDrop = /** @type {Record<string, number>} */ ({ middle: 0.35, top: 0.8, bottom: -0.2 });
const kAnchors = /** @type {Record<string, string>} */ ({
  center: 'middle',
  right: 'end',
  end: 'end',
});

/**
 * @param {import('./recorder.js').Pen} pen
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @returns {{tag: string, attributes: Record<string, string>, text: string}}
 */
export function textElement({ font, textAlign, textBaseline, transform }, text, x, y) {
  const [, size = '10'] = /([\d.]+)px/.exec(font) ?? [];
  const drop = (kDrop[textBaseline] ?? 0) * Number(size);
  const turned = transform.b !== 0 || transform.a !== 1;
  const place = turned ? { x, y } : transform.transformPoint({ x, y });
  const { a, b, c, d, e, f } = transform;
  return {
    tag: 'text',
    text,
    attributes: {
      x: number(place.x),
      y: number(place.y),
      ...(drop ? { dy: number(drop) } : {}),
      ...(kAnchors[textAlign] ? { 'text-anchor': kAnchors[textAlign] } : {}),
      ...(turned ? { transform: `matrix(${[a, b, c, d, e, f].map(number).join(' ')})` } : {}),
      style: `font:${font}`,
    },
  };
}

/**
 * The cells of an image as one path for each colour; neighbours of one colour are one stretch.
 *
 * @param {Uint8ClampedArray} pixels
 * @param {{columns: number, rows: number, x: number, y: number, w: number, h: number}} place
 * @param {(x: number, y: number) => string} at
 */
export function cellPaths(pixels, { columns, rows, x, y, w, h }, at) {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, columns * rows);
  const [wide, high] = [w / columns, h / rows];
  /** @type {Map<number, string[]>} */
  const paths = new Map();
  for (let row = 0; row < rows; ++row) {
    for (let column = 0; column < columns; ) {
      const word = words[row * columns + column];
      let end = column + 1;
      while (end < columns && words[row * columns + end] === word) ++end;
      const cells = paths.get(word) ?? [];
      paths.set(word, cells);
      const [left, right] = [x + column * wide, x + end * wide];
      const [top, bottom] = [y + row * high, y + (row + 1) * high];
      cells.push(`M${at(left, top)}L${at(right, top)}L${at(right, bottom)}L${at(left, bottom)}z`);
      column = end;
    }
  }
  return [...paths].map(([word, cells]) => {
    // Red is in the lowest byte on every machine that runs WebAssembly.
    const [red, green, blue] = [word & 255, (word >> 8) & 255, (word >> 16) & 255];
    const alpha = (word >>> 24) / 255;
    return { colour: `rgba(${red}, ${green}, ${blue}, ${alpha})`, d: cells.join('') };
  });
}
