// Programs for NumPy, PyTorch and JAX: the same steps in each one's names.
import { constantsOf, exponentOf } from './recipe.js';

/**
 * @typedef {import('./recipe.js').Recipe} Recipe
 * @typedef {{
 *   imports: string[], np: string, axis: string, float: string, join: string,
 *   range: (count: string) => string,
 *   array: (values: string) => string,
 *   shown: string[],
 * }} Framework
 */

/** @type {Record<'numpy' | 'pytorch' | 'jax', Framework>} */
export const frameworks = {
  numpy: {
    imports: ['import numpy as np'],
    np: 'np',
    axis: 'axis',
    float: 'np.float64',
    join: 'concatenate',
    range: (count) => `np.arange(${count}, dtype=np.float64)`,
    array: (values) => `np.array(${values}, dtype=np.float64)`,
    shown: ['np.set_printoptions(precision=8, suppress=True)'],
  },
  pytorch: {
    imports: ['import torch'],
    np: 'torch',
    axis: 'dim',
    float: 'torch.float64',
    join: 'cat',
    range: (count) => `torch.arange(${count}, dtype=torch.float64)`,
    array: (values) => `torch.tensor(${values}, dtype=torch.float64)`,
    shown: ['torch.set_printoptions(precision=8, sci_mode=False)'],
  },
  jax: {
    // Without it JAX makes every number a float32 one.
    imports: [
      'import jax',
      'import jax.numpy as jnp',
      '',
      'jax.config.update("jax_enable_x64", True)',
    ],
    np: 'jnp',
    axis: 'axis',
    float: 'jnp.float64',
    join: 'concatenate',
    range: (count) => `jnp.arange(${count}, dtype=jnp.float64)`,
    array: (values) => `jnp.array(${values}, dtype=jnp.float64)`,
    shown: ['jnp.set_printoptions(precision=8, suppress=True)'],
  },
};

/** @param {Framework} framework @param {Recipe} recipe */
function frequencies({ np, range }, recipe) {
  const { ladder, timesPi, sines, axisWidth, factor, minTimescale, axes } = recipe;
  const width = axes === 'one' ? 'WIDTH' : 'AXIS_WIDTH';
  const count = sines === Math.floor(axisWidth / 2) ? `${width} // 2` : `(${width} + 1) // 2`;
  const lines = [`    k = ${range(count)}`];
  if (ladder === 'octaves')
    return [...lines, `    omega = 2.0 ** k${timesPi ? ` * ${np}.pi` : ''}`];
  const base = minTimescale === 1 ? 'BASE' : '(MAX_TIMESCALE / MIN_TIMESCALE)';
  const half = `${width} // 2`;
  const most = (/** @type {string} */ a, /** @type {string} */ b) => `max(${a}, ${b})`;
  const power = `${base} ** (${exponentOf(recipe, { half, most })})`;
  return [...lines, `    omega = ${factor ? `${factor} * ` : ''}${power}`];
}

/** The table of one coordinate. @param {Framework} framework @param {Recipe} recipe */
function assembled({ np, axis, join }, recipe) {
  const { layout, sines, cosines, odd, axisWidth, includesInput } = recipe;
  const cosine = cosines < sines ? `cosine[:, :${cosines}]` : 'cosine';
  const lines = [];
  if (layout === 'interleaved') {
    const stacked = `${np}.stack([sine, cosine], ${axis}=-1).reshape(len(positions), -1)`;
    lines.push(`    table = ${stacked}${cosines < sines ? `[:, :${axisWidth}]` : ''}`);
  } else {
    const parts = layout === 'sin|cos' ? `sine, ${cosine}` : `${cosine}, sine`;
    lines.push(`    table = ${np}.${join}([${parts}], ${axis}=1)`);
  }
  if (axisWidth % 2 === 1 && odd === 'pads-zero') {
    lines.push(`    table = ${np}.${join}([table, 0 * positions[:, None]], ${axis}=1)`);
  }
  if (recipe.scale !== 1) lines.push('    table = SCALE * table');
  if (includesInput) {
    lines.push(`    table = ${np}.${join}([positions[:, None], table], ${axis}=1)`);
  }
  return lines;
}

/** @param {Framework} framework @param {Recipe} recipe */
function ofTwo({ np, axis, join }, { axes, axisWidth }) {
  const half = axisWidth / 2;
  const parts =
    axes === 'interlocked'
      ? `of_y[:, :${half}], of_x[:, :${half}], of_y[:, ${half}:], of_x[:, ${half}:]`
      : axes === 'y-then-x'
        ? 'of_y, of_x'
        : 'of_x, of_y';
  return [
    '',
    '',
    'def encoding_of_points(y, x):',
    '    of_y, of_x = encoding(y), encoding(x)',
    `    return ${np}.${join}([${parts}], ${axis}=1)`,
  ];
}

/** @param {Framework} framework @param {Recipe} recipe */
export function pythonOf(framework, recipe) {
  const { np, array, range, imports, shown } = framework;
  const two = recipe.axes !== 'one';
  // The parts of a row that sines and cosines share are apart only without interleaving.
  const inner =
    recipe.axes === 'interlocked'
      ? { ...recipe, layout: /** @type {const} */ ('sin|cos') }
      : recipe;
  const constants = constantsOf(recipe);
  const table = two
    ? `encoding_of_points(${array('[0.0]')}, ${array('[1.0]')})`
    : `encoding(START + ${range(String(recipe.count))})`;
  return `${[
    ...imports,
    '',
    ...constants.map(([name, value]) => `${name} = ${value}`),
    '',
    '',
    'def encoding(positions):',
    ...frequencies(framework, recipe),
    ...(recipe.step === 1 ? [] : ['    positions = STEP * positions']),
    '    angles = positions[:, None] * omega',
    `    sine, cosine = ${np}.sin(angles), ${np}.cos(angles)`,
    ...assembled(framework, inner),
    '    return table',
    ...(two ? ofTwo(framework, recipe) : []),
    '',
    '',
    `table = ${table}`,
    ...shown,
    'print(table[:3, :8])',
  ].join('\n')}\n`;
}
