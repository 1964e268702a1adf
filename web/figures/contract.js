/**
 * What every figure exports, and what it is given. The page (or an embed) owns the rest: the state,
 * the controls, captions, the data table, names for screen readers.
 *
 * Who calls what, and when:
 * - `model(engine, state)` once for each state that is shown. It is pure: the same state gives the
 *   same numbers, and nothing outside is touched. It throws a RangeError with `code`, `parameter`
 *   and `value` for what it cannot show; the frame then keeps the last good picture.
 * - `facts(model, state)` and `table(model, state)` after it, for the words and for the data.
 * - `mount(root, stage)` once, when the figure comes near the screen. It may ask the encoder, but
 *   must take `stage.engine` at each use, because an encoder that stopped is replaced.
 * - `render(model, state, at)` after each model, and once per animation frame during a motion; it
 *   asks the encoder nothing while `at` is given.
 * - `destroy()` when the figure leaves the page: nothing of it may go on listening.
 *
 * @import {LessonEncoder} from '../engine/lesson/index.js'
 * @import {Theme} from '../charts/theme.js'
 * @import {Change, Key, State as PageState} from './parameters.js'
 *
 * @typedef {LessonEncoder} Engine
 * @typedef {PageState} State  what the reader has set, by parameter; frozen
 * @typedef {{
 *   key: Key, min?: number, max?: number, step?: number, stops?: number[],
 *   presets?: Array<number | {text: string, values: Change}>, as?: 'button', slider?: boolean,
 * }} Control
 *   narrows the slider of a parameter; presets: values of it, or named sets of values (text: a key
 *   of the figure's labels); as 'button': each press counts up by one; slider false: no slider
 * @typedef {{
 *   title: string, caption: string, name: string, description: string,
 *   columns?: Record<string, string>, labels?: Record<string, string>,
 * }} FigureText
 * @typedef {{
 *   key: NumberKey, every: number, min?: number, max: number,
 *   loop?: boolean,
 * }} Player  play and step buttons that count state[key] up from min to max, `every` milliseconds;
 *   plain data, like the controls, because the page knows both before the figure's code is there
 * @typedef {{[Name in Key]: State[Name] extends number ? Name : never}[Key]} NumberKey
 * @typedef {Record<string, number | string>} Facts
 * @typedef {{columns: string[], rows: Array<Array<number | string>>}} Table
 */

/**
 * @template [Model=any]
 * @typedef {{from: Model, share: number}} At
 *   a point of a motion: the picture shows what lies `share` (0 to 1) of the way from that model to
 *   the present one, angles the short way
 */

/**
 * @template [Model=any]
 * @typedef {{
 *   render(model: Model, state: State, at?: At<Model> | null): void,
 *   destroy(): void,
 * }} Mounted
 */

/**
 * @template [Model=any] Frames and tools hold figures of all kinds, and look into no model.
 * @typedef {{
 *   id: string,
 *   controls: Array<Key | Control>,
 *   heading?: 'h2' | 'h3',
 *   size: 'wide' | 'text',
 *   layout?: 'strip' | 'below',
 *   aspect: number,
 *   narrowAspect: number,
 *   player?: Player,
 *   model(engine: Engine, state: State): Model,
 *   facts(model: Model, state: State): Facts,
 *   table(model: Model, state: State): Table,
 *   mount(root: HTMLElement, stage: Stage): Mounted<Model>,
 * }} Figure
 */

/**
 * @typedef {{
 *   readonly engine: Engine,
 *   readonly state: State,
 *   text(key: string, values?: Record<string, number | string>): string,
 *   number(value: number, format?: string): string,
 *   change(partial: Change): boolean,
 *   theme(): Theme,
 *   onTheme(listener: () => void): void,
 *   announce(text: string): void,
 *   id(suffix: string): string,
 *   readonly motion: boolean,
 * }} Stage
 *   text: the figure's own words by key ('labels.now', 'columns.slot'), filled; number: as texts
 *   write it ('', ':3', '~3', '!'); change: false when refused, which the frame then shows;
 *   announce: tells screen readers, politely
 */

/**
 * The figure itself; here for its types, which follow from what `model` answers.
 *
 * @template Model
 * @param {Figure<Model>} figure
 * @returns {Figure<Model>}
 */
export function defineFigure(figure) {
  return figure;
}
