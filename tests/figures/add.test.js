import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/add/index.js';
import { engine, near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);

test('the formula for the slot gives 93.671 % at d = 512 and 53.822 % at d = 64', () => {
  near(factsOf({ dModel: 512 }).formula, 93.671, 1e-2);
  near(factsOf({ dModel: 64 }).formula, 53.822, 1e-2);
});

test('2000 trials agree with a million: 48.55 % exact at d = 64, within four standard errors', () => {
  const { asked } = modelOf({ dModel: 64 });
  const { trials, exact, withinTwo } = engine.readBack({ ...asked, trials: 2000 });
  const error = Math.sqrt((0.4855 * 0.5145) / trials);
  assert.ok(Math.abs(exact / trials - 0.4855) < 4 * error, `${exact}`);
  assert.ok(Math.abs(withinTwo / trials - 0.87004) < 4 * error, `${withinTwo}`);
});

test('an embedding of numbers of size 1/sqrt(d) is drowned: slot found, word hardly ever', () => {
  const { scale, exact, word } = factsOf({ dModel: 64, addScale: 'root' });
  near(scale, 1 / 8);
  assert.ok(exact > 99);
  assert.ok(word < 10);
});

test('side by side the slot is found every time', () => {
  assert.equal(factsOf({ dModel: 64, addJoin: 'halves' }).exact, 100);
});
