import {
  bracket,
  createFormula,
  fraction,
  indexed,
  inside,
  letter,
  lines,
  name,
  number,
  power,
  row,
  sign,
  slot,
} from '../../charts/markup/mathml.js';

/**
 * The formulas that head the rows of boxes.
 *
 * @type {Record<string, () => Element>}
 */
export const headings = {
  dimension: () => letter('j'),
  pair: () => row(letter('i'), sign('='), floored(letter('j'))),
  exponent: () => fraction(row(number('2'), letter('i')), letter('d')),
  divisor: () => power(letter('base'), twoIOverD()),
  omega: () =>
    row(omega(letter('i')), sign('='), fraction(number('1'), power(letter('base'), twoIOverD()))),
  angle: () => row(letter('pos', 'here'), sign('·'), omega(letter('i'))),
  value: () => encoding(letter('pos', 'here'), letter('j')),
  slip: () => fraction(row(number('2'), letter('j', 'warning')), letter('d')),
};

/**
 * The formula with the reader's numbers in it, from the dimension to the value.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 */
export function createWorking(root, stage) {
  const holder = document.createElement('div');
  holder.className = 'map-working';
  root.append(holder);
  /** @type {ReturnType<typeof createFormula> | null} */
  let formula = null;
  let shape = '';
  let measured = 0;
  return {
    /** @param {any} model @param {any} state */
    show({ chosen, partner }, { exampleDModel, base, examplePosition, exampleWhole }) {
      const ends = exampleWhole
        ? [chosen, partner].sort((a, b) => a.dimension - b.dimension)
        : [chosen];
      const needed = ends.map(({ isSine }) => isSine).join();
      if (!formula || shape !== needed) {
        formula = createFormula(lines(...speedLines(), ...ends.flatMap(endLines)), {
          display: true,
        });
        shape = needed;
        holder.replaceChildren(formula.element);
      }
      const write = (/** @type {number} */ value, format = '~7') => stage.number(value, format);
      formula.fill({
        j: write(chosen.dimension, ''),
        i: write(chosen.pair, ''),
        d: write(exampleDModel, ''),
        base: write(base, ''),
        pos: write(examplePosition, ''),
        exponent: write(chosen.exponent),
        divisor: write(chosen.divisor),
        omega: write(chosen.omega),
        angle: write(chosen.angle, ''),
      });
      ends.forEach((end, index) => {
        formula?.fill({
          [`j${index}`]: write(end.dimension, ''),
          [`value${index}`]: write(end.value, ':10'),
        });
      });
      // What has to be scrolled must be reachable by keyboard. Measuring takes a layout, so only
      // a formula of another length is measured.
      const length = formula.element.textContent?.length ?? 0;
      if (length === measured) return;
      measured = length;
      holder.tabIndex = holder.scrollWidth > holder.clientWidth ? 0 : -1;
    },
  };
}

/** From the dimension to omega. @returns {Array<[Element, Element]>} */
function speedLines() {
  const exponent = fraction(row(number('2'), sign('·'), slot('i')), slot('d'));
  return [
    [
      letter('i'),
      row(sign('='), floored(letter('j')), sign('='), floored(slot('j')), sign('='), slot('i')),
    ],
    [
      omega(letter('i')),
      row(
        sign('='),
        fraction(number('1'), power(letter('base'), twoIOverD())),
        sign('='),
        fraction(number('1'), power(slot('base'), exponent)),
      ),
    ],
    [
      row(),
      row(
        sign('='),
        fraction(number('1'), power(slot('base'), slot('exponent'))),
        sign('='),
        fraction(number('1'), slot('divisor')),
      ),
    ],
    [row(), row(sign('='), slot('omega', 'turn'))],
  ];
}

/** From omega to the value of one dimension. @param {{isSine: boolean}} end @param {number} index @returns {Array<[Element, Element]>} */
function endLines({ isSine }, index) {
  const wave = (/** @type {Element[]} */ ...content) =>
    row(isSine ? name('sin', 'sine') : name('cos', 'cosine'), inside(...content));
  return [
    [
      encoding(letter('pos', 'here'), letter('j')),
      row(sign('='), wave(letter('pos', 'here'), sign('·'), omega(letter('i')))),
    ],
    [
      encoding(slot('pos', 'here'), slot(`j${index}`)),
      row(sign('='), wave(slot('pos', 'here'), sign('·'), slot('omega', 'turn'))),
    ],
    [row(), row(sign('='), wave(slot('angle')))],
    [row(), row(sign('='), slot(`value${index}`, isSine ? 'sine' : 'cosine'))],
  ];
}

/** @param {Element} position @param {Element} dimension */
function encoding(position, dimension) {
  return row(name('PE'), inside(position, sign(','), dimension));
}

/** @param {Element} index */
function omega(index) {
  return indexed(letter('ω', 'turn'), index);
}

/** @param {Element} what */
function floored(what) {
  return row(bracket('⌊', 'prefix'), what, sign('/'), number('2'), bracket('⌋', 'postfix'));
}

function twoIOverD() {
  return row(number('2'), letter('i'), sign('/'), letter('d'));
}
