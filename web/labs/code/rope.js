// The rotation of RoPE applied to one vector, as programs.
import { real } from './recipe.js';

/**
 * @typedef {{ vector: number[], pairing: 'interleaved' | 'halves', base: number, position: number }} Given
 * @typedef {import('./python.js').Framework} Framework
 */

/** @param {Framework} framework @param {Given} given */
export function ropeInPython({ imports, np, axis, join, range, array, shown }, given) {
  const { vector, pairing, base, position } = given;
  const halves = pairing === 'halves';
  const [first, second] = halves
    ? [`x[:${vector.length / 2}]`, `x[${vector.length / 2}:]`]
    : ['x[0::2]', 'x[1::2]'];
  const turned = 'a * cosine - b * sine, a * sine + b * cosine';
  const result = halves
    ? `${np}.${join}([${turned}])`
    : `${np}.stack([${turned}], ${axis}=-1).reshape(-1)`;
  return `${[
    ...imports,
    '',
    `BASE = ${real(base)}`,
    '',
    '',
    'def rotated(x, position):',
    `    k = ${range('len(x) // 2')}`,
    '    angle = position * BASE ** (-2 * k / len(x))',
    `    sine, cosine = ${np}.sin(angle), ${np}.cos(angle)`,
    `    a, b = ${first}, ${second}`,
    `    return ${result}`,
    '',
    '',
    `x = ${array(`[${vector.map(real).join(', ')}]`)}`,
    ...shown,
    `print(rotated(x, ${real(position)}))`,
  ].join('\n')}\n`;
}

/** @param {Given} given */
export function ropeInCpp({ vector, pairing, base, position }) {
  const half = vector.length / 2;
  const [a, b] = pairing === 'halves' ? ['k', `${half} + k`] : ['2 * k', '2 * k + 1'];
  return `${[
    '#include <cmath>',
    '#include <cstdio>',
    '#include <vector>',
    '',
    `constexpr double BASE = ${real(base)};`,
    '',
    'std::vector<double> rotated(const std::vector<double>& x, double position) {',
    '  std::vector<double> turned(x.size());',
    `  for (int k = 0; k < ${half}; ++k) {`,
    `    const double angle = position * std::pow(BASE, -k / ${real(half)});`,
    '    const double sine = std::sin(angle), cosine = std::cos(angle);',
    `    turned[${a}] = x[${a}] * cosine - x[${b}] * sine;`,
    `    turned[${b}] = x[${a}] * sine + x[${b}] * cosine;`,
    '  }',
    '  return turned;',
    '}',
    '',
    'int main() {',
    `  for (const double value : rotated({${vector.map(real).join(', ')}}, ${real(position)})) {`,
    '    std::printf("%.17g ", value);',
    '  }',
    '  std::printf("\\n");',
    '}',
  ].join('\n')}\n`;
}
