import { transform } from 'esbuild';

// What JavaScript may do with numbers: compare, round, and measure distances on the screen.
const allowed = [
  ...['abs', 'sign', 'min', 'max', 'sqrt', 'hypot', 'PI'],
  ...['floor', 'ceil', 'round', 'trunc', 'fround', 'imul', 'clz32'],
];

const objects = ['Math', 'globalThis.Math', 'window.Math', 'self.Math'];

const define = Object.fromEntries(
  objects.flatMap((object) => [
    [object, 'forbidden_math'],
    ...allowed.map((name) => [`${object}.${name}`, `allowed_${name}`]),
  ]),
);

/**
 * Uses of mathematics that belong in C++, as the parser sees them: names in comments, strings and
 * regular expressions do not count, while `Math['sin']`, `const { sin } = Math` and a hidden
 * power do. Two whole numbers written out may be a power, such as 2 ** 53.
 *
 * @param {string} source
 * @returns {Promise<string[]>}
 */
export async function forbiddenMathematics(source) {
  const { code } = await transform(source, {
    define,
    minifySyntax: true,
    legalComments: 'none',
    supported: { 'exponent-operator': false },
  });
  const members = code.match(/forbidden_math(?:\??\.\w+)?/g) ?? [];
  const powers = code.match(/__pow\([^)]*\)?/g) ?? [];
  return [
    ...members.map((use) => use.replace('forbidden_math', 'Math')),
    ...powers.filter((use) => !/^__pow\(\d+n?, ?\d+n?\)$/.test(use)).map(() => '**'),
  ];
}
