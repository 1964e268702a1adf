import { parameterAt } from '../figures/parameters.js';
import { createEncoderLife } from '../page/encoder.js';
import { watchFrames } from '../page/near.js';
import { readQuery } from '../page/permalink.js';
import { attributeText, pairsOfElement } from './attributes.js';
import { languageFor } from './catalog.js';
import { forgetSeen, noteSeen, releaseOthers } from './few-live.js';
import { readRequest } from './request.js';
import { sheetOf } from './sheets.js';
import { articleOf, behind, onSurroundings, whenNear, wishedLanguage } from './surroundings.js';
import { createView } from './view.js';

/**
 * What makes a <posenc-figure> live while it stands in a document.
 *
 * @import {Key, State} from '../figures/parameters.js'
 * @import {EncoderLife} from '../page/encoder.js'
 * @import {Catalog} from './catalog.js'
 * @import {View} from './view.js'
 * @typedef {ReturnType<typeof createInstance>} Instance
 */

/** All figures of a page ask the same one. @type {WeakMap<Catalog, EncoderLife>} */
const encoders = new WeakMap();

/** @param {Catalog} catalog */
function encoderOf(catalog) {
  const known = encoders.get(catalog) ?? createEncoderLife(catalog.encoder);
  encoders.set(catalog, known);
  return known;
}

/**
 * @param {HTMLElement} element
 * @param {Catalog & {style: string}} catalog
 * @param {Map<Key, unknown>} kept what was set besides the attributes; what the reader sets is added
 */
export function createInstance(element, catalog, kept) {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const root = document.createElement('div');
  root.className = 'posenc waiting';
  root.setAttribute('part', 'root');
  const slot = document.createElement('slot');
  const room = document.createElement('div');
  room.className = 'room';
  slot.append(room);
  shadow.replaceChildren(root, slot);
  shadow.adoptedStyleSheets = [sheetOf(catalog.style)];

  const encoder = encoderOf(catalog);
  /** @type {View | null} */
  let view = null;
  let turn = 0;
  let language = '';
  /** Changes that no reader has made are not told. */
  let quiet = false;
  /** @type {Array<() => void>} */
  let endings = [];

  const silently = (/** @type {() => void} */ act) => {
    quiet = true;
    act();
    quiet = false;
  };
  const close = () => {
    for (const end of endings.splice(0)) end();
    if (view) forgetSeen(view.frame);
    view?.destroy();
    view = null;
  };
  /** In the theme of the page around it lies on that page's ground, in another one on its own. @param {State['theme']} asked */
  const theme = (asked) => {
    const { colour, dark } = behind(element);
    const around = dark ? 'dark' : 'light';
    const wanted = asked === 'auto' ? around : asked;
    if (colour && wanted === around) root.style.setProperty('--posenc-behind', colour);
    else root.style.removeProperty('--posenc-behind');
    root.classList.toggle('apart', wanted !== around);
    return wanted;
  };

  const build = async () => {
    const now = ++turn;
    const { options, query, ignored } = readRequest(pairsOfElement(element, kept));
    const chosen = languageFor(catalog.languages, wishedLanguage(element));
    language = chosen.folder;
    encoder.start();
    const [figure, part, strings] = await Promise.all([
      catalog.figure(options.figure),
      catalog.part(options.figure, chosen.folder),
      catalog.words(chosen.folder),
    ]);
    // Asked anew meanwhile, or taken away.
    if (now !== turn) return;
    close();
    shadow.adoptedStyleSheets = [sheetOf(catalog.style), sheetOf(part.style)];
    const built = createView(root, {
      ...{ figure, part, strings, language: chosen, options, query, ignored, encoder },
      article: articleOf(element, figure.id),
      theme,
    });
    view = built;
    turnTo();
    // As long as nothing is drawn, what stands between the tags is better than an empty figure.
    const show = () => {
      const drawn = 'painted' in built.element.dataset;
      if (drawn || !element.childElementCount) root.classList.remove('waiting');
      releaseOthers();
    };
    show();
    const painted = new MutationObserver(show);
    painted.observe(built.element, { attributes: true, attributeFilter: ['data-painted'] });
    const print = () => built.print(true);
    const back = () => built.print(false);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', back);
    endings = [
      watchFrames([built.frame], noteSeen),
      () => painted.disconnect(),
      () => removeEventListener('beforeprint', print),
      () => removeEventListener('afterprint', back),
      built.host.store.subscribe((state, changed) => {
        const values = new Map(Object.entries(state));
        for (const key of changed) kept.set(/** @type {Key} */ (key), values.get(key));
        if (!quiet) tell(state);
      }),
    ];
  };
  const tell = (/** @type {State} */ state) => {
    const detail = { state, address: view?.address ?? '' };
    element.dispatchEvent(new CustomEvent('change', { detail, bubbles: true, composed: true }));
  };
  const start = () => {
    build().catch((error) => {
      console.warn(error);
      if (!element.childElementCount) root.classList.remove('waiting');
    });
  };
  const turnTo = () => {
    const own = element.getAttribute('dir');
    if (own) root.dir = own;
  };

  const stopWaiting = whenNear(element, start);
  const stopSurroundings = onSurroundings(() => {
    if (!view) return;
    if (languageFor(catalog.languages, wishedLanguage(element)).folder !== language) start();
    else view.dress();
  });

  return {
    /** What is shown, or null while nothing is. @returns {State | null} */
    get state() {
      return view?.host.store.state ?? null;
    },
    get address() {
      return view?.address ?? null;
    },
    /** @param {Key} key @param {unknown} value @returns {boolean} false: not yet, keep it */
    set(key, value) {
      if (!view) return false;
      const { host } = view;
      silently(() => {
        const refused = host.store.change({ [key]: value });
        const name = key;
        view?.complain(refused.map((refusal) => ({ name, text: String(value), refusal })));
      });
      return true;
    },
    /** One attribute that names a parameter; null takes it back. @param {string} name @param {string | null} text */
    setAttribute(name, text) {
      const current = view;
      if (!current) return;
      const { store, initial } = current.host;
      silently(() => {
        if (text === null) {
          const key = /** @type {Key} */ (parameterAt(name)?.parameter.key);
          store.change({ [key]: initial[key] });
          return;
        }
        const query = String(new URLSearchParams([[name, attributeText(name, text)]]));
        const { values, ignored } = readQuery(query, store.state, current.judge);
        store.change(values);
        current.complain(ignored);
      });
    },
    /** Another figure, another language: all of it anew. */
    rebuild() {
      if (view) start();
    },
    destroy() {
      ++turn;
      stopWaiting();
      stopSurroundings();
      close();
      shadow.replaceChildren();
      shadow.adoptedStyleSheets = [];
    },
  };
}
