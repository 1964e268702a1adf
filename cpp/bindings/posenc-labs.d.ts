/**
 * What the labs compute beside the library: conventions of real software, number formats, and which
 * convention made a table.
 */
import type {
  CallOptions,
  CountArguments,
  Encoder,
  LadderArguments,
  LoadOptions,
  RunArguments,
  WorkerEncoder,
  WorkerOptions,
} from './posenc.js';

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

export interface WidthOutcome {
  outcome:
    | 'plain'
    | 'refused'
    | 'pads-zero'
    | 'ends-on-sine'
    | 'extra-sine'
    | 'rounds-up'
    | 'not-a-number'
    | 'denominator-one';
  columns: number;
  /** Of 'refused': one sentence. */
  message: string | null;
}

export interface ConventionDifference {
  columns: number;
  otherColumns: number;
  /** Shapes (count, columns) and (count, otherColumns). */
  one: Float64Array;
  other: Float64Array;
  /** one - other; null where the two are not of one width. */
  difference: Float64Array | null;
  /** Largest |one - other|, and where it is. */
  largest: number;
  row: number;
  column: number;
  /** For each column of `one` the column of `other` that plays the same part: kind, pair and
   * coordinate. null: one of the two has a column that the other lacks. */
  permutation: Int32Array | null;
  /** Largest difference with the columns of `other` in that order. */
  largestAfter: number;
}

/**
 * What is looked at, s = slotsPerPixel. Where s >= 1, pixel r along the positions covers the slots
 * from first + floor(shift + r s) up to, and without, first + floor(shift + (r + 1) s); where
 * s < 1, the one slot first + floor(shift + (r + 1/2) s).
 */
export interface ZoomArguments extends LadderArguments {
  /** The slot at the edge: whole, 0 to 2^53. */
  first: number;
  /** How much of it lies before the edge, 0 unless given: at least 0 and below 1. */
  shift?: number;
  /** 2^-10 to 2^40. */
  slotsPerPixel: number;
  /** Pixels along the positions. */
  length: number;
  /** 0 unless given. */
  firstDimension?: number;
  /** All from the first one on unless given. */
  dimensions?: number;
  /** Pixels along the dimensions. */
  breadth: number;
}

export interface ZoomCell {
  first: number;
  /** 0 past the last position, 2^53. */
  slots: number;
  dimension: number;
  dimensions: number;
  /** null past the last position. */
  mean: number | null;
  /** The first value of the cell: what plain subsampling shows. */
  sample: number | null;
}

export interface Description {
  ladder: Convention['ladder'];
  layout: Convention['layout'];
  base: number;
  start: number;
  step: number;
  scale: number;
  /** As in Identification. */
  dtype: Identification['dtype'];
  odd: Convention['odd'];
  /** How far the base may be off. */
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

export interface Near
  extends Pick<
    Description,
    'ladder' | 'layout' | 'base' | 'start' | 'step' | 'scale' | 'dtype' | 'odd'
  > {
  /** What sets the table apart from this convention. */
  slip:
    | 'none'
    | 'sine-negated'
    | 'rows-reversed'
    | 'doubled-exponent'
    | 'index-not-halved'
    | 'row-shifted'
    | 'rows-overwritten'
    | 'bfloat16-positions'
    | 'bfloat16-angles';
  /** Root mean square of the difference. */
  rms: number;
  /** Of 'rows-overwritten': rows that fit, of 512 at the most that are compared. */
  rowsThatFit: number;
}

export interface Identification {
  /** The format with the fewest bits that holds every value. */
  dtype: 'float64' | 'float32' | 'bfloat16' | 'float16';
  rows: number;
  columns: number;
  /** Rows of zeros alone, padding, which are left out. */
  zeroRows: number;
  /** All descriptions that make this table, the rounder first; empty: none of those known does. */
  matches: Description[];
  /** Where nothing matches: at most three, the nearest first. */
  nearest: Near[];
}

export interface ReadTable {
  kind: 'npy' | 'json' | 'csv';
  rows: number;
  columns: number;
  /** null where it is text. */
  dtype: 'float64' | 'float32' | 'float16' | null;
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

