import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import { computeQuantity, writeQuantity } from '../../web/page/quantities.js';
import { loadLanguages } from '../../web/tools/page/languages.js';
import { root } from '../../web/tools/system/paths.js';
import { builtEncoder } from './support.js';

const languages = await loadLanguages(path.join(root, 'web/text'));

/** @type {any} */
let encoder;
before(async () => {
  encoder = await builtEncoder();
});

// Reference values with ten digits or more, worked out outside this project.
const known = /** @type {Array<[string, string, string]>} */ ([
  ['wavelength 512 10000 255', '6', '60611.477166'],
  ['divisor 512 10000 255', '6', '9646.616199'],
  ['turns 512 10000 255 60000', '5', '0.98991'],
  ['wavelength 64 10000 31', '2', '47117.24'],
  ['wavelength 4 10000 1', '4', '628.3185'],
  ['wavelength 512 100 255', '3', '617.117'],
  ['bound-share 128 10000', '4', '0.8660'],
  ['turns 64 10000 0 100', '4', '15.9155'],
  ['turns 64 10000 16 100', '6', '0.159155'],
  ['row 4 10000 3 0 3', '8', '0.14112001, \u22120.98999250, 0.02999550, 0.99955003'],
  ['row 64 10000 50 0 3', '6', '\u22120.262375, 0.964966, \u22120.202981, 0.979183'],
  ['value 512 10000 50000 511', '8', '0.45357770'],
  ['sine 1 16777217', '10', '0.1058325673'],
  ['norm 512 10000 50000', '6', '16.000000'],
  ['root 512', '3', '22.627'],
  ['chord 1 44', '7', '0.0177026'],
  ['chord 1 710', '~6', '0.0000602887'],
  ['period pi/6', '0', '12'],
  ['sine pi/6 2', '7', '0.8660254'],
  // So far out the double next to pi/6 has left pi/6 itself, which would give 0, well behind.
  ['sine pi/6 9007199254740984', '4', '\u22120.4944'],
  ['dot 512 10000 43', '5', '134.75870'],
  ['dot 512 10000 44', '5', '134.77035'],
  ['distance 64 10000 1', '6', '1.471848'],
  ['gap 2 10000 710', '~4', '0.00006029'],
  ['gap 4 10000 13823', '~6', '0.00767616'],
  ['gap 8 10000 31416', '~6', '0.0738178'],
  ['gap 16 10000 615746', '~6', '0.881207'],
  ['gap 64 10000 1', '6', '1.471848'],
  ['falls 512 10000 100', '', '13'],
  ['falls 64 10000 100', '', '38'],
  ['fit-limit pi/6 2', '2', '0.25'],
  ['fit-pair pi/6 2 1200', '3', '1.000'],
]);
for (const [request, format, text] of known) {
  test(`${request} reads ${text}`, () => {
    assert.equal(writeQuantity(computeQuantity(encoder, request), format, 'en'), text);
  });
}

for (const { folder, sections } of languages) {
  test(`the record returns that ${folder} lists are those of the encoder`, () => {
    const { body } = sections.find(({ id }) => id === 'numbers') ?? { body: '' };
    const row = body.split('\n').find((line) => line.includes('103993')) ?? '';
    const listed = /6, 19, [\d, ]*\d+ (?:and|aur) \d+/.exec(row)?.[0].match(/\d+/g)?.map(Number);
    const { slots } = encoder.nearReturns({ omega: 1, limit: 103993 });
    assert.deepEqual(listed, Array.from(slots));
    // Each with its chord, in the same order.
    const chords = [...row.matchAll(/\{\{chord 1 (\d+)\|/g)].map(([, slot]) => Number(slot));
    assert.deepEqual(chords, listed);
  });
}

for (const request of [
  'nothing 1',
  'omega 512',
  'omega 512 10000 x',
  'omega 7 10000 0',
  'toString',
]) {
  test(`the request "${request}" stops the build`, () => {
    assert.throws(() => computeQuantity(encoder, request), Error);
  });
}
