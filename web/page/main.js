import { onTheme } from '../charts/theme.js';
import { loadLesson } from '../engine/lesson/index.js';
import { figures } from '../figures/index.js';
import { keepAddress, queryOf } from './address.js';
import { figureItems } from './figure-items.js';
import { bindFigureMenus } from './figure-menu.js';
import { bindGlossary } from './glossary.js';
import { createHost } from './host.js';
import { asIgnored, ignoredLines } from './ignored.js';
import { judgeOf } from './judge.js';
import { bindLinked, resetOf } from './linked.js';
import { bindMenus } from './menus.js';
import { fetchTheRest, watchFrames } from './near.js';
import { createNotices } from './notices.js';
import { keepForOffline } from './offline.js';
import { bindOverflow } from './overflow.js';
import { readQuery } from './permalink.js';
import { showOldPlace } from './place.js';
import { bindPrinting } from './printing.js';
import { bindProgress } from './progress.js';
import { refreshQuantities } from './quantities.js';
import { bindReader } from './reader.js';
import { whenAsked } from './recall-late.js';
import { bindSetLinks } from './set-links.js';
import { keepPlaceInLinks, shareState, sharing } from './share.js';
import { createToast } from './toast.js';
import { tellOfTrouble } from './trouble.js';

/**
 * The article: one host for all of its figures, and what the page has besides.
 *
 * @import {Host, Strings} from './host.js'
 */

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

function start() {
  const root = document.documentElement;
  const holder = /** @type {HTMLTemplateElement} */ (byId('strings'));
  /** @type {Strings} */
  const strings = JSON.parse(holder.content.textContent ?? '');
  const announcer = byId('announcer');
  const host = createHost({
    strings,
    locale: root.lang,
    announce(text) {
      announcer.textContent = text;
    },
    // However long it takes: who waits is told so, and reads on.
    load: () => loadLesson({ timeout: Number.POSITIVE_INFINITY }),
  });
  // Asked for first of all: it travels while the page comes to life.
  host.encoder.start();
  const { store, initial, words } = host;
  const notices = createNotices(byId('notices'), words.notices);

  bindReader(host);
  const { values, ignored } = readQuery(location.search, initial);
  store.change(values);
  bindMenus();
  bindProgress();
  bindOverflow();
  const toast = createToast(byId('toast'));
  const tell = (/** @type {string} */ text) => {
    toast.show(text);
    host.announce(text);
  };
  byId('copy-page').addEventListener('click', sharing(host, tell).copyPage);
  keepPlaceInLinks();
  bindGlossary(store);
  bindSetLinks(store, initial);
  showOldPlace();
  keepAddress(store, initial, shareState);
  shareState(queryOf(store.state, initial));

  const placed = figures.flatMap(({ id, load }) => {
    const element = document.getElementById(`figure-${id}`);
    return element ? [host.add({ id, load }, element)] : [];
  });
  bindResetting(host, bindLinked(host, toast));
  bindFigureMenus(host.frames, figureItems(host, tell), words.figure.menu);
  watchFrames(placed);
  onTheme(() => {
    for (const frame of placed) frame.repaint();
  });
  bindPrinting(host);

  fetchTheRest(placed);
  tellOfTrouble(host, notices);
  let first = true;
  const give = () => {
    const { engine } = host.encoder;
    if (!engine) return;
    const refused = store.setJudge(judgeOf(engine));
    whenAsked(engine, words.recall, root.lang);
    // The words that came with the page are those of the opening state.
    const baked = first && queryOf(store.state, initial) === '';
    for (const frame of placed) frame.start(baked);
    if (!first) return;
    first = false;
    const lines = [...ignored, ...refused.map(asIgnored)];
    if (lines.length > 0) notices.show(ignoredLines(lines, words.notices, host));
    refreshQuantities(document, engine, root.lang);
    root.dataset.ready = '';
  };
  host.encoder.subscribe(({ phase }) => phase === 'ready' && give());
  give();
  keepForOffline();
  // Read by boot.js, which speaks up where this line is not reached.
  root.dataset.started = '';
}

/**
 * Buttons that bring the opening values back: one in the head of each figure that has left them,
 * and one for all of them in the settings.
 *
 * @param {Host} host
 * @param {ReturnType<typeof bindLinked>} linked
 */
function bindResetting(host, linked) {
  const framed = [...host.frames].flatMap((frame) => {
    const button = /** @type {HTMLElement | null} */ (frame.element.querySelector('.figure-reset'));
    button?.addEventListener('click', () => linked.reset(frame.reads));
    return button ? [{ frame, button }] : [];
  });
  document.getElementById('reset-all')?.addEventListener('click', () => linked.reset());
  const show = () => {
    const moved = Object.keys(resetOf(host));
    for (const { frame, button } of framed) {
      button.hidden = !moved.some((key) => frame.reads.has(key));
    }
  };
  host.store.subscribe(show);
  show();
}

start();
