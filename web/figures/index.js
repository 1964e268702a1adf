import { figure as bases } from './bases.js';
import { figure as beyond } from './beyond.js';
import { figure as build } from './build.js';
import { figure as circle } from './circle.js';
import { figure as clocks } from './clocks.js';
import { figure as counter } from './counter.js';
import { figure as fence } from './fence.js';
import { figure as heatmap } from './heatmap.js';
import { figure as ladder } from './ladder.js';
import { figure as lines } from './lines.js';
import { figure as map } from './map.js';
import { figure as norm } from './norm.js';
import { figure as rotation } from './rotation.js';
import { figure as rows } from './rows.js';
import { figure as shift } from './shift.js';
import { figure as shuffle } from './shuffle.js';
import { figure as similarity } from './similarity.js';
import { figure as slowest } from './slowest.js';
import { figure as spectrogram } from './spectrogram.js';
import { figure as strips } from './strips.js';
import { figure as summary } from './summary.js';
import { figure as trajectories } from './trajectories.js';
import { figure as wave } from './wave.js';

/**
 * All figures, in the order in which the article places them.
 *
 * @type {import('./contract.js').Figure[]}
 */
export const figures = [
  shuffle,
  counter,
  wave,
  circle,
  shift,
  strips,
  ladder,
  clocks,
  bases,
  map,
  heatmap,
  rotation,
  similarity,
  fence,
  slowest,
  beyond,
  build,
  rows,
  spectrogram,
  lines,
  trajectories,
  norm,
  summary,
];
