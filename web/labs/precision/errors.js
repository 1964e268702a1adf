/**
 * The errors of all recipes for one ladder, a recipe at a time, since emulating one takes longer
 * than a frame lasts.
 *
 * @typedef {{recipe: string, errors: Float64Array, table: Float64Array, firstBlurred: number}} Row
 *   errors: at kPositions; table: at kTablePositions and the reader's own
 */

/** The positions of the table in the text. */
export const kTablePositions = [50, 5000, 50000, 1000000];

/** Eight in each decade, evenly apart on a logarithmic axis. */
const kDecade = [1, 1.3, 1.8, 2.4, 3.2, 4.2, 5.6, 7.5];
export const kPositions = [
  ...new Set(
    [1, 10, 100, 1000, 1e4, 1e5].flatMap((unit) => kDecade.map((one) => Math.round(one * unit))),
  ),
  1e6,
];

/** The recipe that a framework's default is, and how its line looks. */
export const kStyles = /** @type {Record<string, {tone: string, dash?: number[]}>} */ ({
  'double-angle': { tone: 'sine' },
  'float32-exp': { tone: 'cosine' },
  'float32-pow': { tone: 'cosine', dash: [6, 4] },
  'float32-pow-divide': { tone: 'cosine', dash: [2, 3] },
  'bfloat16-omegas': { tone: 'position', dash: [6, 4] },
  bfloat16: { tone: 'position' },
  float16: { tone: 'shifted' },
  'exact-bfloat16': { tone: 'step' },
  'exact-float16': { tone: 'step', dash: [6, 4] },
});

/**
 * @param {import('../../../cpp/bindings/posenc-labs.js').WorkerLabs} worker
 * @param {{dModel: number, base: number, position: number}} ladder
 * @param {AbortSignal} signal
 * @param {(rows: Row[]) => void} tell called after each recipe
 */
export async function collectErrors(worker, { dModel, base, position }, signal, tell) {
  const recipes = await worker.recipes();
  /** @type {Row[]} */
  const rows = [];
  for (const recipe of recipes) {
    const asked = { dModel, base, recipe };
    const positions = [...kPositions, ...kTablePositions, position];
    const all = await worker.recipeErrors({ ...asked, positions }, { signal });
    const { firstBlurred } = await worker.recipeFacts(asked, { signal });
    signal.throwIfAborted();
    const errors = all.slice(0, kPositions.length);
    rows.push({ recipe, errors, table: all.slice(kPositions.length), firstBlurred });
    tell(rows);
  }
}
