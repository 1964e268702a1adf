import assert from 'node:assert/strict';

/**
 * Pictures read back from what recordOf writes: the marks, where they stand and what they say.
 *
 * @typedef {{tag: string, text: string, fill: string, stroke: string, [attribute: string]: string}} Drawn
 */

/** Pictures are a few hundred pixels high, so a twentieth of a pixel is four digits. */
export const kPixel = 0.05;

/**
 * The elements of a picture, in the order in which they are painted.
 *
 * @param {string} svg
 * @returns {Drawn[]}
 */
export function drawnIn(svg) {
  const body = svg.replace(/<defs>.*<\/defs>/s, '');
  return [...body.matchAll(/<(circle|rect|path|text)((?: [\w-]+="[^"]*")*)(?:\/>|>([^<]*)<)/g)].map(
    ([, tag, list, text = '']) => ({
      fill: '',
      stroke: '',
      ...Object.fromEntries(
        [...list.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      ),
      tag,
      text,
    }),
  );
}

/**
 * What the numbers along an axis say about pixels: a straight line through the first and the last.
 *
 * @param {Drawn[]} drawn
 * @param {'x' | 'y'} axis x: numbers in a row under the picture; y: numbers in a column beside it
 * @returns {(value: number) => number} the place of a value in the picture
 */
export function scaleIn(drawn, axis) {
  const places = ticksIn(drawn, axis);
  const [from, to] = [places[0], places[places.length - 1]];
  if (!from || from === to) throw new Error(`There are no two numbers along ${axis}.`);
  return (value) => from.at + ((value - from.value) / (to.value - from.value)) * (to.at - from.at);
}

/**
 * The numbers along an axis and where they stand.
 *
 * @param {Drawn[]} drawn
 * @param {'x' | 'y'} axis
 */
export function ticksIn(drawn, axis) {
  const other = axis === 'x' ? 'y' : 'x';
  const numbers = drawn.filter(
    ({ tag, text }) => tag === 'text' && /^[\u2212-]?[\d.]+$/.test(text),
  );
  /** @type {Map<string, Drawn[]>} */
  const lines = new Map();
  for (const one of numbers) lines.set(one[other], [...(lines.get(one[other]) ?? []), one]);
  // The numbers of one axis stand on one line; labels of marks seldom do.
  const [line = []] = [...lines.values()].sort((a, b) => b.length - a.length);
  return line.map((one) => ({
    value: Number(one.text.replace('\u2212', '-')),
    at: Number(one[axis]),
  }));
}

/** The places of a path: "M1 2L3 4" as [[1, 2], [3, 4]]. @param {string} d @returns {Array<[number, number]>} */
export function placesIn(d) {
  return [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** @param {Drawn[]} drawn @param {Record<string, string | undefined>} wanted undefined: without it */
export function those(drawn, wanted) {
  return drawn.filter((one) =>
    Object.entries(wanted).every(([name, value]) => one[name] === value),
  );
}

/** @param {Drawn[]} drawn @param {Record<string, string | undefined>} wanted */
export function only(drawn, wanted) {
  const found = those(drawn, wanted);
  assert.equal(found.length, 1, `${found.length} of ${JSON.stringify(wanted)}`);
  return found[0];
}

/** @param {number} value @param {number} wanted @param {string} what */
export function near(value, wanted, what, within = kPixel) {
  assert.ok(Math.abs(value - wanted) <= within, `${what}: ${value} is not ${wanted}`);
}

/**
 * Points of a path against the values that they stand for.
 *
 * @param {Array<[number, number]>} places
 * @param {Array<readonly [number, number]>} wanted
 * @param {string} what
 */
export function alike(places, wanted, what, within = kPixel) {
  assert.equal(places.length, wanted.length, `${what}: how many points`);
  places.forEach(([x, y], n) => {
    near(x, wanted[n][0], `${what}, point ${n}, across`, within);
    near(y, wanted[n][1], `${what}, point ${n}, up`, within);
  });
}

/** Where a shape stands: the middle of its corners. @param {Drawn} one @returns {[number, number]} */
export function middleOf(one) {
  if (one.tag === 'circle') return [Number(one.cx), Number(one.cy)];
  if (one.tag === 'rect')
    return [Number(one.x) + Number(one.width) / 2, Number(one.y) + Number(one.height) / 2];
  const places = placesIn(one.d);
  const of = (/** @type {number[]} */ values) => (Math.min(...values) + Math.max(...values)) / 2;
  return [of(places.map(([x]) => x)), of(places.map(([, y]) => y))];
}

/**
 * A table that was drawn as an image: the colour that covers a place.
 *
 * @param {Drawn[]} drawn
 * @returns {(x: number, y: number) => string} nothing where there is no cell
 */
export function cellsIn(drawn) {
  const boxes = those(drawn, { 'shape-rendering': 'crispEdges' }).flatMap(({ d, fill }) =>
    d
      .split('z')
      .filter(Boolean)
      .map((one) => ({ fill, corners: placesIn(one) })),
  );
  return (x, y) =>
    boxes.find(({ corners: [[left, top], , [right, bottom]] }) => {
      return x >= left && x < right && y >= top && y < bottom;
    })?.fill ?? '';
}
