/**
 * What the labs compute beside the library: conventions of real software, number formats, and which
 * convention made a table.
 */
import type { CountArguments, Encoder, LadderArguments, LoadOptions } from './posenc.js';

export interface Convention {
  /** 'paper': T^(-2k / d). 'endpoint': T^(-k / (h - 1)), h = d / 2. 'shifted': T^(-k / (h - shift)).
   * 'octaves': 2^k, or pi 2^k. */
  ladder: 'paper' | 'endpoint' | 'shifted' | 'octaves';
  /** A multiple of 1/256. */
  shift: number;
  layout: 'interleaved' | 'sin|cos' | 'cos|sin';
  minTimescale: number;
  /** The base, where minTimescale is 1. */
  maxTimescale: number;
  /** The frequencies are multiplied by minTimescale where they should be divided by it. */
  multipliesMin: boolean;
  /** Position of the first row. */
  start: number;
  /** What positions are multiplied by. */
  step: number;
  /** What values are multiplied by. */
  scale: number;
  timesPi: boolean;
  /** The position itself comes first. */
  includesInput: boolean;
  odd: 'refuses' | 'pads-zero' | 'ends-on-sine' | 'extra-sine' | 'rounds-up';
  tiny: 'refuses' | 'not-a-number' | 'one';
  axes: 'one' | 'y-then-x' | 'x-then-y' | 'interlocked';
}

export interface Column {
  kind: 'sine' | 'cosine' | 'zero' | 'input';
  /** Of two coordinates: whether it is y's. */
  ofY: boolean;
  pair: number;
  /** Radians per position; NaN where there is none. */
  omega: number;
}

export interface Description {
  ladder: Convention['ladder'];
  layout: Convention['layout'];
  base: number;
  start: number;
  step: number;
  scale: number;
  odd: Convention['odd'];
  /** Standard error of the base. */
  baseError: number;
  /** The table is the same for every base. */
  baseIsFree: boolean;
  /** Decimal digits of the base. */
  digits: number;
  /** The arithmetic that comes closest: one of recipes(), or 'float64'. */
  recipe: string;
  /** Largest difference from the exact values of this convention. */
  maxError: number;
  /** Largest difference from what the recipe gives. */
  recipeError: number;
  /** The first entry that differs from the recipe's; null: none does. */
  differs: { row: number; column: number } | null;
}

export interface Near extends Description {
  /** What sets the table apart from this convention. */
  slip:
    | 'none'
    | 'sine-negated'
    | 'rows-reversed'
    | 'doubled-exponent'
    | 'index-not-halved'
    | 'row-shifted'
    | 'rows-overwritten';
  /** Root mean square of the difference. */
  rms: number;
  /** Of 'rows-overwritten': rows that fit. */
  rowsThatFit: number;
}

export interface Identification {
  /** The format with the fewest bits that holds every value. */
  dtype: 'float64' | 'float32' | 'bfloat16' | 'float16';
  rows: number;
  columns: number;
  /** All descriptions that make this table, the rounder first; empty: none of those known does. */
  matches: Description[];
  /** Where nothing matches: at most three, the nearest first. */
  nearest: Near[];
}

export interface NpyTable {
  rows: number;
  columns: number;
  dtype: 'float64' | 'float32' | 'float16';
  bigEndian: boolean;
  columnMajor: boolean;
  /** Row-major, shape (rows, columns). */
  values: Float64Array;
}

/** Positions are exact; arrays are row-major. */
export interface Labs {
  /** The systems whose sources were read, each as a convention. */
  presets(): { name: string; convention: Convention }[];

  conventionColumns(given: { convention: Partial<Convention>; dModel: number }): Column[];

  /** Rows from `first` on, which is the convention's start unless given: exact values. */
  conventionTable(
    given: CountArguments & { convention: Partial<Convention>; dModel: number; first?: number },
  ): Float64Array;

  /** One row of a convention of two coordinates. */
  conventionPoint(given: {
    convention: Partial<Convention>;
    dModel: number;
    x: number;
    y: number;
  }): Float64Array;

  /** The vector with its pairs turned by position * base^(-2i / d). */
  rope(given: {
    vector: ArrayLike<number>;
    pairing?: 'interleaved' | 'halves';
    base?: number;
    position: number;
  }): Float64Array;

  /** Names of the recipes: 'double-angle', 'float32-exp' ... */
  recipes(): string[];

  /** Largest |recipe - exact| over a row, one for each position; NaN where the recipe gives one. */
  recipeErrors(
    given: LadderArguments & { recipe: string; positions: ArrayLike<number> },
  ): Float64Array;

  /** One row as the recipe makes it. */
  recipeRow(given: LadderArguments & { recipe: string; position: number }): Float64Array;

  /** Its frequencies, and the first position whose row is the same as the next one's. */
  recipeFacts(
    given: LadderArguments & { recipe: string },
  ): { rates: Float64Array; firstBlurred: number };

  /** A table from an .npy file: float16, float32 or float64, two axes. */
  readNpy(given: { file: Uint8Array }): NpyTable;

  /** Which convention made the table: an .npy file, or values in rows of `columns`. */
  identify(
    given: { file: Uint8Array } | { values: ArrayLike<number>; columns: number },
  ): Identification;

  /** The bytes that come before the values of a C-ordered little-endian .npy file. */
  npyHeader(given: {
    dtype?: 'float32' | 'float64' | 'float16';
    rows: number;
    columns: number;
  }): Uint8Array;
}

export type LabsEncoder = Encoder & Labs;

/** As loadEncoder, with the labs' functions beside the library's. */
export function loadLabs(options?: LoadOptions): Promise<LabsEncoder>;
