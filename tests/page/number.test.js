import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { multipleOfPi } from '../../web/figures/parameters.js';
import {
  inexactAs,
  parseAngle,
  parseNumber,
  piFraction,
  showNumber,
  writeNumber,
} from '../../web/page/number.js';

const numbers = { 12: 12, '-3': -3, '\u22123': -3, '+0.5': 0.5, '.5': 0.5, '1e3': 1000, ' 7 ': 7 };
for (const [text, value] of Object.entries(numbers)) {
  test(`the text "${text}" is the number ${value}`, () => {
    assert.equal(parseNumber(text), value);
  });
}

const others = ['', ' ', '12abc', '0x10', '0b1', '1e309', '-1e309', 'NaN', 'Infinity', '1_000'];
others.push('1,5', '1 2', '--1', '1e', 'e5', '.', '\u0663', '1e99999');
for (const text of others) {
  test(`the text "${text}" is no number`, () => {
    assert.equal(parseNumber(text), null);
  });
}

test('every finite number is read back from what is written for it, bit for bit', () => {
  const doubles = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(doubles, (value) => {
      assert.ok(Object.is(parseNumber(writeNumber(value)) ?? 0, value) || value === 0);
    }),
  );
});

test('angles may be multiples of pi', () => {
  assert.equal(parseAngle('pi/6'), Math.PI / 6);
  assert.equal(parseAngle('\u03c0'), Math.PI);
  assert.equal(parseAngle('3*pi/16'), (3 * Math.PI) / 16);
  assert.equal(parseAngle('-2pi'), -2 * Math.PI);
  assert.equal(parseAngle('0.25'), 0.25);
});

for (const text of ['pi/0', 'pipi', 'pi/pi', 'pi/', '/6', 'api', 'pi6', '1e400pi']) {
  test(`the text "${text}" is no angle`, () => {
    assert.equal(parseAngle(text), null);
  });
}

test('an angle is written as a multiple of pi only if that gives the very same number', () => {
  assert.equal(writeNumber(Math.PI / 6, 'angle'), 'pi/6');
  assert.equal(writeNumber(-Math.PI, 'angle'), '-pi');
  assert.equal(showNumber(multipleOfPi(3, 48), 'angle'), '\u03c0/16');
  assert.equal(piFraction(Math.PI / 6 + 1e-15), null);
  assert.equal(writeNumber(1, 'angle'), '1');
  fc.assert(
    fc.property(fc.integer({ min: -64, max: 64 }), fc.integer({ min: 1, max: 64 }), (a, b) => {
      const value = a === 0 ? 0 : multipleOfPi(a, b);
      assert.ok(parseAngle(writeNumber(value, 'angle')) === value);
    }),
  );
});

/** What each text becomes, known without this code: the doubles beside it are that far apart. */
const betweenDoubles = {
  '9007199254740993': 9007199254740992,
  '-9007199254740993': -9007199254740992,
  '1e-400': 0,
  '64.00000000000000001': 64,
  '0.1000000000000000055511151231257827': 0.1,
  '0.10000000000000001': 0.1,
  '4.9e-324': 5e-324,
  '123456789012345678': 123456789012345680,
};
for (const [text, value] of Object.entries(betweenDoubles)) {
  test(`the text "${text}" is said to become ${value}`, () => {
    assert.ok(Object.is(inexactAs(text), value));
  });
}

const exact = ['0.1', '64.000', '+007', '1e3', '1000e-3', '.5', '5.', '0e99', '-0', '5e-324'];
exact.push('9007199254740992', '90071992547409920e-1', '1.7976931348623157e308', '\u22120.25');
for (const text of exact) {
  test(`the text "${text}" is taken as it stands`, () => {
    assert.equal(inexactAs(text), null);
  });
}

test('a decimal that is written for a number is that number', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      assert.equal(inexactAs(String(value)), null);
      assert.equal(inexactAs(value.toExponential()), null);
    }),
  );
});
