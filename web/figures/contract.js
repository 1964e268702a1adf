/**
 * What every figure exports, and what it is given. See the frame for what becomes of it.
 *
 * @typedef {Readonly<Record<string, any>>} State  what the reader has set, by parameter
 * @typedef {{
 *   key: string, min?: number, max?: number, step?: number, stops?: number[],
 *   presets?: Array<number | {text: string, values: Record<string, any>}>, as?: 'button',
 *   slider?: boolean,
 * }} Control
 *   narrows the slider of a parameter; presets: values of it, or named sets of values (text: a key
 *   of the figure's labels); as 'button': each press counts up by one; slider false: no slider
 * @typedef {Record<string, any>} Engine  the encoder, loaded
 * @typedef {{
 *   title: string, caption: string, name: string, description: string,
 *   columns?: Record<string, string>, labels?: Record<string, string>,
 * }} FigureText
 * @typedef {{
 *   id: string,
 *   reads: string[],
 *   controls: Array<string | Control>,
 *   size: 'wide' | 'text',
 *   layout?: 'beside' | 'below',
 *   aspect: number,
 *   narrowAspect: number,
 *   player?: {key: string, every: number, min?: number, max: number | ((state: State) => number),
 *     loop?: boolean},
 *   model(engine: Engine, state: State): any,
 *   facts(model: any, state: State): Record<string, number | string>,
 *   table(model: any, state: State): {columns: string[], rows: Array<Array<number | string>>},
 *   mount(root: HTMLElement, stage: Stage): Mounted,
 * }} Figure
 *   player: play and step buttons that count state[key] up from min to max, `every` milliseconds
 * @typedef {{render(model: any, state: State): void, destroy(): void}} Mounted
 * @typedef {{
 *   engine: Engine,
 *   readonly state: State,
 *   text(key: string, values?: Record<string, number | string>): string,
 *   number(value: number, format?: string): string,
 *   change(partial: Record<string, unknown>): boolean,
 *   theme(): import('../charts/theme.js').Theme,
 *   onTheme(listener: () => void): void,
 *   announce(text: string): void,
 *   id(suffix: string): string,
 *   readonly motion: boolean,
 * }} Stage
 *   text: the figure's own words by key ('labels.now', 'columns.slot'), filled; number: as texts
 *   write it ('', ':3', '~3', '!'); change: false when refused, which the frame then shows;
 *   announce: tells screen readers, politely
 */

export {};
