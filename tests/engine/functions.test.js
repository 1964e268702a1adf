import assert from 'node:assert/strict';
import { largestDifference, testEach, testLesson } from './support.js';

testEach('rotation acts on the column (sin, cos)', (encoder) => {
  const matrix = encoder.rotation({ omega: 1, k: 2 });
  const [cosine, sine] = [-0.4161468365471424, 0.9092974268256817];
  assert.ok(largestDifference(matrix, [cosine, sine, -sine, cosine]) < 5e-16);
});

testEach('a free wave is exact where a float32 position is not', (encoder) => {
  const [sine, cosine] = encoder.wave({ omega: 1, first: 16777217, count: 1 });
  assert.ok(Math.abs(sine - 0.10583256734754364) < 5e-16);
  assert.ok(Math.abs(cosine - 0.9943839639136522) < 5e-16);
});

testEach('slopes at a crest: flat sine, steep cosine', (encoder) => {
  const [sine, cosine] = encoder.slopes({ omega: Math.PI / 6, first: 3, count: 1 });
  assert.ok(Math.abs(sine) < 1e-15);
  assert.ok(Math.abs(cosine + Math.PI / 6) < 1e-15);
});

testEach('pairWave is the pair of the table', (encoder) => {
  const given = { dModel: 6, base: 50, first: 1e6, step: 0.5, count: 9 };
  const table = encoder.encode({ ...given, dtype: 'float64' });
  const wave = encoder.pairWave({ ...given, pair: 2 });
  for (let row = 0; row < 9; row += 1) {
    assert.ok(Math.abs(wave[2 * row] - table[6 * row + 4]) < 5e-16);
    assert.ok(Math.abs(wave[2 * row + 1] - table[6 * row + 5]) < 5e-16);
  }
});

testLesson('twins at pi/6 are named by their kind', (encoder) => {
  const twins = encoder.twins({ omega: Math.PI / 6, slot: 2, count: 16 });
  assert.deepEqual([...twins.slots], [2, 4, 14]);
  assert.deepEqual(twins.kinds, ['period', 'mirror', 'period']);
  assert.equal(twins.turns[2], 1);
  assert.ok(Math.abs(twins.height - 0.8660254037844386) < 1e-15);
});

testLesson('near returns of pair 0', (encoder) => {
  const { slots, chords, angles } = encoder.nearReturns({ omega: 1, limit: 200000 });
  assert.deepEqual([...slots], [6, 19, 25, 44, 333, 710, 103993]);
  assert.ok(Math.abs(chords[0] - 0.2822400161) < 5e-11);
  assert.ok(Math.abs(chords[6] - 1.91293357793e-5) < 5e-16);
  assert.ok(Math.abs(angles[1] - (19 - 6 * Math.PI)) < 1e-14);
});

testLesson('the shift fit of the sine alone and of the pair', (encoder) => {
  const fit = encoder.shiftFit({ omega: 1, k: 5, count: 1000 });
  assert.ok(Math.abs(fit.sine - 0.0803319917848691) < 1e-13);
  assert.ok(Math.abs(fit.limit - 0.0804642354617738) < 1e-15);
  assert.ok(Math.abs(fit.pair - 1) < 1e-14);
  assert.ok(largestDifference(fit.coefficients, [0.283662185463226, -0.958924274663138]) < 1e-14);
});

testLesson('the ladder counts the turns in a document', (encoder) => {
  const ladder = encoder.ladder({ dModel: 512, length: 60000 });
  assert.ok(Math.abs(ladder.turns[255] - 0.98991) < 5e-6);
  assert.equal(ladder.completed, 255);
  assert.equal(ladder.exponents[64], 0.25);
});

