import { parameters } from '../figures/parameters.js';

/**
 * Play, pause and step for one parameter of the state. Under reduced motion nothing moves by
 * itself: the play button is gone and stepping remains.
 *
 * @param {HTMLElement} element
 * @param {NonNullable<import('../figures/contract.js').Figure['player']>} plan
 * @param {{store: import('./store.js').Store, words: Record<string, any>}} around
 */
export function createPlayer(element, plan, { store, words }) {
  const { key, every, min = 0, max, loop = true } = plan;
  const step = parameters[key].step ?? 1;
  const toggle = /** @type {HTMLButtonElement} */ (element.querySelector('[data-play="toggle"]'));
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;

  const move = (/** @type {number} */ way) => {
    const most = typeof max === 'function' ? max(store.state) : max;
    const value = store.state[key];
    const next = value + way * step;
    // Who has typed a value far outside is not sent back by a step.
    const inside = value >= min && value <= most;
    if (inside && next > most) store.change({ [key]: loop ? min : most });
    else if (inside && next < min) store.change({ [key]: loop ? most : min });
    else store.change({ [key]: next });
    if (!loop && next >= most) pause();
  };
  const pause = () => {
    clearInterval(timer);
    timer = undefined;
    show();
  };
  const play = () => {
    timer = setInterval(() => move(1), every);
    show();
  };
  const show = () => {
    toggle.textContent = timer ? words.player.pause : words.player.play;
    toggle.hidden = still.matches;
  };
  const onStill = () => (still.matches ? pause() : show());

  element.addEventListener('click', (event) => {
    const act = /** @type {HTMLElement} */ (event.target).closest('button')?.dataset.play;
    if (act === 'toggle') return timer ? pause() : play();
    if (act) {
      if (timer) pause();
      move(act === 'back' ? -1 : 1);
    }
  });
  still.addEventListener('change', onStill);
  show();
  return {
    /** What nobody sees does not run on. @param {boolean} near */
    setVisible(near) {
      if (!near && timer) pause();
    },
    destroy() {
      clearInterval(timer);
      still.removeEventListener('change', onStill);
    },
  };
}
