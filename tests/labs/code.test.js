// The programs of the code export, run by what they are written for and compared with the encoder.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { codeOf, codeOfRope } from '../../web/labs/code/index.js';
import { all, inFolder, labs, pythonWith, without } from './support.js';

/** @typedef {import('../../cpp/bindings/posenc-labs.js').Convention} Convention */

/** @type {{ name: string, convention: Partial<Convention>, dModel: number, count: number }[]} */
const cases = [
  ...labs.presets().map((preset) => ({ ...preset, dModel: 16, count: 5 })),
  // Odd and tiny widths, where frameworks go their own ways.
  ...labs
    .presets()
    .flatMap((preset) => [1, 2, 3, 7].map((dModel) => ({ ...preset, dModel, count: 2 })))
    .filter((each) => {
      const { convention, dModel } = each;
      const { outcome } = labs.conventionWidth({ convention, dModel });
      return outcome !== 'refused' && each.convention.axes === 'one';
    }),
  {
    name: 'all of it',
    convention: {
      ...{ ladder: 'shifted', shift: 0.5, layout: 'cos|sin', minTimescale: 2, maxTimescale: 50000 },
      ...{ start: 3, step: 0.25, scale: 1.5, odd: 'pads-zero' },
    },
    dModel: 11,
    count: 4,
  },
  {
    name: 'a slip of another',
    convention: { ladder: 'endpoint', minTimescale: 2, multipliesMin: true, layout: 'sin|cos' },
    dModel: 12,
    count: 4,
  },
  { name: 'large', convention: { maxTimescale: 500000 }, dModel: 512, count: 50 },
];

/** @param {typeof cases[number]} given */
function expected({ convention, dModel, count }) {
  if ((convention.axes ?? 'one') !== 'one') {
    return labs.conventionPoint({ convention, dModel, y: 0, x: 1 });
  }
  return labs.conventionTable({ convention, dModel, count });
}

/**
 * Angles in double are off by 2^-52 of their size.
 * @param {number[]} made
 * @param {ArrayLike<number>} right
 * @param {string} name
 */
function assertSame(made, right, name) {
  assert.equal(made.length, right.length, name);
  made.forEach((value, index) => {
    const off = Math.abs(value - right[index]);
    assert.ok(
      off < 3e-12 || (Number.isNaN(value) && Number.isNaN(right[index])),
      `${name} ${index}`,
    );
  });
}

/** @param {string} text */
const numbers = (text) => (text.match(/[-+.\deE]*nan|[-+.\deE]+/g) ?? []).map(Number);

/** Runs Python programs in one go; each then says its table in full. */
const runner = `
import io, json, sys, contextlib
answers = []
for code in json.load(open(sys.argv[1])):
    names = {}
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(code, names)
    table = names.get("table")
    answers.append({"said": said.getvalue(),
                    "table": None if table is None else [float(x) for x in table.reshape(-1)]})
print(json.dumps(answers))`;