  /** What the convention makes of a width, in a word; a bad width is no error here. */
  conventionWidth(given: { convention: Partial<Convention>; dModel: number }): WidthOutcome;

  /**
   * Two conventions side by side: `count` rows, 1 unless given, from `first` on, or each from its
   * own start; or one row at the point (x, y) where both take two coordinates.
   */
  conventionDifference(given: {
    one: Partial<Convention>;
    other: Partial<Convention>;
    dModel: number;
    count?: number;
    first?: number;
    x?: number;
    y?: number;
  }): ConventionDifference;

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

  /**
   * A table from a file: .npy (float16, float32 or float64), JSON (rows of numbers), or lines of
   * numbers apart by commas, semicolons or blanks. At most 2^24 values.
   */
  readTable(given: { file: Uint8Array }): ReadTable;

  /** Which convention made the table: such a file, or values in rows of `columns`. */
  identify(
    given: { file: Uint8Array } | { values: ArrayLike<number>; columns: number },
  ): Identification;

  /**
   * Rows `row` to `row + rows - 1` of a table of any length, at most 2^24 values at a time: the
   * values that `encode` gives.
   */
  tableWindow(
    given: LadderArguments & RunArguments & { row?: number; rows: number; dtype: 'float64' },
  ): Float64Array<ArrayBuffer>;
  tableWindow(
    given: LadderArguments & RunArguments & { row?: number; rows: number; dtype?: 'float32' },
  ): Float32Array<ArrayBuffer>;
  tableWindow(
    given: LadderArguments &
      RunArguments & { row?: number; rows: number; dtype?: 'float32' | 'float64' },
  ): Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

  /**
   * One frame of the map, 4 bytes per pixel, through a ramp of 256 colours: exact means, or with
   * picture 'sample' what plain subsampling draws. `down`, true unless given: positions run down,
   * width = breadth, height = length; false: to the right. Transparent past the last position.
   */
  zoomPicture(
    given: ZoomArguments & {
      colours: Uint8ClampedArray;
      picture?: 'mean' | 'sample';
      down?: boolean;
    },
  ): Uint8ClampedArray<ArrayBuffer>;

  /** The numbers behind the pixels, shape (length, breadth); NaN past the last position. */
  zoomValues(given: ZoomArguments & { picture?: 'mean' | 'sample' }): Float64Array;

  /** What one pixel covers: number `along` of the positions, `across` of the dimensions. */
  zoomCell(given: ZoomArguments & { along: number; across: number }): ZoomCell;

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

/** The same functions in a worker, each answering by a promise. */
export type WorkerLabs = WorkerEncoder & {
  [Name in keyof Labs]: (
    ...given: [...Parameters<Labs[Name]>, options?: CallOptions]
  ) => Promise<ReturnType<Labs[Name]>>;
};

export function loadWorkerLabs(options?: WorkerOptions): Promise<WorkerLabs>;

/** A table of any length as a file: .npy, or with `raw` its values alone, little-endian. */
export interface TablePlan extends LadderArguments, RunArguments {
  count: number;
  dtype?: 'float32' | 'float64';
  raw?: boolean;
}

export interface StreamOptions {
  /** Ends the writing, which then fails with the signal's reason. */
  signal?: AbortSignal;
  /** Bytes done, and bytes in all. */
  progress?: (done: number, all: number) => void;
}

type Maker = Pick<Labs, 'npyHeader' | 'tableWindow'>;

/** Bytes of the whole file. */
export function tableSize(labs: Maker, plan: TablePlan): number;

/** The file in pieces of about a megabyte, each the receiver's own. */
export function tableBytes(
  labs: Maker,
  plan: TablePlan,
  options?: StreamOptions,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>;

/** Writes the file and waits for each piece to be taken; answers the bytes written. */
export function writeTable(
  labs: Maker,
  plan: TablePlan,
  sink: { write: (bytes: Uint8Array<ArrayBuffer>) => unknown },
  options?: StreamOptions,
): Promise<number>;
