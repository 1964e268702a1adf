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

/** Distances |PE(p) - PE(p + k)|, which depend on k alone, by the first few of the pairs. */
export interface NearestLevel {
  pairs: number;
  /** The k of 1 to limit with the least distance, the first of equals. */
  slot: number;
  distance: number;
  /** Distance at k = 1. */
  neighbour: number;
}

/** By all of the pairs. */
export interface Nearest extends NearestLevel {
  /** The least k > 1 with a distance below `neighbour`; 0: none up to limit. */
  closer: number;
  /** By the first 1, 2, 4 ... of the pairs, and by all of them. */
  levels: NearestLevel[];
}

export interface Digits {
  bits: number;
  /** Shape (count, bits), 0 or 1, the fastest digit first. */
  binary: Uint8Array;
  /** The same of the reflected code, p xor floor(p / 2), of which one digit changes per slot. */
  gray: Uint8Array;
  /** Binary digits that change from each slot to the next, shape (count - 1,). */
  flips: Float64Array;
  /** Their square roots: how long each step is. */
  steps: Float64Array;
  meanFlips: number;
}

/** Arrays of shape (count,), by the slot j that is looked at, before the sharpness. */
export interface LookBack {
  /** s^2 (R e_p) . e_j, with R the rotation by -offset. */
  wordWord: Float64Array;
  /** s (R e_p) . PE(j). */
  wordTag: Float64Array;
  /** s PE(p - offset) . e_j. */
  tagWord: Float64Array;
  /** PE(p - offset) . PE(j). */
  tagTag: Float64Array;
  /** The terms that count, added up. */
  scores: Float64Array;
  /** softmax(sharpness scores); 0 where hidden. */
  weights: Float64Array;
  /** The slot with the most weight. */
  strongest: number;
  /** Of the weights, in nats. */
  entropy: number;
  /** The entropy if all slots that are not hidden weighed the same. */
  uniform: number;
  /** The scale of the words below which slot p - offset wins on average. */
  largestScale: number;
}

export interface Bilinear {
  /** (W_q PE(p)) . (W_k PE(q)), shape (count, count). */
  scores: Float64Array;
  /** How much of their variance the distance p - q alone explains, 0 to 1. */
  diagonalShare: number;
}

/** Of one batch; batches add up. */
export interface ReadBack {
  trials: number;
  /** Trials in which the best match was the slot itself. */
  exact: number;
  withinOne: number;
  withinTwo: number;
  /** Sum of the chances that the sum fits its word better than all others of the vocabulary. */
  word: number;
  /** Sum of the squares of these chances. */
  wordSquares: number;
  /** Sum of the chances if the slot is known and its tag taken off. */
  wordKnown: number;
  /** 1 - 2 Phi(-D_1 / (2 scale)): the share read exactly if only neighbours could be mistaken. */
  formula: number;
}

export interface Lesson {
  /** The nearest other slot within `limit` (up to 10^6), by the pairs from firstPair on. */
  nearest(
    given: LadderArguments & { limit: number; firstPair?: number; pairs?: number },
  ): Nearest;

  /** Binary and reflected digits of the slots first to first + count - 1. */
  digits(given: { count: number; first?: number }): Digits;

  /**
   * A head whose query is turned back by `offset` slots (1 unless given). Words, if any, come from
   * `words` or else from the generator with `seed`; count: as many as there are words.
   */
  lookBack(
    given: LadderArguments & {
      position: number;
      count?: number;
      offset?: number;
      sharpness?: number;
      firstPair?: number;
      pairs?: number;
      causal?: boolean;
      hideSelf?: boolean;
      tagOnly?: boolean;
      words?: string[] | null;
      seed?: number | null;
      scale?: number;
    },
  ): LookBack;

  /** Scores of the encodings under random query and key matrices, count up to 64. */
  randomBilinear(given: LadderArguments & CountArguments & { seed?: number }): Bilinear;

  /**
   * Trials firstTrial to firstTrial + trials - 1 of reading back a slot and a word from their sum
   * ('add') or from two halves side by side ('halves'). The same seed gives the same trials.
   */
  readBack(
    given: LadderArguments & {
      trials: number;
      firstTrial?: number;
      seed?: number;
      slots?: number;
      join?: 'add' | 'halves';
      scale?: number;
      vocabulary?: number;
    },
  ): ReadBack;

  /** The rows of the ladder: exponent, omega and wavelength of each pair. */
  ladderTable(given: LadderArguments): Pick<Ladder, 'exponents' | 'omegas' | 'wavelengths'>;

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
