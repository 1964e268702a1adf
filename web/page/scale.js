import { parameters as ofArticle } from '../figures/parameters.js';
import { watched } from './reads.js';

/**
 * How a control stands for a parameter: the places of its slider, its presets, and what it depends
 * on.
 *
 * @import {Control} from '../figures/contract.js'
 * @import {Key, Parameter, State, Values} from '../figures/parameters.js'
 */

/** @param {string | Control} control @returns {Control} */
export function controlOf(control) {
  return typeof control === 'string' ? { key: /** @type {Key} */ (control) } : control;
}

/**
 * The slider's places as values: one to one, or one place per stop.
 *
 * @param {Control} control
 * @param {Parameter} parameter
 * @param {State} state
 */
export function scaleOf(control, parameter, state) {
  const narrowed = control.min !== undefined || control.max !== undefined;
  const stops = control.stops ?? (narrowed ? undefined : parameter.stops);
  if (stops) {
    return {
      stops: true,
      min: 0,
      max: stops.length - 1,
      step: 1,
      /** The nearest stop. @param {number} value */
      place: (value) =>
        stops.reduce(
          (best, stop, n) => (apart(stop, value) < apart(stops[best], value) ? n : best),
          0,
        ),
      /** @param {number} place */
      value: (place) => stops[place],
    };
  }
  const [least, most] = parameter.within?.(state) ?? [-Infinity, Infinity];
  const min = Math.max(control.min ?? parameter.min ?? 0, least);
  const max = Math.min(control.max ?? (parameter.within ? most : (parameter.max ?? 100)), most);
  return {
    stops: false,
    min,
    max,
    step: control.step ?? parameter.step ?? 1,
    /** @param {number} value */
    place: (value) => Math.min(Math.max(value, min), max),
    /** @param {number} place */
    value: (place) => place,
  };
}

/**
 * The keys that change how a control looks: its own, those that its limits follow, and those that
 * its presets set.
 *
 * @param {Control} control
 * @param {State} state any
 * @param {Readonly<Record<string, Parameter>>} [parameters] those of a page of its own
 * @returns {Set<string>}
 */
export function dependenciesOf(control, state, parameters = ofArticle) {
  /** @type {Set<string>} */
  const keys = new Set([control.key]);
  parameters[control.key].within?.(watched(state, keys));
  for (const preset of control.presets ?? []) {
    if (typeof preset === 'object') for (const key of Object.keys(preset.values)) keys.add(key);
  }
  return keys;
}

/**
 * Whether the state is what a preset would make it.
 *
 * @param {State} state
 * @param {Control} control
 * @param {number} index
 */
export function holds(state, control, index) {
  const preset = control.presets?.[index];
  if (typeof preset !== 'object') return Object.is(state[control.key], preset);
  /** @type {Values} */
  const values = state;
  return Object.entries(preset.values).every(([key, value]) => Object.is(values[key], value));
}

/** @param {number} a @param {number} b */
function apart(a, b) {
  return Math.abs(a - b);
}
