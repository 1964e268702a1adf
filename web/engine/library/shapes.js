// Arguments that several functions share, with their defaults.
import { number } from '../arguments.js';

export const ladder = { dModel: number(), base: number(10000) };
export const run = { first: number(0), step: number(1) };
