/**
 * The life of the encoder behind the figures: it loads, is slow, fails, is tried again, stops (out
 * of memory, or a fault of its own) and is replaced. One place knows; the others listen.
 *
 * @import {Engine} from '../figures/contract.js'
 * @typedef {'idle' | 'loading' | 'slow' | 'ready' | 'failed' | 'stopped'} Phase
 *   slow: still loading, after longer than a reader waits without a word
 * @typedef {{phase: Phase, engine: Engine | null, error: Error | null}} Life
 * @typedef {ReturnType<typeof createEncoderLife>} EncoderLife
 */

/** Milliseconds after which a reader is told that something is still loading. */
const kPatience = 2000;

/**
 * @param {(attempt: number) => Promise<Engine>} load attempt: 0 at first, then 1, 2, ...
 */
export function createEncoderLife(load) {
  /** @type {Life} */
  let life = { phase: 'idle', engine: null, error: null };
  /** @type {Set<(life: Life) => void>} */
  const listeners = new Set();
  let attempts = 0;
  let ended = false;

  const become = (/** @type {Partial<Life> & {phase: Phase}} */ next) => {
    if (ended) return;
    life = { engine: null, error: null, ...next };
    for (const listener of [...listeners]) listener(life);
  };
  const begin = async () => {
    if (life.phase === 'loading' || life.phase === 'slow' || life.phase === 'ready') return;
    const attempt = attempts++;
    become({ phase: 'loading' });
    const slow = setTimeout(() => become({ phase: 'slow' }), kPatience);
    try {
      const engine = await load(attempt);
      clearTimeout(slow);
      become({ phase: 'ready', engine });
    } catch (error) {
      clearTimeout(slow);
      become({ phase: 'failed', error: /** @type {Error} */ (error) });
    }
  };

  return {
    get engine() {
      return life.engine;
    },
    get phase() {
      return life.phase;
    },
    /** Loads it, once. After a failure, or when it has stopped, loads it again. */
    start: begin,
    /** Whoever finds that it has stopped says so; what is told twice counts once. @param {Error} error */
    stopped(error) {
      if (life.phase === 'ready') become({ phase: 'stopped', error });
    },
    /** @param {(life: Life) => void} listener @returns {() => void} stops listening */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      ended = true;
      listeners.clear();
    },
  };
}
