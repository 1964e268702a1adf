import { defineFigure } from '../contract.js';
import { standIn } from '../shared/stand-in.js';
import { createDigitsPicture } from './picture.js';

const kSlots = 32;
const kRows = 5;
/** The ladder whose neighbours differ in speed by about 2, as neighbouring binary digits do. */
const kWidth = 26;
const kFine = 8;

/**
 * The binary digits of a counter beside the waves: square waves and smooth ones. A counter flips
 * one digit at one step and five at another; a tag of waves moves equally far at each.
 */
export const figure = defineFigure({
  id: 'digits',
  controls: [{ key: 'position', min: 0, max: kSlots - 2, presets: [7, 15] }],
  player: { key: 'position', every: 700, max: kSlots - 2 },
  size: 'wide',
  aspect: 1.9,
  narrowAspect: 0.85,

  model(engine, { base, position }) {
    const { slot, asked } = standIn(position, 0, kSlots - 2);
    const { bits, binary, flips, steps, meanFlips } = engine.digits({ count: kSlots });
    const plan = { dModel: kWidth, base };
    const table = engine.encode({
      ...plan,
      step: 1 / kFine,
      count: (kSlots - 1) * kFine + 1,
      dtype: 'float64',
    });
    const { omegas } = engine.ladderTable(plan);
    return {
      slots: kSlots,
      slot,
      asked,
      fine: kFine,
      digits: Array.from({ length: kRows }, (_, digit) =>
        Array.from({ length: kSlots }, (__, p) => binary[p * bits + digit]),
      ),
      waves: Array.from({ length: kRows }, (_, pair) =>
        Float64Array.from(
          { length: table.length / kWidth },
          (__, point) => table[point * kWidth + 2 * pair],
        ),
      ),
      flips,
      steps,
      meanFlips,
      tagStep: engine.similarity({ ...plan, count: 2 }).neighbour,
      ratio: omegas[0] / omegas[1],
    };
  },

  facts({ slot, flips, steps, tagStep, ratio }) {
    return {
      slot,
      next: slot + 1,
      flips: flips[slot],
      step: steps[slot],
      most: Math.max(...flips),
      tagStep,
      ratio,
      pairs: kWidth / 2,
      dModel: kWidth,
    };
  },

  table({ slots, digits, flips, steps, tagStep }) {
    return {
      columns: ['slot', 'digits', 'flips', 'step', 'tagStep'],
      rows: Array.from({ length: slots - 1 }, (_, slot) => [
        slot,
        digits
          .map((row) => row[slot])
          .reverse()
          .join(''),
        flips[slot],
        steps[slot],
        tagStep,
      ]),
    };
  },

  mount(root, stage) {
    return createDigitsPicture(root, stage);
  },
});
