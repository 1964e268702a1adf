import { choice, oneTwoFive, real, tableOf, text, whole } from '../shell/table.js';

/** Systems of one coordinate, by the names that the module has for them. */
export const kSystems = [
  'paper',
  'tensor2tensor',
  'fairseq',
  'opennmt-py',
  'opennmt-py-concat',
  'opennmt-tf',
  'whisper',
  'distilbert',
  'marian',
  'tf-tutorial',
  'mae-1d',
  'diffusers',
  'stable-diffusion',
  'keras-hub',
];
/** Systems of two coordinates. */
export const kPlanes = ['detr', 'mae-2d', 'timm-2d'];
export const kOctaves = ['nerf', 'nerf-pi'];
export const kLanguages = ['numpy', 'pytorch', 'jax', 'cpp'];

/**
 * @typedef {{
 *   one: string, other: string, dModel: number, base: number, position: number, codeFor: string,
 *   language: string, vector: string, ropePosition: number, plane: string, planeWidth: number,
 *   x: number, y: number, octaves: string, levels: number, point: number,
 * }} Choice
 */
export const known = tableOf({
  one: choice(kSystems),
  other: choice(kSystems, 'fairseq'),
  // Odd ones too: what a framework makes of them is the point.
  dModel: whole(8, { min: 1, max: 32, low: 1, high: 128 }),
  base: real(10000, { stops: oneTwoFive(1e6), rule: 'base' }),
  position: real(5, { min: 0, max: 100, step: 1, rule: 'pos' }),
  codeFor: choice(['one', 'other', 'rope', 'plane', 'octaves']),
  language: choice(kLanguages),
  vector: text('1, 2, 3, 4', 400),
  ropePosition: real(3, { min: 0, max: 100, step: 1, rule: 'pos' }),
  plane: choice(kPlanes, 'mae-2d'),
  planeWidth: whole(8, { stops: [4, 8, 16, 32], low: 4, high: 128 }),
  x: real(1, { rule: 'pos' }),
  y: real(0, { rule: 'pos' }),
  octaves: choice(kOctaves),
  levels: whole(4, { min: 1, max: 10, low: 1, high: 32 }),
  point: real(0.5, { rule: 'pos' }),
});
