import { initialState } from '../figures/parameters.js';
import { createEncoderLife } from './encoder.js';
import { createExplainer } from './explain.js';
import { createFrame } from './frame.js';
import { createMotion } from './motion.js';
import { createScheduler } from './scheduler.js';
import { createStore } from './store.js';

/**
 * What figures live in: one state, the words of one language, an encoder, and the time at which
 * things are drawn. The article makes one for all of its figures, so that they move together; a
 * figure that stands alone makes its own.
 *
 * @import {Control, Engine, Figure, FigureText, Player} from '../figures/contract.js'
 * @import {Key, State, Value} from '../figures/parameters.js'
 * @import {EncoderLife} from './encoder.js'
 * @import {Frame} from './frame.js'
 * @import {Motion} from './motion.js'
 * @import {Refusal} from './rules.js'
 * @import {Store} from './store.js'
 *
 * @typedef {{reads: string[], controls: Array<Key | Control>, player?: Player}} Outline
 *   what is known of a figure before its code is there; made by the build (web/tools/page)
 * @typedef {Record<string, any> & {controls: Record<string, import('./control-markup.js').Words>}} Words
 *   the language's interface.json
 * @typedef {{
 *   words: Words, refusals: Record<string, string>,
 *   defaults: Partial<Record<string, Value>>, figures: Record<string, FigureText>,
 *   outlines: Record<string, Outline>, about?: About,
 * }} Strings  one language, and the outlines of the figures, as the build puts them into a page
 * @typedef {{language: string, languages: Record<string, string>, version: string}} About
 *   the page: its language by the name of the folder, all languages by their own names, its release
 * @typedef {{
 *   about?: About,
 *   store: Store, initial: State, words: Words, locale: string,
 *   explain: (refusal: Refusal) => string, say: (key: string, value: any) => string,
 *   unit: (key: string, value: any) => string, remark: (key: string, value: any) => string,
 *   announce: (text: string) => void,
 *   scheduler: ReturnType<typeof createScheduler>, motion: Motion, encoder: EncoderLife,
 *   ground: Element | null,
 *   frames: ReadonlySet<Frame>,
 *   add(entry: {id: string, load: () => Promise<Figure>}, element: HTMLElement): Frame,
 *   destroy(): void,
 * }} Host
 */

/**
 * @param {{
 *   strings: Strings, locale: string, announce?: (text: string) => void, ground?: Element | null,
 * } & ({load: (attempt: number) => Promise<Engine>} | {encoder: EncoderLife})} parts
 *   announce: tells screen readers, politely; ground: where the colours come from, unless from the
 *   whole document; load: the encoder; encoder: one that several hosts share
 * @returns {Host}
 */
export function createHost({ strings, locale, announce = () => {}, ground = null, ...parts }) {
  const { words, refusals, defaults, about } = strings;
  const initial = initialState(defaults);
  const store = createStore(initial);
  const encoder = 'load' in parts ? createEncoderLife(parts.load) : parts.encoder;
  const scheduler = createScheduler();
  const motion = createMotion();
  /** @type {Set<Frame>} */
  const frames = new Set();
  /** @type {Host} */
  const host = {
    ...{ store, initial, words, locale, announce, scheduler, motion, encoder, ground, frames },
    about,
    ...createExplainer(words, refusals, locale),
    add({ id, load: loadFigure }, element) {
      const figure = { id, text: strings.figures[id], ...strings.outlines[id], load: loadFigure };
      const frame = createFrame(figure, element, host);
      frames.add(frame);
      return frame;
    },
    destroy() {
      for (const frame of frames) frame.destroy();
      frames.clear();
      motion.destroy();
      scheduler.destroy();
      if ('load' in parts) encoder.destroy();
    },
  };
  return host;
}
