import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../web/tools/system/paths.js';
import { filesUnder } from '../../web/tools/system/stamps.js';
import { forbiddenMathematics } from './mathematics.js';

const scripts = filesUnder(path.join(root, 'web')).filter((file) => file.endsWith('.js'));

test('JavaScript computes no sine, power, exponential or logarithm', async () => {
  assert.ok(scripts.length > 0);
  for (const file of scripts) {
    const found = await forbiddenMathematics(readFileSync(file, 'utf8'));
    assert.deepEqual(found, [], path.relative(root, file));
  }
});

for (const name of [
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh'],
  ...['asinh', 'acosh', 'atanh', 'pow', 'exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'cbrt'],
]) {
  test(`the search finds Math.${name}`, async () => {
    assert.deepEqual(await forbiddenMathematics(`draw(Math.${name}(1, 2));`), [`Math.${name}`]);
  });
}

const disguises = {
  'a member in brackets': "draw(Math['sin'](1));",
  'an optional chain': 'draw(Math?.sin(1));',
  'the global object': 'draw(globalThis.Math.cos(1));',
  'the window': "draw(window['Math'].cos(1));",
  'a taken-apart Math': 'const { sin } = Math; draw(sin(1));',
  'another name for Math': 'const m = Math; draw(m.sin(1));',
  'a computed name': "draw(Math['s' + name](1));",
  'a power': 'draw(base ** exponent);',
  'a power of a written base': 'draw(10000 ** (i / 32));',
  'a square': 'draw(x ** 2);',
  'a power by assignment': 'let x = 2; x **= i; draw(x);',
  'a root': 'draw(10000 ** 0.5);',
};

for (const [name, source] of Object.entries(disguises)) {
  test(`the search sees through ${name}`, async () => {
    assert.equal((await forbiddenMathematics(source)).length, 1);
  });
}

test('the search passes over comments, strings and regular expressions', async () => {
  const source = `
    // Math.sin(x) ** 2
    /* Math.cos(x) */
    draw('Math.sin', "a ** b", \`Math.exp \${1}\`, /Math.log/);
  `;
  assert.deepEqual(await forbiddenMathematics(source), []);
});

test('the search lets rounding, distances and written-out powers pass', async () => {
  const source = 'draw(Math.round(2.5), Math.hypot(3, 4), Math.PI, 2 ** 53, 2n ** 64n);';
  assert.deepEqual(await forbiddenMathematics(source), []);
});
