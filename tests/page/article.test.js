import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { computeQuantity } from '../../web/page/quantities.js';
import { loadLanguages } from '../../web/tools/page/languages.js';
import { atLevel, kLevels } from '../../web/tools/page/levels.js';
import { root } from '../../web/tools/system/paths.js';
import { builtEncoder } from './support.js';

const languages = await loadLanguages(path.join(root, 'web/text'));
const english = languages[0];

/** @type {any} */
let encoder;
before(async () => {
  encoder = await builtEncoder();
});

for (const { folder, sections, references, recall } of languages) {
  const steps = sections.filter(({ id }) => id.startsWith('step-'));
  const whole = sections.map(({ body }) => body).join('\n');

  test(`the ${folder} article has six steps`, () => {
    assert.deepEqual(
      steps.map(({ id }) => id),
      [1, 2, 3, 4, 5, 6].map((n) => `step-${n}`),
    );
  });

  for (const level of kLevels) {
    test(`${folder}, ${level}: each step shows its picture before a displayed formula`, () => {
      for (const { id, body } of steps) {
        const text = atLevel(body, level);
        const figure = text.search(/^::figure /m);
        const formula = text.indexOf('$$');
        assert.ok(figure >= 0, id);
        assert.ok(formula < 0 || figure < formula, id);
      }
    });

    test(`${folder}, ${level}: each step asks a question, and ends by handing over`, () => {
      for (const { id, body } of steps) {
        const text = atLevel(body, level);
        assert.match(text, /^::question /m, id);
        const last = text.trim().split('\n').at(-1) ?? '';
        assert.match(last, /^\p{L}.*[.?]$/u, `${id} ends with ${last}`);
      }
    });
  }

  test(`${folder}: each step has a paragraph of its own for somebody new, and one for an expert`, () => {
    for (const { id, body } of steps) {
      const [fresh, some, expert] = kLevels.map((level) => atLevel(body, level).split('\n\n'));
      assert.ok(
        fresh.some((paragraph) => !expert.includes(paragraph) && paragraph.length > 100),
        id,
      );
      assert.ok(
        expert.some((paragraph) => !fresh.includes(paragraph) && paragraph.length > 100),
        id,
      );
      assert.ok(some.length > 0);
    }
  });

  test(`${folder} numbers its references in the order in which they are first cited`, () => {
    const cited = [...whole.matchAll(/\[@([\w-]+)\]/g)].map(([, key]) => key);
    assert.deepEqual([...new Set(cited)], Object.keys(references));
  });

  test(`${folder}: every question points to a place that there is, and is asked once`, () => {
    const places = [...whole.matchAll(/\{#([\w-]+)\}$/gm)].map(([, id]) => id);
    for (const { id, where } of recall.questions)
      assert.ok(places.includes(where), `${id}: ${where}`);
    const asked = [...whole.matchAll(/^::question (\S+)$/gm)].map(([, id]) => id);
    assert.equal(new Set(asked).size, asked.length);
    for (const id of asked)
      assert.ok(
        recall.questions.some((question) => question.id === id),
        id,
      );
    assert.equal(new Set(places).size, places.length);
  });

  test(`${folder} names the version that package.json has`, async () => {
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    assert.ok(whole.includes(`version ${version}`));
  });
}

test('the slips of a question are told from its answer and from each other', () => {
  for (const { id, quantity, tolerance, slips = [] } of english.recall.questions) {
    if (!quantity) continue;
    const near = (/** @type {number} */ a, /** @type {number} */ b, share = 0.01) =>
      Math.abs(a - b) <= share * Math.abs(b);
    const right = /** @type {number} */ (computeQuantity(encoder, quantity));
    const values = slips.map((/** @type {any} */ slip) => computeQuantity(encoder, slip.quantity));
    for (const [index, value] of values.entries()) {
      assert.ok(!near(value, right, tolerance), `${id}: ${slips[index].quantity}`);
      assert.ok(!near(right, value, slips[index].tolerance), `${id}: ${slips[index].quantity}`);
      assert.equal(values.indexOf(value), index, id);
    }
  }
});

// A term of the first level is explained where the text first uses it, not somewhere later.
test('a reader who is new meets each term first where it is explained', () => {
  const body = english.sections
    .filter(({ id }) => id !== 'opening')
    .map((section) => atLevel(section.body, 'new'))
    .join('\n')
    .replaceAll(
      /^```[\s\S]*?^```|\{\{[^}]*\}\}|\{#[^}]*\}|\]\([^)]*\)|\$[^$]*\$|^(::|#).*$/gm,
      ' ',
    );
  for (const [key, { term, level }] of Object.entries(english.glossary)) {
    const mark = body.search(new RegExp(`\\[\\[${key}[|\\]]`));
    if (level !== 'new' || mark < 0) continue;
    const word = term
      .replace(/^token (?=embedding)/, '')
      .replace(/^query, key and value$/, 'query');
    const use = body.search(new RegExp(`\\b${word.replace(/y$/, '(y|ies)')}s?\\b`, 'i'));
    assert.ok(
      use >= mark || use < 0,
      `${key} is used before it is explained: ${body.slice(use - 60, use + 40)}`,
    );
  }
});

test('what Step 4 says of the nearest slot is so', () => {
  for (const [dModel, slot] of [
    [2, 710],
    [4, 13823],
    [8, 31416],
    [16, 1],
    [64, 1],
  ]) {
    const { distances } = encoder.similarity({ dModel, base: 10000, count: 60001 });
    let nearest = 1;
    for (let k = 2; k <= 60000; k += 1) if (distances[k] < distances[nearest]) nearest = k;
    assert.equal(nearest, slot, `d = ${dModel}`);
  }
});
