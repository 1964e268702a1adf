/**
 * What the lesson computes beside the library: stand-ins, catches and look-alikes. The article's
 * own; the library's promises of compatibility do not cover it.
 */
import type {
  CountArguments,
  Encoder,
  LadderArguments,
  LoadOptions,
  OmegaArguments,
  PairArguments,
} from './posenc.js';

export interface Twins {
  /** sin(omega slot). */
  height: number;
  /** 2 pi / |omega|, positions. */
  period: number;
  /** Rising; the slot itself is among them. */
  slots: Float64Array;
  /** 'period': whole turns apart. 'mirror': the cosine has the opposite sign. */
  kinds: ('period' | 'mirror')[];
  /** omega (other - slot) / (2 pi): whole for 'period'. */
  turns: Float64Array;
}

export interface NearReturns {
  slots: Float64Array;
  /** 2 |sin(omega slot / 2)|. */
  chords: Float64Array;
  /** Radians, (-pi, pi]. */
  angles: Float64Array;
}

export interface FlatPlaces {
  positions: Float64Array;
  /** The wave whose slope is 0 there. */
  waves: ('sine' | 'cosine')[];
}

export interface ShiftFit {
  /** R^2 of predicting sin(omega (p + k)) from sin(omega p) alone, without an intercept. */
  sine: number;
  /** R^2 of predicting it from sin(omega p) and cos(omega p). */
  pair: number;
  /** cos^2(k omega), where `sine` goes for many slots. */
  limit: number;
  /** The factor of the sine's own fit. */
  alone: number;
  /** Of the pair's fit: cos(k omega), sin(k omega). */
  coefficients: Float64Array;
  /** sin(omega (p + k)), shape (count,). */
  truth: Float64Array;
  fromSine: Float64Array;
  fromPair: Float64Array;
}

/** Each array has the shape (dModel / 2,). */
export interface Ladder {
  /** 2i / dModel. */
  exponents: Float64Array;
  /** Radians per position. */
  omegas: Float64Array;
  /** Positions. */
  wavelengths: Float64Array;
  /** Turns within `length` positions. */
  turns: Float64Array;
  /** Number of pairs with a turn or more. */
  completed: number;
}

export interface SlotMap {
  dimension: number;
  pair: number;
  isSine: boolean;
  /** 2 pair / dModel. */
  exponent: number;
  /** base^exponent. */
  divisor: number;
  /** 1 / divisor. */
  omega: number;
  /** Positions. */
  wavelength: number;
  /** omega pos, radians, whole turns included. */
  angle: number;
  value: number;
}

/** What a dimension would get if it were taken for the pair. */
export interface SlotSlip {
  exponent: number;
  omega: number;
  value: number;
}

export interface RotationCheck {
  omega: number;
  /** k omega, radians. */
  angle: number;
  /** The same without whole turns: [0, 2 pi) for k >= 0, (-2 pi, 0] below. */
  wedge: number;
  /** Row-major 2 x 2, acts on the column (sin, cos). */
  matrix: Float64Array;
  /** (sin, cos) at pos. */
  before: Float64Array;
  /** (sin, cos) at pos + k, taken exactly. */
  after: Float64Array;
  /** matrix times before. */
  product: Float64Array;
  /** Largest |after - product|. */
  residual: number;
}

export interface Attention {
  /** order[j]: where the word in shuffled slot j came from. */
  order: Int32Array;
  /** Shape (words, dModel). */
  outputs: Float64Array;
  /** Of the shuffled words, the same shape. */
  shuffledOutputs: Float64Array;
  /** Largest |shuffledOutputs[j] - outputs[order[j]]|. */
  difference: number;
  /** Root mean square of the norms of the embeddings. */
  embeddingNorm: number;
}

export interface Counter {
  /** 0 to length - 1. */
  counters: Float64Array;
  /** counters / length. */
  scaled: Float64Array;
  /** A stand-in for one word's embedding, shape (dModel,). */
  embedding: Float64Array;
  /** The embedding with the last slot's number added to every entry. */
  sum: Float64Array;
  embeddingNorm: number;
  /** Norm of the last slot's number as added. */
  counterNorm: number;
  /** counterNorm / embeddingNorm. */
  ratio: number;
}

/** Arrays of shape (dModel,). */
export interface TaggedWord {
  embedding: Float64Array;
  /** PE(pos). */
  tag: Float64Array;
  /** embedding + tag. */
  sum: Float64Array;
  embeddingNorm: number;
  tagNorm: number;
  sumNorm: number;
}

export interface Lesson {
  /** Where sine or cosine is flat, from first to last. */
  flatPlaces(given: OmegaArguments & { first?: number; last: number }): FlatPlaces;

  /** The slots from 0 to count - 1 at the height of one slot. */
  twins(given: OmegaArguments & CountArguments & { slot: number; tolerance?: number }): Twins;

  /** The record returns to the point of slot 0 among the slots 1 to limit. */
  nearReturns(given: OmegaArguments & { limit: number }): NearReturns;

  /** Can sin(omega (p + k)) be predicted linearly, over p = 0 to count - 1? */
  shiftFit(given: OmegaArguments & CountArguments & { k: number }): ShiftFit;

  ladder(given: LadderArguments & { length: number }): Ladder;

  /** Shape (dModel / 2,): omega_i pos less whole turns, radians in [0, 2 pi). */
  phases(given: LadderArguments & { pos: number }): Float64Array;

  /** From a dimension to its value, every stop of the way. */
  slotMap(given: LadderArguments & { pos: number; dimension: number }): SlotMap;

  slotSlip(given: LadderArguments & { pos: number; dimension: number }): SlotSlip;

  /** The matrix for k applied at pos, beside the true values at pos + k. */
  rotationCheck(given: PairArguments & { pos: number; k: number }): RotationCheck;

  /** One head of untrained self-attention over 1 to 256 words, dModel up to 1024. */
  attention(
    given: LadderArguments & { words: string[]; shuffle?: number; tagged?: boolean },
  ): Attention;

  counter(given: { length: number; dModel: number }): Counter;

  taggedWord(given: LadderArguments & { word: string; pos: number }): TaggedWord;

  /** Shape (rows,): smooth noise in [-1, 1], a stand-in for one column of a learned table. */
  learnedTable(given: { rows: number; seed?: number }): Float64Array;
}

export type LessonEncoder = Encoder & Lesson;

/** As loadEncoder, with the lesson's functions beside the library's. */
export function loadLesson(options?: LoadOptions): Promise<LessonEncoder>;
