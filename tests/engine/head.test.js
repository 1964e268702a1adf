// Figure-facts section 2 from the modules that ship.
import assert from 'node:assert/strict';
import { largestDifference, testLesson } from './support.js';

testLesson('the weight on the slot before, by width and sharpness', (encoder) => {
  const known = [
    [16, 0.25, 0.17501066, 0.073427594],
    [64, 1, 0.57794269, 0.57735354],
    [512, 0.5, 0.94023079, 0.94023079],
  ];
  for (const [dModel, sharpness, of8, of24] of known) {
    const short = encoder.lookBack({ dModel, sharpness, count: 8, position: 4 });
    const long = encoder.lookBack({ dModel, sharpness, count: 24, position: 12 });
    assert.ok(Math.abs(short.weights[3] - of8) < 6e-9);
    assert.ok(Math.abs(long.weights[11] - of24) < 6e-9);
    assert.equal(long.strongest, 11);
  }
});

testLesson('four fast pairs see ghosts', (encoder) => {
  const given = { dModel: 512, sharpness: 4, pairs: 4, count: 24, position: 12 };
  const { weights } = encoder.lookBack(given);
  assert.ok(Math.abs(weights[11] - 0.65354535) < 6e-9);
  assert.ok(Math.abs(weights[4] - 0.14248172) < 6e-9);
  assert.ok(Math.abs(weights[18] - 0.14248172) < 6e-9);
});

testLesson('the four terms with words from the generator of seed 1', (encoder) => {
  const found = encoder.lookBack({ dModel: 16, count: 8, position: 4, seed: 1 });
  const terms = [found.wordWord[3], found.wordTag[3], found.tagWord[3], found.scores[3]];
  const expected = [4.726211255, -0.0419374017, -3.873772114, 8.81050174];
  assert.ok(largestDifference(terms, expected) < 6e-9);
  assert.equal(found.strongest, 4);
  const cured = encoder.lookBack({ dModel: 16, count: 8, position: 4, seed: 1, tagOnly: true });
  assert.equal(cured.strongest, 3);
});

testLesson('the reader’s words: the same word has the same embedding everywhere', (encoder) => {
  const words = 'the dog bit the man'.split(' ');
  const found = encoder.lookBack({ dModel: 64, position: 3, words });
  assert.equal(found.weights.length, 5);
  const [, tagWord] = [found.wordWord, found.tagWord];
  assert.equal(tagWord[0], tagWord[3]);
  assert.equal(found.strongest, 3);
  const quiet = encoder.lookBack({ dModel: 64, position: 3, words, scale: 0, sharpness: 4 });
  assert.equal(quiet.strongest, 2);
  const causal = encoder.lookBack({ dModel: 64, position: 0, words, causal: true });
  assert.deepEqual([...causal.weights], [1, 0, 0, 0, 0]);
});

testLesson('heads refuse what cannot be', (encoder) => {
  const given = { dModel: 16, count: 8, position: 4 };
  /** @type {[object, string][]} */
  const wrong = [
    [{ position: 8 }, 'position'],
    [{ count: 300 }, 'count'],
    [{ sharpness: -1 }, 'sharpness'],
    [{ pairs: 9 }, 'pairs'],
    [{ offset: 1e300 }, 'offset'],
    [{ seed: -1 }, 'seed'],
    [{ scale: Number.POSITIVE_INFINITY }, 'scale'],
    [{ words: ['two', 'words'] }, 'words'],
  ];
  for (const [change, parameter] of wrong) {
    assert.throws(() => encoder.lookBack({ ...given, ...change }), {
      name: 'RangeError',
      parameter,
    });
  }
  const text = () => encoder.lookBack(/** @type {any} */ ({ ...given, words: 'eight' }));
  assert.throws(text, { name: 'TypeError', parameter: 'words' });
});

testLesson('random matrices wipe the diagonals out', (encoder) => {
  const { scores, diagonalShare } = encoder.randomBilinear({ dModel: 64, count: 48 });
  assert.equal(scores.length, 48 * 48);
  assert.ok(diagonalShare < 0.7);
  assert.throws(() => encoder.randomBilinear({ dModel: 64, count: 65 }), { parameter: 'count' });
});
