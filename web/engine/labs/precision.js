// What number formats do to the encoding.
import { number, oneOf, takeArguments } from '../arguments.js';

const plan = { dModel: number(), base: number(10000) };

/** @type {import('../arguments.js').Kind<ArrayLike<number>>} */
const positions = {
  fits: (value) =>
    (Array.isArray(value) || ArrayBuffer.isView(value)) &&
    Array.from(/** @type {any} */ (value)).every((each) => typeof each === 'number'),
  code: 'wrong-type',
  rule: 'must be an array of numbers',
};

/** @param {import('../native.js').Native} native */
export function createPrecision(native) {
  /** @type {string[]} */
  const names = native.call('recipes');
  const recipe = { recipe: oneOf(names) };
  return {
    recipes: () => [...names],

    /** @param {unknown} given */
    recipeErrors(given) {
      const taken = takeArguments(given, { ...plan, ...recipe, positions });
      const { dModel, base } = taken;
      return native.call(
        'recipeErrors',
        dModel,
        base,
        names.indexOf(taken.recipe),
        taken.positions,
      );
    },

    /** @param {unknown} given */
    recipeRow(given) {
      const taken = takeArguments(given, { ...plan, ...recipe, position: number() });
      const { dModel, base, position } = taken;
      return native.call('recipeRow', dModel, base, names.indexOf(taken.recipe), position);
    },

    /** @param {unknown} given */
    recipeFacts(given) {
      const taken = takeArguments(given, { ...plan, ...recipe });
      return native.call('recipeFacts', taken.dModel, taken.base, names.indexOf(taken.recipe));
    },
  };
}
