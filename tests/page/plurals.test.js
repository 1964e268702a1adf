import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import { loadFigures } from '../../web/figures/index.js';
import { initialState } from '../../web/figures/parameters.js';
import { createExplainer } from '../../web/page/explain.js';
import { fillText } from '../../web/page/text.js';
import { loadLanguages } from '../../web/tools/page/languages.js';
import { root } from '../../web/tools/system/paths.js';
import { builtEncoder } from './support.js';

const figures = await loadFigures();

const languages = await loadLanguages(path.join(root, 'web/text'));
/** @type {any} */
let encoder;
before(async () => {
  encoder = await builtEncoder();
});

const kMany =
  'pairs|steps|slots|times|words|other slots|others|rows|lines|turns|hands|clocks|cosines|changes|' +
  'rises|units|points|radians|values|numbers|stripes|dimensions|suiyan|ghadiyan|are|have';
/** A 1 that counts (it names no pair or slot and ends no number), and what goes with several. */
const kWrong = new RegExp(`(?<!pair |slot |and |aur |[\\d.,(])1 (?:${kMany})\\b`, 'i');

/** Values that are never 1, and labels: of waves too quick to draw, and with a number as a text. */
const kNeverOne = new Set([
  ...['trainingLength', 'count', 'dModel', 'wavelength', 'quarter', 'perBar', 'others'],
  ...['beyond.blur', 'slowest.blur', 'clocks.turns'],
]);

const small = { dModel: 2, exampleDModel: 2, pair: 0, slowPair: 0 };
const narrow = { ...small, dimension: 0, exampleDimension: 0, k: 1 };
/** The smallest values, and those at which some count or other is one. */
const states = [
  { ...narrow, length: 1, counterLength: 1, sentence: 'dog', position: 0 },
  {
    ...narrow,
    k: -1,
    count: 2,
    position: 1,
    gramCount: 2,
    length: 7,
    trainingLength: 2,
    sentence: 'dog bit',
  },
  { ...narrow, count: 7, fencePosition: 1, omega: 1, position: 1 },
  { ...narrow, base: 1, length: 0, omega: 2 * Math.PI, waveCount: 2, position: 0 },
  { dModel: 4, length: 7, count: 4, position: 1, fencePosition: 1, gramCount: 8, slowPair: 1 },
  { dModel: 4, waveCount: 13, position: 0, slowPair: 1, count: 400, length: 630 },
  { dModel: 4, omega: 1, k: 1, position: 1, count: 630, slowPair: 1, dimension: 2, length: 629 },
  { omega: Math.PI / 24, position: 3, length: 7, count: 8 },
  ...[3, 4, 5, 6, 7, 8, 9].map((count) => ({ dModel: 2, slowPair: 0, count })),
];

for (const { folder, tag, figures: texts, words, refusals } of languages) {
  test(`${folder} counts one thing as one`, () => {
    /** @type {string[]} */
    const seen = [];
    for (const partial of states) {
      const state = initialState(/** @type {any} */ ({ dimension: 0, slowPair: 1, ...partial }));
      for (const figure of figures) {
        const values = figure.facts(figure.model(encoder, state), state);
        for (const part of /** @type {const} */ (['caption', 'name', 'description'])) {
          const text = fillText(texts[figure.id][part], values, tag);
          assert.doesNotMatch(text, kWrong, `${figure.id}, ${JSON.stringify(partial)}`);
          seen.push(text);
        }
      }
    }
    // At these values there are ones to be counted.
    assert.ok(seen.filter((text) => /\b1 (pair|slot|step|word|line)\b/.test(text)).length > 10);
  });

  test(`${folder} counts one thing as one in its labels`, () => {
    const ones = new Proxy(/** @type {import('../../web/page/text.js').Values} */ ({}), {
      has: () => true,
      get: (_, name) => (kNeverOne.has(String(name)) ? 2 : 1),
    });
    for (const [id, { labels = {} }] of Object.entries(texts)) {
      for (const [key, label] of Object.entries(labels)) {
        if (kNeverOne.has(`${id}.${key}`)) continue;
        assert.doesNotMatch(fillText(label, ones, tag), kWrong, `${id}.${key}`);
      }
    }
  });

  test(`${folder} has a slot, not slots, beside a length of 1`, () => {
    const { say, unit } = createExplainer(words, refusals, tag);
    assert.deepEqual([unit('length', 1), unit('length', 2)], ['slot', 'slots']);
    assert.equal(say('counterLength', 1), '1 slot');
    assert.equal(say('k', 1), '1');
  });
}
