/**
 * Sinusoidal positional encodings, exact at every position up to 2^53 (Vaswani et al. 2017, section
 * 3.5): dimension 2i holds sin(omega_i pos), dimension 2i + 1 holds cos(omega_i pos), with
 * omega_i = base^(-2i / dModel) radians per position.
 *
 * Every array is the caller's own; there is nothing to delete. An unknown or missing name and a
 * wrong type are a TypeError, a value out of range is a RangeError: both carry `code`, `parameter`
 * and `value`, and nothing has been allocated by then.
 */

/** `dModel`: even, 2 to 2^24. `base`: at least 1, 10000 unless given. */
export interface LadderArguments {
  dModel: number;
  base?: number;
}

/** Positions first, first + step, ...: taken exactly, fractions and negatives too, up to +-2^53. */
export interface RunArguments {
  /** 0 unless given. */
  first?: number;
  /** 1 unless given. */
  step?: number;
}

/** At most 2^24 values in one table. */
export interface CountArguments {
  count: number;
}

/** float32 unless given. */
export type Float32Arguments = LadderArguments &
  RunArguments &
  CountArguments & { dtype?: 'float32' };
export type Float64Arguments = LadderArguments &
  RunArguments &
  CountArguments & { dtype: 'float64' };

/** Any frequency: radians per position, up to +-2^53. */
export interface OmegaArguments {
  omega: number;
}

/** `pair`: 0 to dModel / 2 - 1. */
export interface PairArguments extends LadderArguments {
  pair: number;
}

/** Arrays of shape (count,), for the offsets k = 0 to count - 1. */
export interface Similarity {
  /** PE(p) . PE(p + k), the same for every p. */
  dots: Float64Array;
  /** |PE(p) - PE(p + k)|. */
  distances: Float64Array;
  /** Number of steps from k to k + 1 at which the distance falls. */
  falls: number;
  /** |PE(p) - PE(p + 1)|. */
  neighbour: number;
}

export interface Norms {
  /** dModel / 2: what every squared norm is. */
  squaredNorm: number;
  /** The least squared norm measured. */
  smallest: number;
  /** The greatest squared norm measured. */
  largest: number;
  /** Largest |sin^2 + cos^2 - 1| of a pair. */
  largestDeviation: number;
  /** Number of pairs off 1 by -8 ... 8 units of 2^-53; the ends count what is further off. */
  deviations: Float64Array;
  pairs: number;
  rows: number;
}

export interface Refusal {
  code: string;
  parameter: string;
  value: unknown;
  /** One sentence: parameter, rule, value. */
  message: string;
}

export interface Encoder {
  /**
   * Row-major, shape (count, dModel). Float32 values are the correctly rounded ones, float64
   * values within 1.0e-16 of the true ones, at every position.
   */
  encode(given: Float64Arguments): Float64Array<ArrayBuffer>;
  encode(given: Float32Arguments): Float32Array<ArrayBuffer>;
  encode(
    given: Float32Arguments | Float64Arguments,
  ): Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

  /** Fills the caller's table, rows = table.length / dModel, and answers it. */
  encodeInto<Table extends Float32Array | Float64Array>(
    table: Table,
    given: LadderArguments & RunArguments,
  ): Table;

  /**
   * The table of `encode` without a copy: `visit` is called with one window of it after another, a
   * view of whole rows and the number of its first row. For texSubImage2D, writeBuffer and their
   * like, which copy by themselves; `encodeInto` copies once and leaves the table to you.
   *
   * The view lies in the encoder's own memory. It holds these rows until `visit` returns: do not
   * keep it, and write nothing through it or its `buffer`. Until then every other call of this
   * encoder is refused with an Error whose `code` is 'busy'.
   */
  eachWindow(given: Float64Arguments, visit: (view: Float64Array, row: number) => void): void;
  eachWindow(given: Float32Arguments, visit: (view: Float32Array, row: number) => void): void;

  /**
   * Means over `slots` consecutive positions, `step` apart, row-major, shape (count, dModel): row r
   * covers first + r * slots * step and the `slots` - 1 positions after it. From a closed form, so
   * any number of slots costs the same; each value within 1.4e-15 (float64) or 3.0e-8 (float32) of
   * the true mean. slots: 1 to 2^53.
   */
  averages(
    given: LadderArguments & RunArguments & CountArguments & { slots: number; dtype?: 'float64' },
  ): Float64Array<ArrayBuffer>;
  averages(
    given: LadderArguments & RunArguments & CountArguments & { slots: number; dtype: 'float32' },
  ): Float32Array<ArrayBuffer>;

