import { defineFigure } from '../contract.js';
import { createBoxes } from './boxes.js';
import { createWorking } from './formula.js';

/** So many dimensions stand beside each other; of a longer list, the stretch around the chosen one. */
const kWindow = 8;

/**
 * The way from a dimension to its value and back, every number on it.
 */
export const figure = defineFigure({
  id: 'map',
  controls: ['exampleDimension', 'examplePosition', 'exampleDModel', 'base', 'exampleSlip'],
  size: 'wide',
  // The style sheet knows the height of the boxes better.
  aspect: 1.1,
  narrowAspect: 0.36,

  model(
    engine,
    { exampleDModel, base, examplePosition: examplePos, exampleDimension, exampleSlip },
  ) {
    const first = exampleDimension - (exampleDimension % kWindow);
    const count = Math.min(kWindow, exampleDModel - first);
    const asked = { dModel: exampleDModel, base, pos: examplePos };
    const dimensions = Array.from({ length: count }, (_, n) => first + n);
    const slots = dimensions.map((dimension) => engine.slotMap({ ...asked, dimension }));
    return {
      slots,
      slips: exampleSlip
        ? dimensions.map((dimension) => engine.slotSlip({ ...asked, dimension }))
        : null,
      chosen: slots[exampleDimension - first],
      // The other dimension of the pair: the odd one of an even one, and the reverse.
      partner: slots[exampleDimension - first + (exampleDimension % 2 ? -1 : 1)],
      slip: engine.slotSlip({ ...asked, dimension: exampleDimension }),
    };
  },

  facts({ chosen, partner, slip }, { exampleDModel, base, examplePosition: examplePos }) {
    return {
      dModel: exampleDModel,
      base,
      pos: examplePos,
      dimension: chosen.dimension,
      partner: partner.dimension,
      pair: chosen.pair,
      exponent: chosen.exponent,
      divisor: chosen.divisor,
      omega: chosen.omega,
      angle: chosen.angle,
      wave: chosen.isSine ? 'sine' : 'cosine',
      value: chosen.value,
      slipExponent: slip.exponent,
      slipValue: slip.value,
    };
  },

  table({ slots }) {
    return {
      columns: ['dimension', 'pair', 'exponent', 'omega', 'angle', 'wave', 'value'],
      rows: slots.map((/** @type {any} */ slot) => [
        slot.dimension,
        slot.pair,
        slot.exponent,
        slot.omega,
        slot.angle,
        slot.isSine ? 'sin' : 'cos',
        slot.value,
      ]),
    };
  },

  mount(root, stage) {
    const holder = document.createElement('div');
    holder.className = 'map';
    root.append(holder);
    const boxes = createBoxes(holder, stage);
    const working = createWorking(holder, stage);
    return {
      render(model, state) {
        boxes.show(model, state);
        working.show(model, state);
      },
      destroy() {
        holder.remove();
      },
    };
  },
});
