import { bindControls } from './controls.js';
import { showFilled } from './html.js';
import { createPlayer } from './player.js';
import { createStage } from './stage.js';
import { createDataTable } from './table.js';
import { fillText } from './text.js';
import { bindTakingBack } from './touch.js';

/**
 * Everything that figures have in common: controls, refusals, live caption, name, description,
 * table, lazy mounting. The figure itself only models and draws.
 *
 * @typedef {import('../figures/contract.js').Figure} Figure
 * @typedef {import('../figures/contract.js').FigureText} FigureText
 * @typedef {{
 *   store: import('./store.js').Store,
 *   initial: import('../figures/parameters.js').State,
 *   scheduler: ReturnType<typeof import('./scheduler.js').createScheduler>,
 *   words: Record<string, any>, locale: string,
 *   explain: (refusal: import('./rules.js').Refusal) => string,
 *   say: (key: string, value: any) => string,
 *   unit: (key: string, value: any) => string,
 *   remark: (key: string, value: any) => string,
 *   announce: (text: string) => void,
 *   stopped: (error: Error) => void,
 * }} Around
 *
 * @param {Figure} figure
 * @param {HTMLElement} element  the markup of figure-markup.js
 * @param {FigureText} text
 * @param {string[]} reads the keys of the state that it shows
 * @param {Around} around
 */
export function createFrame(figure, element, text, reads, around) {
  const { store, scheduler, locale } = around;
  const find = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (element.querySelector(name));
  const root = find('.stage');
  const problem = find('.figure-problem');
  bindTakingBack(element, store);
  const controls = bindControls(element, figure.controls, around);
  const player = figure.player && createPlayer(find('.player'), figure.player, around);
  const table = createDataTable(find('.figure-data'), figure, text, locale);

  /** @type {import('../figures/contract.js').Engine | null} */
  let engine = null;
  /** @type {import('../figures/contract.js').Mounted | null} */
  let mounted = null;
  /** @type {any} */
  let model = null;
  /** The control that the encoder's last refusal stands at. @type {string | null} */
  let blamed = null;

  /** @returns {boolean} whether there is a model of the state as it is now */
  const think = () => {
    try {
      model = figure.model(/** @type {any} */ (engine), store.state);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const refusal = refusalIn(error, store.state);
      if (controls.complain(refusal)) blamed = refusal.key;
      else problem.textContent = around.explain(refusal);
      return false;
    }
    problem.textContent = '';
    if (blamed) controls.clear(blamed);
    blamed = null;
    return true;
  };
  /** @param {import('../figures/parameters.js').State} state */
  const showWords = (state) => {
    const values = figure.facts(model, state);
    showFilled(find('.caption'), text.caption, values, locale);
    showFilled(find('.description'), text.description, values, locale);
    const name = fillText(text.name, values, locale);
    root.setAttribute('aria-label', name);
    for (const canvas of root.querySelectorAll('canvas[data-unnamed]')) {
      canvas.setAttribute('aria-label', name);
    }
    table.show(model, state);
  };

  const current = () => /** @type {import('../figures/contract.js').Engine} */ (engine);
  /** What an encoder that stopped leaves undone is done again with the next one. @param {() => void} act */
  const guarded = (act) => () => {
    try {
      act();
    } catch (error) {
      if (/** @type {any} */ (error)?.code !== 'stopped') throw error;
      engine = null;
      job.stale = true;
      around.stopped(/** @type {Error} */ (error));
    }
  };
  const job = {
    near: false,
    visible: false,
    stale: true,
    paint: guarded(() => {
      if (!engine) return;
      mounted ??= figure.mount(
        root,
        createStage({ figure, text, element, engine: current, around }),
      );
      // The last good picture stays; a figure that has none yet shows the opening one.
      let shown = store.state;
      if (!think()) {
        if (model) return;
        shown = around.initial;
        model = figure.model(engine, shown);
      }
      mounted.render(model, shown);
      element.dataset.painted = '';
      showWords(shown);
    }),
    refresh: guarded(() => {
      if (engine && think()) showWords(store.state);
      // The picture is still to come when the figure is next seen.
      job.stale = true;
    }),
  };
  scheduler.add(job);
  const stop = store.subscribe((_, changed) => {
    if (reads.some((key) => changed.has(key))) scheduler.ask(job);
  });

  return {
    id: figure.id,
    element,
    /**
     * @param {import('../figures/contract.js').Engine} loaded
     * @param {boolean} baked whether the words that came with the page fit the state
     */
    start(loaded, baked) {
      engine = loaded;
      if (job.near || job.visible) scheduler.approach(job);
      else if (!baked) scheduler.ask(job);
    },
    /** Within a screen or so: time to be drawn. @param {boolean} near */
    setNear(near) {
      job.near = near;
      if (near && engine) scheduler.approach(job);
    },
    /** On the screen, in part at least. @param {boolean} visible */
    setVisible(visible) {
      job.visible = visible;
      player?.setVisible(visible);
      if (visible && engine) scheduler.approach(job);
    },
    repaint() {
      scheduler.ask(job);
    },
    destroy() {
      stop();
      scheduler.remove(job);
      controls.destroy();
      player?.destroy();
      mounted?.destroy();
      mounted = null;
    },
  };
}

/**
 * @param {any} error a RangeError of the encoder
 * @param {import('../figures/parameters.js').State} state
 * @returns {import('./rules.js').Refusal}
 */
function refusalIn(error, state) {
  const key = error.parameter in state ? error.parameter : 'figure';
  const { code = 'refused', value, low, high, message } = error;
  return { code, key, value, low, high, message };
}
