import { keepAddress } from '../../page/address.js';
import { bindControls } from '../../page/controls.js';
import { createEncoderLife } from '../../page/encoder.js';
import { createExplainer } from '../../page/explain.js';
import { showFilled } from '../../page/html.js';
import { asIgnored, ignoredLines } from '../../page/ignored.js';
import { bindMenus } from '../../page/menus.js';
import { createNotices } from '../../page/notices.js';
import { readQuery, writeQuery } from '../../page/permalink.js';
import { shareState } from '../../page/share.js';
import { createStore } from '../../page/store.js';
import { fillText } from '../../page/text.js';
import { createToast } from '../../page/toast.js';
import { tellOfTrouble } from '../../page/trouble.js';
import { openingState } from './table.js';
import { bindTheme } from './theme.js';

/**
 * What all labs have in common: state and address, controls, refusals, words, theme, the encoder's
 * life. A lab itself computes and draws.
 *
 * @import {State} from '../../figures/parameters.js'
 * @import {Known} from '../../page/permalink.js'
 * @import {Refusal} from '../../page/rules.js'
 * @import {Values} from '../../page/text.js'
 *
 * @typedef {{
 *   words: {notices: Record<string, string>, loading: Record<string, string>},
 *   controls: Record<string, import('../../page/control-markup.js').Words>,
 *   refusals: Record<string, string>, labels: Record<string, string>,
 *   shell: Record<string, string>,
 * }} Strings
 * @typedef {ReturnType<typeof makeLab>} Lab
 */

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @template Engine
 * @param {Known} known
 * @param {(attempt: number) => Promise<Engine>} load the encoder
 * @param {(lab: Lab, engine: Engine) => void} begin called with each encoder: the first, and one
 *   that takes the place of another that stopped
 */
export function startLab(known, load, begin) {
  const holder = /** @type {HTMLTemplateElement} */ (byId('strings'));
  /** @type {Strings} */
  const strings = JSON.parse(holder.content.textContent ?? '');
  const lab = makeLab(known, strings);
  const { store, initial, locale } = lab;
  const encoder = createEncoderLife(/** @type {any} */ (load));
  encoder.start();
  const notices = createNotices(byId('notices'), strings.words.notices);

  const { values, ignored } = readQuery(location.search, initial, null, known);
  const { theme: _, ...own } = values;
  store.change(own);
  bindTheme(lab);
  bindMenus();
  const write = (/** @type {State} */ state) =>
    writeQuery({ ...state, theme: initial.theme }, initial, known);
  keepAddress(store, initial, shareState, write);
  shareState(write(store.state));
  bindReset(lab);

  tellOfTrouble(
    /** @type {any} all that it asks of a host */ ({ encoder, words: strings.words, locale }),
    notices,
  );
  let first = true;
  const give = () => {
    const engine = /** @type {any} */ (encoder.engine);
    if (!engine) return;
    const refused = store.setJudge((parameter, value) => engine.refusalOf(parameter, value));
    begin(lab, engine);
    if (!first) return;
    first = false;
    const all = [...ignored, ...refused.map(asIgnored)];
    if (all.length > 0) {
      notices.show(ignoredLines(all, strings.words.notices, lab));
    }
    document.documentElement.dataset.ready = '';
  };
  encoder.subscribe(({ phase }) => phase === 'ready' && give());
  // Read by boot.js, which speaks up where this line is not reached.
  document.documentElement.dataset.started = '';
}

/** @param {Known} known @param {Strings} strings */
function makeLab(known, strings) {
  const locale = document.documentElement.lang;
  const initial = openingState(known);
  const store = createStore(initial, known.parameters);
  const explainer = createExplainer(strings, strings.refusals, locale, known.parameters);
  const toast = createToast(byId('toast'));
  const announcer = byId('announcer');
  const problem = byId('problem');
  const announce = (/** @type {string} */ text) => {
    announcer.textContent = text;
  };
  const around = { ...explainer, store, locale, parameters: known.parameters };
  const main = /** @type {HTMLElement} */ (document.querySelector('main'));
  const keys = [...main.querySelectorAll('[data-key]')].map((one) => one.getAttribute('data-key'));
  const controls = bindControls(main, /** @type {string[]} */ (keys), around);
  /** @param {string} key */
  const template = (key) => {
    const found = strings.labels[key] ?? strings.shell[key];
    if (found === undefined) throw new ReferenceError(`The lab has no text ${key}.`);
    return found;
  };
  /** The control that the encoder's last refusal stands at. @type {string | null} */
  let blamed = null;
  return {
    ...around,
    initial,
    announce,
    /** One of the lab's own words, filled. @param {string} key @param {Values} [values] */
    text: (key, values) => fillText(template(key), values, locale),
    /** The same in an element, dressed. @param {Element} element @param {string} key @param {Values} [values] */
    show: (element, key, values) => showFilled(element, template(key), values, locale),
    /** @param {string} text */
    tell(text) {
      toast.show(text);
      announce(text);
    },
    /** @param {string} text to the clipboard */
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        this.tell(template('copied'));
      } catch {
        this.tell(template('notCopied'));
      }
    },
    /**
     * Does what may be refused; the refusal stands at its control, and what was shown stays.
     *
     * @param {() => void} act
     */
    attempt(act) {
      try {
        act();
        if (blamed) controls.clear(blamed);
        blamed = null;
        problem.textContent = '';
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        const { code = 'refused', parameter, value, message } = /** @type {any} */ (error);
        const refusal = { code, key: parameter, value, message };
        if (controls.complain(refusal)) blamed = parameter;
        else problem.textContent = message;
      }
    },
    /** @param {string} selector */
    find: (selector) => /** @type {HTMLElement} */ (main.querySelector(selector)),
  };
}

/** @param {Lab} lab */
function bindReset({ store, initial, parameters }) {
  document.getElementById('reset-all')?.addEventListener('click', () => {
    const own = Object.values(parameters).filter(({ scope }) => scope !== 'page');
    const values = /** @type {any} */ (initial);
    store.change(Object.fromEntries(own.map(({ key }) => [key, values[key]])));
  });
}
