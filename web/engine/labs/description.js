// Conventions as people write them, and as the module takes them: choices become numbers.
import { flag, number, oneOf, takeArguments } from '../arguments.js';

export const layouts = /** @type {const} */ (['interleaved', 'sin|cos', 'cos|sin']);
const ladders = /** @type {const} */ (['paper', 'shifted', 'octaves', 'endpoint']);
const odds = /** @type {const} */ ([
  'refuses',
  'pads-zero',
  'ends-on-sine',
  'extra-sine',
  'rounds-up',
]);
const tinies = /** @type {const} */ (['refuses', 'not-a-number', 'one']);
const allAxes = /** @type {const} */ (['one', 'y-then-x', 'x-then-y', 'interlocked']);

const shape = {
  ladder: oneOf(ladders),
  shift: number(0),
  layout: oneOf(layouts),
  minTimescale: number(1),
  maxTimescale: number(10000),
  multipliesMin: flag(false),
  start: number(0),
  step: number(1),
  scale: number(1),
  timesPi: flag(false),
  includesInput: flag(false),
  odd: oneOf(odds),
  tiny: oneOf(tinies),
  axes: oneOf(allAxes),
};

/**
 * @param {unknown} given
 * @returns {Record<string, number | boolean>}
 */
export function numbered(given) {
  const taken = takeArguments(given ?? {}, shape);
  // The endpoint ladder is the shifted one with a shift of 1.
  const endpoint = taken.ladder === 'endpoint';
  return {
    ...taken,
    ladder: endpoint ? 1 : ladders.indexOf(taken.ladder),
    shift: endpoint ? 1 : taken.shift,
    layout: layouts.indexOf(taken.layout),
    odd: odds.indexOf(taken.odd),
    tiny: tinies.indexOf(taken.tiny),
    axes: allAxes.indexOf(taken.axes),
  };
}

/** @param {any} given what the module answers */
export function written(given) {
  const endpoint = given.ladder === 1 && given.shift === 1;
  return {
    ...given,
    ladder: endpoint ? 'endpoint' : ladders[given.ladder],
    layout: layouts[given.layout],
    odd: odds[given.odd],
    tiny: tinies[given.tiny],
    axes: allAxes[given.axes],
  };
}