/** @param {string} python @param {string[]} programs */
function runPython(python, programs) {
  return inFolder((folder) => {
    const file = path.join(folder, 'programs.json');
    writeFileSync(file, JSON.stringify(programs));
    const { status, stdout, stderr } = spawnSync(python, ['-W', 'ignore', '-c', runner, file], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    assert.equal(status, 0, stderr);
    /** @type {{said: string, table: number[] | null}[]} */
    const answers = JSON.parse(stdout.replaceAll('NaN', '"NaN"'), (_, value) =>
      value === 'NaN' ? Number.NaN : value,
    );
    return answers;
  });
}

const rope = { vector: [1, 2, 3, 4], position: 3 };
const turned = {
  interleaved: [-1.27223251, -1.83886499, 2.8786681, 4.08818664],
  halves: [-1.41335252, 1.87911807, -2.82885748, 4.05819114],
};
const pairings = /** @type {const} */ (['interleaved', 'halves']);

for (const { language, module } of /** @type {const} */ ([
  { language: 'numpy', module: 'numpy' },
  { language: 'pytorch', module: 'torch' },
  { language: 'jax', module: 'jax' },
])) {
  const python = pythonWith(module);
  // Loading it takes seconds, for programs that NumPy's tests cover but for the names.
  const skip = python ? false : without(module);
  test(`${language} programs give the encoder’s tables`, { skip }, async () => {
    const answers = await runPython(String(python), [
      ...cases.map(({ convention, ...size }) => codeOf(language, convention, size)),
      ...pairings.map((pairing) => codeOfRope(language, { ...rope, pairing })),
    ]);
    cases.forEach((each, index) => {
      assertSame(answers[index].table ?? [], expected(each), `${language} ${each.name}`);
    });
    pairings.forEach((pairing, index) => {
      const said = numbers(answers[cases.length + index].said.replace(/[a-z]+\w*/g, ' '));
      const right = turned[pairing];
      for (const [at, value] of right.entries()) assert.ok(Math.abs(said[at] - value) < 2e-8);
    });
    // What it prints is the beginning of it.
    const printed = numbers(answers[0].said.replace(/[a-z]+\w*/g, ' ')).slice(0, 8);
    const right = expected(cases[0]);
    for (const [j, value] of printed.entries()) assert.ok(Math.abs(value - right[j]) < 2e-8);
  });
}

const python = pythonWith('ast');

test(
  'programs that cannot be run here are Python all the same',
  { skip: python ? false : without('ast') },
  () =>
    inFolder((folder) => {
      const file = path.join(folder, 'programs.json');
      const languages = /** @type {const} */ (['numpy', 'pytorch', 'jax']);
      const programs = languages.flatMap((language) => [
        ...cases.map(({ convention, ...size }) => codeOf(language, convention, size)),
        ...pairings.map((pairing) => codeOfRope(language, { ...rope, pairing })),
      ]);
      writeFileSync(file, JSON.stringify(programs));
      const program =
        'import ast, json, sys\nfor code in json.load(open(sys.argv[1])): ast.parse(code)';
      const { status, stderr } = spawnSync(String(python), ['-c', program, file]);
      assert.equal(status, 0, String(stderr));
    }),
);

const compiler = ['c++', 'g++', 'clang++'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

test(
  'C++ programs give the encoder’s tables',
  { skip: compiler ? false : 'not run, because there is no C++ compiler here' },
  () =>
    inFolder((folder) => {
      // Each takes a compiler half a second; all of them only where there is time.
      const some = cases.filter((_, index) => all || index < 20 || index % 5 === 0);
      const programs = [
        ...some.map((each) => ({
          name: each.name,
          code: codeOf('cpp', each.convention, each),
          right: expected(each),
          within: 3e-12,
        })),
        ...pairings.map((pairing) => ({
          name: pairing,
          code: codeOfRope('cpp', { ...rope, pairing }),
          right: turned[pairing],
          within: 6e-9,
        })),
      ];
      // One program of many: each in a namespace of its own, with its main under another name.
      const heads = '#include <cmath>\n#include <cstdio>\n#include <vector>\n';
      const parts = programs.map(
        ({ code }, index) =>
          `namespace n${index} {\n${code.replaceAll(/#include.*\n/g, '').replace('int main() {', 'void run() {')}}\n`,
      );
      const calls = programs.map((_, index) => `  n${index}::run(); std::puts("--");`).join('\n');
      const file = path.join(folder, 'all.cpp');
      writeFileSync(file, `${heads}${parts.join('')}int main() {\n${calls}\n}\n`);
      const binary = path.join(folder, 'all');
      const flags = ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-Wno-unused-const-variable'];
      const built = spawnSync(String(compiler), [...flags, file, '-o', binary], {
        encoding: 'utf8',
      });
      assert.equal(built.status, 0, built.stderr);
      const { stdout } = spawnSync(binary, { encoding: 'utf8', maxBuffer: 2 ** 26 });
      const outputs = stdout.split('--\n');
      programs.forEach(({ name, right, within }, index) => {
        const made = numbers(outputs[index].replaceAll(/-nan/g, 'nan'));
        assert.equal(made.length, right.length, name);
        made.forEach((value, at) => {
          const same = Math.abs(value - right[at]) < within;
          assert.ok(same || (Number.isNaN(value) && Number.isNaN(right[at])), `${name} ${at}`);
        });
      });
    }),
);