testLesson('the slot map of the worked example', (encoder) => {
  const map = encoder.slotMap({ dModel: 4, pos: 3, dimension: 2 });
  const { pair, isSine, exponent, divisor, omega } = map;
  assert.deepEqual([pair, isSine, exponent, divisor, omega], [1, true, 0.5, 100, 0.01]);
  assert.ok(Math.abs(map.value - 0.029995500202) < 5e-13);
});

testLesson('phases are reduced exactly at 2^53', (encoder) => {
  const [angle] = encoder.phases({ dModel: 4, pos: 2 ** 53 });
  assert.ok(Math.abs(angle - 4.15554243060254) < 1e-14);
});

testLesson('a rotation check has no residual to speak of, near 0 or far away', (encoder) => {
  for (const pos of [0, 1000, 1e6, 16777217, 9e15, -0.5]) {
    const check = encoder.rotationCheck({ dModel: 64, pair: 3, pos, k: 7 });
    assert.ok(check.residual < 1e-15);
    assert.ok(Math.abs(check.omega - 0.4216965034285822) < 1e-16);
  }
});

testEach('similarity falls 13 times at 512 and 38 times at 64', (encoder) => {
  const { dots, falls, neighbour } = encoder.similarity({ dModel: 512, count: 100 });
  assert.ok(largestDifference(dots.slice(43), [134.7587, 134.77035]) < 5e-6);
  assert.equal(falls, 13);
  assert.ok(Math.abs(neighbour - 3.71427) < 5e-7);
  assert.equal(encoder.similarity({ dModel: 64, count: 100 }).falls, 38);
});

testEach('the Gram matrix depends on the distance alone', (encoder) => {
  const gram = encoder.gram({ dModel: 64, first: 1e6, count: 8 });
  const { dots } = encoder.similarity({ dModel: 64, count: 8 });
  gram.forEach((dot, index) => {
    const apart = Math.abs(Math.floor(index / 8) - (index % 8));
    assert.ok(Math.abs(dot - dots[apart]) < 1e-13);
  });
});

testEach('every squared norm is half of dModel', (encoder) => {
  const norms = encoder.norms({ dModel: 512, count: 500 });
  assert.equal(norms.squaredNorm, 256);
  assert.ok(norms.largest - norms.smallest < 1e-12);
  assert.ok(Math.abs(norms.largest - 256) < 1e-12);
  assert.ok(norms.largestDeviation < 1e-15);
  assert.deepEqual([norms.pairs, norms.rows], [256, 500]);
});

testLesson('attention is equivariant without tags and not with them', (encoder) => {
  const words = 'the dog bit the man'.split(' ');
  const plain = encoder.attention({ words, shuffle: 3, dModel: 64 });
  assert.ok(plain.difference < 1e-13);
  assert.ok(plain.order instanceof Int32Array);
  assert.deepEqual([...plain.order].sort(), [0, 1, 2, 3, 4]);
  assert.equal(plain.outputs.length, 5 * 64);
  const tagged = encoder.attention({ words, shuffle: 3, dModel: 64, tagged: true });
  assert.ok(tagged.difference > 0.01);
});

testLesson('words of every script have embeddings of their own', (encoder) => {
  const outputs = ['नमस्ते', '你好', '👋🏽', '', ' ', '\0', 'a\0b', 'a'].map(
    (word) => encoder.attention({ words: [word], dModel: 8 }).outputs[0],
  );
  assert.equal(new Set(outputs).size, outputs.length);
});

testLesson('the raw counter against its embedding', (encoder) => {
  const counter = encoder.counter({ length: 10, dModel: 512 });
  assert.deepEqual([...counter.counters], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.ok(Math.abs(counter.counterNorm - 9 * Math.sqrt(512)) < 1e-12);
  assert.ok(Math.abs(counter.ratio - 9) < 0.5);
});

testLesson('a learned table ends where its training ended', (encoder) => {
  const column = encoder.learnedTable({ rows: 512, seed: 7 });
  assert.equal(column.length, 512);
  assert.ok(column.every((value) => Math.abs(value) <= 1));
});
