import { addShape, setShape, setText } from '../../charts/markup/element.js';

/** What the first three tiers have in common: axes, curves, marks, and shapes that are reused. */

/** The numbers of some slots. @param {Element} layer @param {any} space @param {number} height @param {any} model */
export function drawSlots(layer, space, height, { first, count }) {
  const every = space.narrow ? 12 : 6;
  const [numbers] = shapes(layer, 'text', Math.ceil(count / every));
  numbers.forEach((number, n) => {
    const slot = first + n * every;
    setShape(number, { class: 'small', x: space.x(slot), y: height - 6 });
    setText(number, String(slot));
  });
}

/** @param {number} height @param {number} margin @returns {(value: number) => number} */
export function heightsOf(height, margin) {
  return (value) => height / 2 - value * (height / 2 - margin);
}

/**
 * The lines at plus and minus one, and the line that carries a height over to the reading.
 *
 * @param {Element} layer
 * @param {any} space
 * @param {(value: number) => number} y
 * @param {number} value
 * @param {number} [from]
 */
export function drawLimits(layer, space, y, value, from = space.reading / 2) {
  const [lines] = shapes(layer, 'line', 3);
  [1, -1].forEach((limit, n) => {
    setShape(lines[n], {
      class: 'limit',
      x1: space.left - 6,
      x2: space.right + 6,
      y1: y(limit),
      y2: y(limit),
    });
  });
  setShape(lines[2], { class: 'carry', x1: from, x2: space.right + 6, y1: y(value), y2: y(value) });
}

/**
 * @param {Element} layer
 * @param {any} space
 * @param {(value: number) => number} y
 * @param {any} model
 * @param {Array<{values: Float64Array | null, part: number, name: string}>} wanted
 */
export function drawCurve(layer, space, y, { first, parts }, wanted) {
  const [paths] = shapes(layer, 'path', wanted.length);
  wanted.forEach(({ values, part, name }, n) => {
    let line = '';
    for (let at = 0; values && 2 * at < values.length; ++at) {
      const x = space.x(first + at / parts);
      line += `${at ? 'L' : 'M'}${x.toFixed(1)} ${y(values[2 * at + part]).toFixed(1)}`;
    }
    setShape(paths[n], { class: name, d: line });
  });
}

/** A square for a whole period away, a triangle for a mirror image. @param {string} kind @param {number} x @param {number} y @param {number} size */
export function markAt(kind, x, y, size) {
  if (kind === 'period') return `M${x - size} ${y - size}h${2 * size}v${2 * size}h${-2 * size}z`;
  return `M${x} ${y - 1.2 * size}L${x + 1.2 * size} ${y + size}H${x - 1.2 * size}z`;
}

/** @param {readonly [number, number]} from @param {readonly [number, number]} to @param {number} radius @param {number} turn in radians */
export function arcTo(from, to, radius, turn) {
  if (Math.abs(turn) >= 2 * Math.PI) return '';
  const far = Math.abs(turn) > Math.PI ? 1 : 0;
  return `M${from.join(' ')}A${radius} ${radius} 0 ${far} ${turn > 0 ? 0 : 1} ${to.join(' ')}`;
}

/**
 * So many shapes of each kind in a layer, in this order, reused from the last time.
 *
 * @param {Element} layer
 * @param {...(keyof SVGElementTagNameMap | number)} kinds a tag and a count, by turns
 * @returns {Element[][]}
 */
export function shapes(layer, ...kinds) {
  const wanted = kinds.join(' ');
  if (layer.getAttribute('data-holds') !== wanted) {
    layer.replaceChildren();
    for (let n = 0; n < kinds.length; n += 2) {
      for (let made = 0; made < Number(kinds[n + 1]); ++made) {
        addShape(/** @type {keyof SVGElementTagNameMap} */ (kinds[n]), {}, layer);
      }
    }
    layer.setAttribute('data-holds', wanted);
  }
  const all = [...layer.children];
  const groups = [];
  for (let n = 0; n < kinds.length; n += 2) groups.push(all.splice(0, Number(kinds[n + 1])));
  return groups;
}
