// Programs in C++ that need nothing but its standard library.
import { constantsOf, exponentOf } from './recipe.js';

/** @typedef {import('./recipe.js').Recipe} Recipe */

/** @param {Recipe} recipe */
const widthOf = ({ axes }) => (axes === 'one' ? 'WIDTH' : 'AXIS_WIDTH');

/** @param {Recipe} recipe */
function frequency(recipe) {
  const { ladder, timesPi, factor, minTimescale } = recipe;
  if (ladder === 'octaves') return `${timesPi ? 'std::acos(-1.0) * ' : ''}std::ldexp(1.0, k)`;
  const base = minTimescale === 1 ? 'BASE' : 'MAX_TIMESCALE / MIN_TIMESCALE';
  // A double already here, since the exponent's parts are whole numbers.
  const half = `${widthOf(recipe)} / 2`;
  const most = (/** @type {string} */ a, /** @type {string} */ b) => `std::fmax(${a}, ${b})`;
  const exponent = exponentOf(recipe, { half, most }).replace('-k /', '-1.0 * k /');
  return `${factor ? `${factor} * ` : ''}std::pow(${base}, ${exponent})`;
}

/**
 * Where the sine and the cosine of pair k go.
 * @param {Recipe} recipe
 * @returns {[string, string]}
 */
function places({ layout, sines, cosines, includesInput }) {
  const plus = includesInput ? '1 + ' : '';
  if (layout === 'interleaved') return [`${plus}2 * k`, `${plus}2 * k + 1`];
  const sine = layout === 'cos|sin' ? `${plus}${cosines} + k` : `${plus}k`;
  const cosine = layout === 'cos|sin' ? `${plus}k` : `${plus}${sines} + k`;
  return [sine, cosine];
}

/** @param {Recipe} recipe columns of one coordinate */
function columnsOf({ sines, cosines, odd, axisWidth, includesInput }) {
  const zero = axisWidth % 2 === 1 && odd === 'pads-zero' ? 1 : 0;
  return sines + cosines + zero + (includesInput ? 1 : 0);
}

/** @param {Recipe} recipe */
function encoding(recipe) {
  const { sines, cosines, step, scale, includesInput } = recipe;
  const [sine, cosine] = places(recipe);
  const more = sines > Math.floor(recipe.axisWidth / 2);
  const pairs = more ? `(${widthOf(recipe)} + 1) / 2` : `${widthOf(recipe)} / 2`;
  const times = scale === 1 ? '' : 'SCALE * ';
  const put = `    row[${cosine}] = ${times}std::cos(omega * position);`;
  return [
    'std::vector<double> encoding(double position) {',
    ...(step === 1 ? [] : ['  position *= STEP;']),
    `  std::vector<double> row(${columnsOf(recipe)});`,
    ...(includesInput ? ['  row[0] = position;'] : []),
    `  for (int k = 0; k < ${pairs}; ++k) {`,
    `    const double omega = ${frequency(recipe)};`,
    `    row[${sine}] = ${times}std::sin(omega * position);`,
    cosines < sines ? `    if (k < ${cosines}) ${put.trim()}` : put,
    '  }',
    '  return row;',
    '}',
  ];
}

/** @param {Recipe} recipe */
function ofTwo({ axes, axisWidth }) {
  const half = axisWidth / 2;
  const head = [
    '',
    'std::vector<double> encoding(double y, double x) {',
    '  const std::vector<double> of_y = encoding(y), of_x = encoding(x);',
    '  std::vector<double> row;',
  ];
  const add = (/** @type {string} */ from, /** @type {string} */ to) =>
    `  row.insert(row.end(), ${from}, ${to});`;
  const whole = (/** @type {string} */ name) => add(`${name}.begin()`, `${name}.end()`);
  const first = (/** @type {string} */ name) => add(`${name}.begin()`, `${name}.begin() + ${half}`);
  const rest = (/** @type {string} */ name) => add(`${name}.begin() + ${half}`, `${name}.end()`);
  const parts =
    axes === 'interlocked'
      ? [first('of_y'), first('of_x'), rest('of_y'), rest('of_x')]
      : axes === 'y-then-x'
        ? [whole('of_y'), whole('of_x')]
        : [whole('of_x'), whole('of_y')];
  return [...head, ...parts, '  return row;', '}'];
}

/** @param {Recipe} recipe */
export function cppOf(recipe) {
  const two = recipe.axes !== 'one';
  const inner =
    recipe.axes === 'interlocked'
      ? { ...recipe, layout: /** @type {const} */ ('sin|cos') }
      : recipe;
  const constants = constantsOf(recipe).map(([name, value]) => {
    const type = name.endsWith('WIDTH') ? 'int' : 'double';
    return `constexpr ${type} ${name} = ${value};`;
  });
  const call = two ? 'encoding(0.0, 1.0)' : 'encoding(START + r)';
  return `${[
    '#include <cmath>',
    '#include <cstdio>',
    '#include <vector>',
    '',
    ...constants,
    '',
    ...encoding(inner),
    ...(two ? ofTwo(recipe) : []),
    '',
    'int main() {',
    `  for (int r = 0; r < ${two ? 1 : recipe.count}; ++r) {`,
    `    for (const double value : ${call}) std::printf("%.17g ", value);`,
    '    std::printf("\\n");',
    '  }',
    '}',
  ].join('\n')}\n`;
}
