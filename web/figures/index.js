/**
 * All figures, in the order in which the article places them: their names, and how to get their
 * code. Each is a chunk of its own, fetched when it comes near the screen.
 *
 * @import {Figure} from './contract.js'
 *
 * @type {ReadonlyArray<{id: string, load: () => Promise<Figure>}>}
 */
export const figures = [
  { id: 'opening', load: async () => (await import('./opening/index.js')).figure },
  { id: 'shuffle', load: async () => (await import('./shuffle/index.js')).figure },
  { id: 'counter', load: async () => (await import('./counter/index.js')).figure },
  { id: 'wave', load: async () => (await import('./wave/index.js')).figure },
  { id: 'circle', load: async () => (await import('./circle/index.js')).figure },
  { id: 'shift', load: async () => (await import('./shift/index.js')).figure },
  { id: 'strips', load: async () => (await import('./strips/index.js')).figure },
  { id: 'digits', load: async () => (await import('./digits/index.js')).figure },
  { id: 'ladder', load: async () => (await import('./ladder/index.js')).figure },
  { id: 'clocks', load: async () => (await import('./clocks/index.js')).figure },
  { id: 'nearest', load: async () => (await import('./nearest/index.js')).figure },
  { id: 'map', load: async () => (await import('./map/index.js')).figure },
  { id: 'heatmap', load: async () => (await import('./heatmap/index.js')).figure },
  { id: 'rotation', load: async () => (await import('./rotation/index.js')).figure },
  { id: 'similarity', load: async () => (await import('./similarity/index.js')).figure },
  { id: 'head', load: async () => (await import('./head/index.js')).figure },
  { id: 'add', load: async () => (await import('./add/index.js')).figure },
  { id: 'fence', load: async () => (await import('./fence/index.js')).figure },
  { id: 'slowest', load: async () => (await import('./slowest/index.js')).figure },
  { id: 'beyond', load: async () => (await import('./beyond/index.js')).figure },
  { id: 'build', load: async () => (await import('./build/index.js')).figure },
  { id: 'table', load: async () => (await import('./table/index.js')).figure },
  { id: 'summary', load: async () => (await import('./summary/index.js')).figure },
];

/** Figures that have become part of another one; addresses and embeds still name them. */
const kMerged = Object.freeze({
  lines: 'table',
  bases: 'ladder',
  rows: 'build',
  spectrogram: 'table',
  trajectories: 'table',
  norm: 'table',
});

/**
 * The figure that a name stands for today.
 *
 * @param {string} id
 * @returns {string | undefined} nothing where there never was such a figure
 */
export function figureAt(id) {
  if (figures.some((one) => one.id === id)) return id;
  const heir = Object.hasOwn(kMerged, id) ? kMerged[/** @type {keyof typeof kMerged} */ (id)] : '';
  return figures.some((one) => one.id === heir) ? heir : undefined;
}

/** The figures themselves, for what needs all of them at once: the build and the tests. */
export function loadFigures() {
  return Promise.all(figures.map(({ load }) => load()));
}
