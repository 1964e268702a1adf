import { figure as bases } from './bases/index.js';
import { figure as beyond } from './beyond/index.js';
import { figure as build } from './build/index.js';
import { figure as circle } from './circle/index.js';
import { figure as clocks } from './clocks/index.js';
import { figure as counter } from './counter/index.js';
import { figure as fence } from './fence/index.js';
import { figure as heatmap } from './heatmap/index.js';
import { figure as ladder } from './ladder/index.js';
import { figure as lines } from './lines/index.js';
import { figure as map } from './map/index.js';
import { figure as norm } from './norm/index.js';
import { figure as opening } from './opening/index.js';
import { figure as rotation } from './rotation/index.js';
import { figure as rows } from './rows/index.js';
import { figure as shift } from './shift/index.js';
import { figure as shuffle } from './shuffle/index.js';
import { figure as similarity } from './similarity/index.js';
import { figure as slowest } from './slowest/index.js';
import { figure as spectrogram } from './spectrogram/index.js';
import { figure as strips } from './strips/index.js';
import { figure as summary } from './summary/index.js';
import { figure as trajectories } from './trajectories/index.js';
import { figure as wave } from './wave/index.js';

/**
 * All figures, in the order in which the article places them.
 *
 * @type {import('./contract.js').Figure[]}
 */
export const figures = [
  opening,
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
