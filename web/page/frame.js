import { onGround } from '../charts/theme.js';
import { bindControls } from './controls.js';
import { showFilled } from './html.js';
import { createPlayer } from './player.js';
import { watched } from './reads.js';
import { createStage } from './stage.js';
import { createDataTable } from './table.js';
import { fillText } from './text.js';
import { bindTakingBack } from './touch.js';

/**
 * Everything that figures have in common: controls, refusals, live caption, name, description,
 * table, loading and mounting when it comes near. The figure itself only models and draws.
 *
 * @import {Figure, FigureText, Mounted, State} from '../figures/contract.js'
 * @import {Host, Outline} from './host.js'
 * @typedef {ReturnType<typeof createFrame>} Frame
 */

/**
 * @param {Outline & {id: string, text: FigureText, load: () => Promise<Figure>}} parts
 *   load: the figure's own code, which may come later than the page
 * @param {HTMLElement} element the markup of figure-markup.js
 * @param {Host} host
 */
export function createFrame(parts, element, host) {
  const { id, text, controls: asked, player: plan, load } = parts;
  const { store, scheduler, motion, encoder, locale } = host;
  const find = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (element.querySelector(name));
  const root = find('.stage');
  const problem = find('.figure-problem');
  bindTakingBack(element, store);
  bindMore(element);
  const controls = bindControls(element, asked, host);
  const player = plan && createPlayer(find('.player'), plan, host);
  const table = createDataTable(find('.figure-data'), text, locale);
  /** The keys of the state that it shows; what the pictures read besides is added. */
  const reads = new Set(parts.reads);

  /** @type {Figure | null} */
  let figure = null;
  /** @type {Promise<void> | null} */
  let loading = null;
  /** @type {Mounted | null} */
  let mounted = null;
  /** What is on the screen, or on its way there. @type {{model: unknown, state: State} | null} */
  let shown = null;
  /** The state of the last picture, as the store had it. @type {State | null} */
  let drawnFor = null;
  /** The control that the encoder's last refusal stands at. @type {string | null} */
  let blamed = null;
  let ended = false;

  const fetchFigure = () => {
    loading ??= load().then(
      (loaded) => {
        if (ended) return;
        figure = loaded;
        if (problem.dataset.missing !== undefined) problem.textContent = '';
        delete problem.dataset.missing;
        catchUp();
      },
      (error) => {
        console.warn(error);
        // Asked for again when it next comes near.
        loading = null;
        problem.dataset.missing = '';
        problem.textContent = host.words.loading.figure;
      },
    );
  };
  /** Whether it can show anything: the encoder is there, and so is the figure's own code. */
  const able = () => {
    if (!encoder.engine) return null;
    if (!figure) fetchFigure();
    return figure && { figure, engine: encoder.engine };
  };
  /** @returns {{model: unknown, state: State} | null} null where the state is refused */
  const think = (/** @type {NonNullable<ReturnType<typeof able>>} */ { figure: one, engine }) => {
    const state = watched(store.state, reads);
    /** @type {unknown} */
    let model;
    try {
      model = one.model(engine, state);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // The last good picture stays, but is seen not to be what the controls say.
      element.classList.toggle('refused', shown !== null);
      const refusal = refusalIn(error, state);
      if (controls.complain(refusal)) blamed = refusal.key;
      else problem.textContent = host.explain(refusal);
      return null;
    }
    element.classList.remove('refused');
    problem.textContent = '';
    if (blamed) controls.clear(blamed);
    blamed = null;
    return { model, state };
  };
  const showWords = (
    /** @type {Figure} */ one,
    /** @type {{model: unknown, state: State}} */ { model, state },
  ) => {
    const values = one.facts(model, state);
    showFilled(find('.caption'), text.caption, values, locale);
    showFilled(find('.description'), text.description, values, locale);
    const name = fillText(text.name, values, locale);
    root.setAttribute('aria-label', name);
    for (const canvas of root.querySelectorAll('canvas[data-unnamed]')) {
      canvas.setAttribute('aria-label', name);
    }
    table.show(() => one.table(model, state));
  };
  /** A picture that does not ask how far the motion is has nothing to draw in between. */
  const draw = (/** @type {{model: unknown, state: State}} */ { model, state }) => {
    const picture = /** @type {Mounted} */ (mounted);
    const from = shown?.model;
    const moves = picture.render.length > 2 && job.visible && drawnFor !== store.state;
    shown = { model, state };
    drawnFor = store.state;
    if (from === undefined || !moves) {
      motion.drop(job);
      picture.render(model, state, null);
    } else {
      motion.move(job, (share) => {
        const at = share < 1 ? { from, share } : null;
        onGround(host.ground, () => picture.render(model, state, at));
      });
    }
  };

  /** What an encoder that stopped leaves undone is done again with the next one. @param {() => void} act */
  const guarded = (act) => () => {
    try {
      onGround(host.ground, act);
    } catch (error) {
      if (/** @type {any} */ (error)?.code !== 'stopped') throw error;
      job.stale = true;
      encoder.stopped(/** @type {Error} */ (error));
    }
  };
  const job = {
    near: false,
    visible: false,
    stale: true,
    paint: guarded(() => {
      const there = able();
      if (!there) {
        job.stale = true;
        return;
      }
      mounted ??= there.figure.mount(root, createStage({ id, text, element, host }));
      root.style.minBlockSize = '';
      // The last good picture stays; a figure that has none yet shows the opening one.
      let next = think(there);
      if (!next) {
        if (shown) return;
        next = { model: there.figure.model(there.engine, host.initial), state: host.initial };
      }
      draw(next);
      element.dataset.painted = '';
      showWords(there.figure, next);
    }),
    refresh: guarded(() => {
      const there = able();
      const next = there && think(there);
      if (next) showWords(there.figure, next);
      // The picture is still to come when the figure is next seen.
      job.stale = true;
    }),
  };
  const catchUp = () => {
    if (job.near || job.visible) scheduler.approach(job);
    else scheduler.ask(job);
  };
  scheduler.add(job);
  const stop = store.subscribe((_, changed) => {
    for (const key of changed) {
      if (!reads.has(key)) continue;
      scheduler.ask(job);
      return;
    }
  });

  return {
    id,
    element,
    /** The keys of the state that this figure shows. @type {ReadonlySet<string>} */
    reads,
    /** There is an encoder. @param {boolean} baked whether the words that came with the page fit the state */
    start(baked) {
      if (job.near || job.visible) scheduler.approach(job);
      else if (!baked) scheduler.ask(job);
    },
    /** Not far away: time to have its code. */
    prepare: fetchFigure,
    /** Its code is there, or there is no way to have it. */
    async whenLoaded() {
      fetchFigure();
      await loading;
    },
    /** Within a screen or so: time to be drawn. @param {boolean} near */
    setNear(near) {
      job.near = near;
      if (near && encoder.engine) scheduler.approach(job);
    },
    /** On the screen, in part at least. @param {boolean} visible */
    setVisible(visible) {
      job.visible = visible;
      player?.setVisible(visible);
      if (!visible) motion.finish(job);
      else if (encoder.engine) scheduler.approach(job);
    },
    repaint() {
      scheduler.ask(job);
    },
    /** Draws what the state says at once, whatever was under way. */
    drawNow() {
      motion.finish(job);
      job.paint();
      motion.finish(job);
    },
    /** The numbers behind the picture, all of them. @returns {import('../figures/contract.js').Table | null} */
    data: () => (figure && shown ? figure.table(shown.model, shown.state) : null),
    text,
    /** Gives the picture's memory back; it is drawn again when it next comes near. */
    release() {
      // Not even figures without a height of their own let the text below move up.
      if (mounted) root.style.minBlockSize = `${root.offsetHeight}px`;
      motion.drop(job);
      mounted?.destroy();
      mounted = null;
      shown = null;
      root.replaceChildren();
      delete element.dataset.painted;
      job.stale = true;
    },
    /** It holds canvases, or other things drawn. */
    get live() {
      return mounted !== null;
    },
    destroy() {
      ended = true;
      stop();
      scheduler.remove(job);
      this.release();
      controls.destroy();
      player?.destroy();
      table.destroy();
    },
  };
}

/**
 * On a narrow screen only some of the controls are docked at the picture; this shows the others.
 *
 * @param {HTMLElement} element
 */
function bindMore(element) {
  const button = /** @type {HTMLElement | null} */ (element.querySelector('.figure-more'));
  button?.addEventListener('click', () => {
    const open = button.closest('.figure-controls')?.classList.toggle('open') ?? false;
    button.setAttribute('aria-expanded', String(open));
    button.textContent = (open ? button.dataset.less : button.dataset.more) ?? '';
  });
}

/**
 * @param {any} error a RangeError of the encoder, or of a figure
 * @param {State} state
 * @returns {import('./rules.js').Refusal}
 */
function refusalIn(error, state) {
  const key = error.parameter in state ? error.parameter : 'figure';
  const { code = 'refused', value, low, high, message } = error;
  return { code, key, value, low, high, message };
}
