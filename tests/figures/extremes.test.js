import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadFigures } from '../../web/figures/index.js';
import { initialState } from '../../web/figures/parameters.js';
import { fillText } from '../../web/page/text.js';
import { mountFigure } from './mounted.js';
import { engine } from './support.js';

/*
 * Every figure at the ends of everything that can be set: what it says must be words and numbers.
 */
const figures = await loadFigures();
const kFar = 2 ** 53 - 50;

/** @type {import('../../web/figures/parameters.js').Change[]} */
const kExtremes = [
  {},
  { dModel: 2, exampleDModel: 2, pair: 0, slowPair: 0, dimension: 1, exampleDimension: 1 },
  { dModel: 512, slowPair: 255, exampleDModel: 512, exampleDimension: 511 },
  { dModel: 1024, slowPair: 511, count: 400, gramCount: 200 },
  { dModel: 4, slowPair: 1, dimension: 3, exampleDModel: 4 },
  { base: 1 },
  { base: 1, dModel: 2, pair: 0, slowPair: 0, dimension: 0 },
  { base: 1e6, length: 10, slowestCount: 2 },
  {
    position: kFar,
    examplePosition: kFar,
    farPosition: kFar,
    fencePosition: kFar,
    first: kFar - 1e5,
  },
  { position: -7.5, examplePosition: -7.5, fencePosition: -7.5, farPosition: -3, k: -40 },
  { position: 0, k: 0, first: 0, length: 0 },
  { omega: Math.PI },
  { omega: Math.PI, position: 1, compare: 'counter' },
  { omega: 0, compare: 'scaled' },
  { omega: -Math.PI / 6 },
  { waveCount: 2, count: 2, gramCount: 2, slowestCount: 2, trainingLength: 2, counterLength: 1 },
  { counterLength: 1e6, length: 1e6, trainingLength: 1e6, nearestLimit: 1 },
  { sentence: 'one' },
  { sentence: 'the dog bit the man and '.repeat(5).trim(), tags: true, shuffle: 3 },
  { headOffset: -3, headSharpness: 0, headPairs: 'slow', headWords: 'mixed' },
  { headOffset: 3, headSharpness: 4, headPairs: 'fast', headWords: 'cured', position: 0 },
  { addScale: 'root', addJoin: 'halves', slide: 1 },
  { exampleWhole: true, exampleSlip: true, buildStep: 0 },
];

/** So many of them are drawn too: the others differ in words only. */
const kDrawn = 12;

/** What no reader must ever read: things of the machine, a zero with a sign, a hole. */
const kWrong =
  /NaN|undefined|null|Infinity|\[object|[-\u2212]0(?![.\d])|\{|\}| {2}|\( ?\)|\s[,;.](\s|$)/;

for (const language of ['en', 'hinglish']) {
  for (const figure of figures) {
    const file = new URL(`../../web/text/${language}/figures/${figure.id}.json`, import.meta.url);
    const text = JSON.parse(readFileSync(file, 'utf8'));
    test(`${figure.id} says nothing empty or broken at the ends (${language})`, () => {
      for (const extreme of kExtremes) {
        const state = { ...initialState(), ...extreme };
        const where = JSON.stringify(extreme);
        const model = modelOf(figure, state);
        if (!model) continue;
        const facts = figure.facts(model, state);
        for (const part of ['caption', 'name', 'description']) {
          const said = fillText(text[part], facts, language === 'en' ? 'en' : 'en-IN');
          assert.doesNotMatch(said, kWrong, `${where}, ${part}`);
        }
        const { columns, rows } = figure.table(model, state);
        assert.ok(rows.length > 0, `${where}: no data`);
        for (const row of rows) {
          assert.equal(row.length, columns.length, where);
          assert.ok(
            row.every((cell) => typeof cell === 'string' || Number.isFinite(cell)),
            `${where}: ${row.map(String)}`,
          );
        }
      }
    });
  }
}

for (const { id } of figures) {
  test(`${id}: what stands in the picture is never broken either`, async () => {
    const picture = await mountFigure(id);
    for (const extreme of kExtremes.slice(0, kDrawn)) {
      try {
        picture.change({ ...initialState(), ...extreme });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        continue;
      }
      for (const element of picture.all('p, td, th, li, text, span, [aria-valuetext]')) {
        const said = [element.children.length ? '' : element.textContent];
        said.push(element.getAttribute('aria-valuetext') ?? '');
        for (const one of said) {
          assert.doesNotMatch(one, /NaN|undefined|Infinity|\[object/, JSON.stringify(extreme));
          assert.doesNotMatch(one, /[-\u2212]0(?![.\d])/, JSON.stringify(extreme));
        }
      }
    }
    picture.destroy();
  });
}

/** Nothing where the encoder refuses the state; the picture before it then stays. @param {any} figure @param {any} state */
function modelOf(figure, state) {
  try {
    return figure.model(engine, state);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}
