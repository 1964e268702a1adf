import { isPageSetting } from './address.js';
import { fillText } from './text.js';

/**
 * Settings that several pictures share are seen to be shared: a change says how many other pictures
 * follow it, and one press takes it back. Resetting goes the same way.
 *
 * @import {State, Value, Values} from '../figures/parameters.js'
 * @import {Host} from './host.js'
 * @import {Toast} from './toast.js'
 */

/** Changes closer together than so many milliseconds are one step, such as those of one drag. */
const kOneStep = 1000;

/** The reader's own, which no reset touches. */
const kKept = new Set(['sentence']);

/**
 * @param {Host} host
 * @param {Toast} toast
 */
export function bindLinked(host, toast) {
  const { store, words, locale, motion, announce } = host;
  /** The state before the step that is going on, and before the change that comes. */
  let before = store.state;
  let previous = store.state;
  let last = Number.NEGATIVE_INFINITY;
  let told = '';

  /** @param {string} text @param {State} back the state that Undo leads to */
  const say = (text, back) => {
    toast.show(text, {
      label: words.figure.undo,
      act() {
        last = Number.NEGATIVE_INFINITY;
        store.change(differences(back, store.state));
        toast.hide();
      },
    });
  };
  store.subscribe((state, changed) => {
    const now = performance.now();
    if (now - last > kOneStep) before = previous;
    previous = state;
    last = now;
    const key = [...changed].find((one) => !isPageSetting(one) && followers(host, one) > 1);
    if (!key || motion.playing) return;
    const count = followers(host, key) - 1;
    const name = fillText(words.controls[key].label, {}, locale);
    /** @type {Values} */
    const values = state;
    const value = host.say(key, values[key]);
    const text = fillText(words.figure.changed, { name, value, count }, locale);
    say(text, before);
    // Said aloud once for each setting: the slider itself tells of its values.
    if (told !== key) announce(text);
    told = key;
  });

  return {
    /**
     * Back to the opening values, except for what the reader has written and set for the page.
     *
     * @param {ReadonlySet<string>} [keys] those of one figure; all of them unless given
     */
    reset(keys) {
      const back = store.state;
      last = Number.NEGATIVE_INFINITY;
      store.change(resetOf(host, keys));
      const text = fillText(words.figure[keys ? 'resetDone' : 'resetAllDone'], {}, locale);
      say(text, back);
      announce(text);
    },
  };
}

/**
 * What a reset changes.
 *
 * @param {Pick<Host, 'store' | 'initial'>} host
 * @param {ReadonlySet<string>} [keys]
 */
export function resetOf({ store, initial }, keys) {
  const all = Object.entries(differences(initial, store.state));
  return Object.fromEntries(
    all.filter(([key]) => !isPageSetting(key) && !kKept.has(key) && (!keys || keys.has(key))),
  );
}

/** How many pictures show a setting. @param {Pick<Host, 'frames'>} host @param {string} key */
export function followers({ frames }, key) {
  return [...frames].filter(({ reads }) => reads.has(key)).length;
}

/**
 * The values of one state that another does not have.
 *
 * @param {State} wanted
 * @param {State} present
 * @returns {Record<string, Value>}
 */
function differences(wanted, present) {
  /** @type {Values} */
  const values = present;
  return Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => !Object.is(values[key], value)),
  );
}
