import { leaveGround, rereadTheme } from '../charts/theme.js';
import { queryOf } from '../page/address.js';
import { figureMarkup } from '../page/figure-markup.js';
import { createHost } from '../page/host.js';
import { asIgnored, ignoredLines } from '../page/ignored.js';
import { judgeOf } from '../page/judge.js';
import { createNotices } from '../page/notices.js';
import { readQuery } from '../page/permalink.js';
import { followers } from '../page/rules.js';
import { tellOfTrouble } from '../page/trouble.js';
import { nodesOf } from './markup.js';
import { registerUnit } from './sheets.js';

/**
 * One figure that stands by itself: a host of its own, the figure's frame, and notices above it.
 *
 * @import {Figure} from '../figures/contract.js'
 * @import {State} from '../figures/parameters.js'
 * @import {EncoderLife} from '../page/encoder.js'
 * @import {Ignored} from '../page/permalink.js'
 * @import {FigurePart, Language, LanguageWords} from './catalog.js'
 * @import {Options} from './request.js'
 *
 * @typedef {ReturnType<typeof createView>} View
 * @typedef {{
 *   figure: Figure, part: FigurePart, strings: LanguageWords, language: Language,
 *   options: Options, query: string, ignored: Ignored[], encoder: EncoderLife,
 *   article: ((query: string) => string) | null, theme?: (asked: State['theme']) => State['theme'],
 * }} Material
 *   article: where the figure stands in the article, in the state of that query; theme: the one
 *   that fits the surroundings and what is asked for
 */

/**
 * @param {HTMLElement} root what takes it in; it stands in the document, and it has the style sheets
 * @param {Material} material
 */
export function createView(root, material) {
  const { figure, part, strings, language, options, encoder, article } = material;
  const { words, refusals, defaults } = strings;
  const { text } = part;
  registerUnit();
  const shown = shownOf(figure, options);
  root.replaceChildren(...bodyOf());
  root.lang = language.tag;
  root.dir = language.dir;
  root.dataset.caption = options.caption ? 'on' : 'off';
  root.dataset.controls = options.controls;
  const find = (/** @type {string} */ name) => {
    return /** @type {HTMLElement} */ (root.querySelector(name));
  };

  const host = createHost({
    strings: {
      words,
      refusals,
      defaults,
      figures: { [figure.id]: text },
      outlines: { [figure.id]: { reads: [], controls: shown.controls, player: shown.player } },
    },
    locale: language.tag,
    ground: root,
    encoder,
    announce(told) {
      find('.unseen').textContent = told;
    },
  });
  const { store, initial } = host;
  const around = {
    words,
    locale: language.tag,
    state: initial,
    values: null,
    link: words.embed.open,
  };
  find('.notices').after(nodesOf(figureMarkup(shown, text, around)));
  const element = find('.figure');
  element.setAttribute('part', 'figure');
  const notices = createNotices(find('.notices'), words.notices);
  /** @type {() => void} */
  let forget = () => {};
  /** @param {Ignored[]} ignored */
  const complain = (ignored) => {
    forget();
    forget =
      ignored.length > 0 ? notices.show(ignoredLines(ignored, host.words.notices, host)) : () => {};
  };

  const link = /** @type {HTMLAnchorElement} */ (element.querySelector('.figure-link'));
  const point = () => {
    if (article) link.href = article(queryOf(store.state, initial));
  };
  if (article) {
    link.target = '_blank';
    link.rel = 'noopener';
  } else link.remove();

  /** Attributes that the style sheets go by. @param {State} state */
  const dress = ({ level, references, theme }) => {
    root.dataset.level = level;
    root.dataset.references = references ? 'on' : 'off';
    const wanted = material.theme?.(theme) ?? theme;
    if (wanted === 'auto') delete root.dataset.theme;
    else root.dataset.theme = wanted;
    rereadTheme();
  };

  /**
   * Brings the state that a query asks for, and names in a notice what cannot be had.
   *
   * @param {string} query
   * @param {Ignored[]} before what else could not be had
   */
  const show = (query, before = []) => {
    const judge = encoder.engine && judgeOf(encoder.engine);
    const { values: asked, ignored } = readQuery(query, initial, judge);
    const whole = { ...initial, ...asked };
    const target = { ...whole, ...followers(whole, new Set(Object.keys(asked))) };
    const present = new Map(Object.entries(store.state));
    const news = Object.entries(target).filter(
      ([key, value]) => !Object.is(present.get(key), value),
    );
    // Before there is an encoder, what was asked for is what it will judge, and nothing besides.
    store.change(judge ? Object.fromEntries(news) : asked);
    complain([...before, ...ignored]);
    return [...before, ...ignored];
  };
  const first = show(material.query, material.ignored);
  dress(store.state);
  point();
  const endings = [
    store.subscribe((state, changed) => {
      if (changed.has('theme') || changed.has('level') || changed.has('references')) dress(state);
      point();
    }),
    tellOfTrouble(host, notices, root),
  ];

  const frame = host.add({ id: figure.id, load: async () => figure }, element);
  let started = false;
  const give = () => {
    if (!encoder.engine) return;
    const refused = store.setJudge(judgeOf(encoder.engine));
    if (refused.length > 0) complain([...first, ...refused.map(asIgnored)]);
    if (!started) frame.start(false);
    started = true;
  };
  endings.push(encoder.subscribe(({ phase }) => phase === 'ready' && give()));
  give();

  return {
    host,
    frame,
    element,
    show,
    /** Names what could not be had. */
    complain,
    /** The colours around have changed. */
    dress: () => dress(store.state),
    get judge() {
      return encoder.engine && judgeOf(encoder.engine);
    },
    /** The state as a query, '' or '?...'. */
    get address() {
      return queryOf(store.state, initial);
    },
    /** On paper it is light. @param {boolean} on */
    print(on) {
      dress(on ? { ...store.state, theme: 'light' } : store.state);
      if (on && encoder.engine) host.scheduler.flush();
    },
    destroy() {
      for (const end of endings.splice(0)) end();
      host.destroy();
      root.replaceChildren();
      leaveGround(root);
    },
  };
}

/** @returns {HTMLElement[]} the places for notices, and for what only screen readers are told */
function bodyOf() {
  const notices = document.createElement('div');
  notices.className = 'notices';
  notices.setAttribute('role', 'status');
  notices.setAttribute('part', 'notices');
  const announcer = document.createElement('div');
  announcer.className = 'unseen';
  announcer.setAttribute('role', 'status');
  return [notices, announcer];
}

/**
 * The figure with the controls that are wanted: all of them, those that a phone shows at first, none.
 *
 * @param {Figure} figure
 * @param {Options} options
 * @returns {Figure}
 */
function shownOf(figure, { controls }) {
  if (controls === 'all') return figure;
  if (controls === 'none') return { ...figure, controls: [], player: undefined };
  return { ...figure, controls: figure.controls.slice(0, figure.player ? 1 : 2) };
}
