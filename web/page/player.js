import { parameters } from '../figures/parameters.js';

/**
 * Play, pause and step for one parameter of the state. Under reduced motion nothing moves by
 * itself: the play button is gone and stepping remains.
 *
 * @import {Player} from '../figures/contract.js'
 * @import {Motion} from './motion.js'
 * @import {Store} from './store.js'
 *
 * @param {HTMLElement} element
 * @param {Player} plan
 * @param {{store: Store, words: Record<string, any>, motion: Motion}} around
 */
export function createPlayer(element, plan, { store, words, motion }) {
  const { key, every, min = 0, max, loop = true } = plan;
  const step = parameters[key].step ?? 1;
  const toggle = /** @type {HTMLButtonElement} */ (element.querySelector('[data-play="toggle"]'));
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;

  const move = (/** @type {number} */ way) => {
    const value = store.state[key];
    const next = value + way * step;
    // Who has typed a value far outside is not sent back by a step.
    const inside = value >= min && value <= max;
    const go = (/** @type {number} */ to) => store.change({ [key]: to });
    // From one end to the other there is nothing on the way to be seen.
    if (inside && next > max) motion.jump(() => go(loop ? min : max));
    else if (inside && next < min) motion.jump(() => go(loop ? max : min));
    else go(next);
    if (!loop && next >= max) pause();
  };
  const pause = () => {
    clearInterval(timer);
    timer = undefined;
    motion.setPace(null);
    show();
  };
  const play = () => {
    timer = setInterval(() => move(1), every);
    motion.setPace(every);
    move(1);
    show();
  };
  const show = () => {
    toggle.textContent = timer ? words.player.pause : words.player.play;
    toggle.hidden = still.matches;
  };
  const onStill = () => (still.matches ? pause() : show());

  const onClick = (/** @type {Event} */ event) => {
    const act = /** @type {HTMLElement} */ (event.target).closest('button')?.dataset.play;
    if (act === 'toggle') return timer ? pause() : play();
    if (act) {
      if (timer) pause();
      move(act === 'back' ? -1 : 1);
    }
  };
  // A hidden tab is not watched by anybody.
  const onHidden = () => {
    if (document.hidden && timer) pause();
  };
  element.addEventListener('click', onClick);
  document.addEventListener('visibilitychange', onHidden);
  still.addEventListener('change', onStill);
  show();
  return {
    /** What nobody sees does not run on. @param {boolean} near */
    setVisible(near) {
      if (!near && timer) pause();
    },
    destroy() {
      if (timer) pause();
      element.removeEventListener('click', onClick);
      document.removeEventListener('visibilitychange', onHidden);
      still.removeEventListener('change', onStill);
    },
  };
}