  /**
   * One pixel (red, green, blue, alpha) per value, shape (count, columns, 4). `colours`: 256 such
   * pixels, the first for -1, the last for +1. A pixel shows the exact mean over `slotsPerRow`
   * consecutive positions and `dimensionsPerColumn` neighbouring dimensions, both 1 unless given;
   * columns = dModel / dimensionsPerColumn rounded up, and the last column shows the dimensions
   * that are left, which may be fewer.
   */
  heatMap(
    given: LadderArguments &
      RunArguments &
      CountArguments & {
        colours: Uint8ClampedArray;
        slotsPerRow?: number;
        dimensionsPerColumn?: number;
      },
  ): Uint8ClampedArray<ArrayBuffer>;

  /** omega_i, radians per position, shape (dModel / 2,). */
  frequencies(given: LadderArguments): Float64Array;

  /** 2 pi / omega_i, positions, shape (dModel / 2,). */
  wavelengths(given: LadderArguments): Float64Array;

  /** [cos, sin, -sin, cos] of k omega: row-major 2 x 2, acts on the column (sin, cos). */
  rotation(given: OmegaArguments & { k: number }): Float64Array;

  /** Shape (count, 2): sin, cos of omega pos. */
  wave(given: OmegaArguments & RunArguments & CountArguments): Float64Array;

  /** Shape (count, 2): the slopes of sin and cos, per position. */
  slopes(given: OmegaArguments & RunArguments & CountArguments): Float64Array;

  /** Shape (count,): omega pos less whole turns, radians in [0, 2 pi). */
  angles(given: OmegaArguments & RunArguments & CountArguments): Float64Array;

  /** Shape (count, 2): sin, cos of one pair of the ladder. */
  pairWave(given: PairArguments & RunArguments & CountArguments): Float64Array;

  similarity(given: LadderArguments & CountArguments): Similarity;

  /** PE(first + p) . PE(first + q), shape (count, count). */
  gram(given: LadderArguments & CountArguments & { first?: number }): Float64Array;

  norms(given: LadderArguments & CountArguments & { first?: number }): Norms;

  /** What is wrong with one value, or null; nothing is thrown for it. */
  refusalOf(parameter: string, value: unknown): Refusal | null;
}

/** Bytes, or the address they are at. */
export type Source = string | URL | ArrayBuffer | ArrayBufferView;

export interface LoadOptions {
  /** The module; ./posenc.wasm beside this file unless given. */
  wasm?: Source;
  /** The module for engines without SIMD; ./posenc-scalar.wasm unless given. */
  scalarWasm?: Source;
  /** false: take the scalar module even where SIMD is there. */
  simd?: boolean;
  /** Milliseconds to wait for the network; 20000 unless given, Infinity for as long as it takes. */
  timeout?: number;
  /** Ends the loading, which then fails with the signal's reason. */
  signal?: AbortSignal;
  /** true: take bytes that are not those of this release, if they count right in a few samples. */
  anyBuild?: boolean;
}

/**
 * The same call in a browser, a worker and Node. Fails with an Error whose `code` is one of these;
 * calling again is safe.
 * - 'load-failed': nothing could be read; `status` is the answer's, where there was an answer
 * - 'load-timeout': no whole answer in time
 * - 'not-this-file': damaged, or of another version than this script
 * - 'not-a-module', 'wrong-answers': damaged, where no fingerprint could be compared
 * - 'forbidden': a content security policy without 'wasm-unsafe-eval'
 * - 'no-webassembly', 'out-of-memory': as they say
 */
export function loadEncoder(options?: LoadOptions): Promise<Encoder>;

/** Of one call to a worker. */
export interface CallOptions {
  /** Ends the call, which then fails with the signal's reason; the calls behind it go on. */
  signal?: AbortSignal;
}

/** The same functions, each answering by a promise; arrays are handed over, not copied. */
export type WorkerEncoder = {
  [Name in Exclude<keyof Encoder, 'encode' | 'encodeInto' | 'eachWindow'>]: (
    ...given: [...Parameters<Encoder[Name]>, options?: CallOptions]
  ) => Promise<ReturnType<Encoder[Name]>>;
} & {
  encode(given: Float64Arguments, options?: CallOptions): Promise<Float64Array<ArrayBuffer>>;
  encode(given: Float32Arguments, options?: CallOptions): Promise<Float32Array<ArrayBuffer>>;
  encode(
    given: Float32Arguments | Float64Arguments,
    options?: CallOptions,
  ): Promise<Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>;
  /**
   * The table's memory goes to the worker and comes back in the answer, or as `table` of the error
   * where the call is refused; the table given is empty then.
   */
  encodeInto<Table extends Float32Array | Float64Array>(
    table: Table,
    given: LadderArguments & RunArguments,
    options?: CallOptions,
  ): Promise<Table>;
  /** Ends the worker; calls under way fail with the code 'closed'. */
  close(): void;
};

export interface WorkerOptions extends LoadOptions {
  /** The worker's script; ./posenc-worker.js beside this file unless given. */
  worker?: string | URL;
}

/** An encoder in a worker of its own: long tables leave the page responsive. */
export function loadWorkerEncoder(options?: WorkerOptions): Promise<WorkerEncoder>;
