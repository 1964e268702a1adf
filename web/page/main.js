import { onTheme, rereadTheme } from '../charts/theme.js';
import { loadLesson } from '../engine/lesson/index.js';
import { figures } from '../figures/index.js';
import { initialState } from '../figures/parameters.js';
import { createExplainer } from './explain.js';
import { createFrame } from './frame.js';
import { bindGlossary } from './glossary.js';
import { bindMenus } from './menus.js';
import { createNotices } from './notices.js';
import { bindOverflow } from './overflow.js';
import { keepAddress, readQuery, writeQuery } from './permalink.js';
import { bindProgress } from './progress.js';
import { refreshQuantities } from './quantities.js';
import { bindReader, isReaderKey, showReader } from './reader.js';
import { bindRecall } from './recall.js';
import { createScheduler } from './scheduler.js';
import { bindSetLinks } from './set-links.js';
import { bindSharing, shareState } from './share.js';
import { createStore } from './store.js';
import { fillText } from './text.js';

/** More lines than this make a notice that nobody reads. */
const kMostLines = 5;

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

async function start() {
  const encoding = loadLesson();
  // Waited for below, with a message and a way to try again.
  encoding.catch(() => {});
  const root = document.documentElement;
  const holder = /** @type {HTMLTemplateElement} */ (byId('strings'));
  const strings = JSON.parse(holder.content.textContent ?? '');
  const { words } = strings;
  const locale = root.lang;

  const initial = initialState(strings.defaults);
  const store = createStore(initial);
  const asked = readQuery(location.search, initial);
  // The page's own settings need no encoder, and would be seen to change later.
  store.change(pick(asked.values, isReaderKey));

  const { explain, say, unit, remark } = createExplainer(words, strings.refusals, locale);
  const announcer = byId('announcer');
  const announce = (/** @type {string} */ text) => {
    announcer.textContent = text;
  };
  const scheduler = createScheduler();
  const notices = createNotices(byId('notices'), words.notices);
  let waiting = true;
  /** Out of memory, or a fault of its own: asks for a new encoder and goes on with that. */
  const stopped = async (/** @type {Error} */ error) => {
    if (waiting) return;
    waiting = true;
    give(await patiently(Promise.reject(error), notices, words), false);
  };
  const around = {
    store,
    initial,
    words,
    locale,
    explain,
    say,
    unit,
    remark,
    announce,
    scheduler,
    stopped,
  };
  bindReader(around);
  bindMenus();
  bindProgress();
  bindOverflow();
  bindSharing(announce, words.figure.copied);
  bindGlossary(store);
  bindSetLinks(store, initial);

  const frames = figures.flatMap(
    (/** @type {import('../figures/contract.js').Figure} */ figure) => {
      const element = byId(`figure-${figure.id}`);
      return element
        ? [
            createFrame(
              figure,
              element,
              strings.figures[figure.id],
              strings.reads[figure.id],
              around,
            ),
          ]
        : [];
    },
  );
  watchFrames(frames);
  onTheme(() => {
    for (const frame of frames) frame.repaint();
  });
  bindPrinting(store, scheduler);

  const give = (/** @type {any} */ loaded, /** @type {boolean} */ baked) => {
    waiting = false;
    store.setJudge((parameter, value) => loaded.refusalOf(parameter, value));
    bindRecall(loaded, words.recall, locale);
    for (const frame of frames) frame.start(loaded, baked);
  };
  const encoder = await patiently(encoding, notices, words);
  store.setJudge((parameter, value) => encoder.refusalOf(parameter, value));
  const wanted = readQuery(location.search, initial, encoder.refusalOf);
  store.change(pick(wanted.values, (key) => !isReaderKey(key)));
  if (wanted.ignored.length > 0) notices.show(ignoredLines(wanted.ignored, words, explain, locale));
  keepAddress(store, initial, (query) => shareState(query));
  shareState(location.search);
  give(encoder, writeQuery(store.state, { ...initial, ...pick(store.state, isReaderKey) }) === '');
  refreshQuantities(document, encoder, locale);
  root.dataset.ready = '';
}

/**
 * @param {Promise<any>} first
 * @param {ReturnType<typeof createNotices>} notices
 * @param {Record<string, any>} words
 */
async function patiently(first, notices, words) {
  for (let loading = first; ; ) {
    try {
      return await loading;
    } catch (error) {
      console.warn(error);
      document.documentElement.dataset.failed = '';
      await new Promise((again) => {
        notices.show([words.loading.failed], {
          label: words.loading.retry,
          act: () => again(undefined),
        });
      });
      delete document.documentElement.dataset.failed;
      loading = loadLesson();
    }
  }
}

/**
 * Tells the frames when they come near the screen, and when they are on it.
 *
 * @param {Array<ReturnType<typeof createFrame>>} frames
 */
function watchFrames(frames) {
  const byElement = new Map(frames.map((frame) => [/** @type {Element} */ (frame.element), frame]));
  const watch = (
    /** @type {string} */ rootMargin,
    /** @type {'setNear' | 'setVisible'} */ tell,
  ) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) byElement.get(entry.target)?.[tell](entry.isIntersecting);
      },
      { rootMargin },
    );
    for (const frame of frames) observer.observe(frame.element);
  };
  watch('0px', 'setVisible');
  watch('400px 0px', 'setNear');
}

/**
 * Paper is light, and every picture is on it, also those that were never scrolled to.
 *
 * @param {import('./store.js').Store} store
 * @param {ReturnType<typeof createScheduler>} scheduler
 */
function bindPrinting(store, scheduler) {
  addEventListener('beforeprint', () => {
    document.documentElement.dataset.theme = 'light';
    rereadTheme();
    scheduler.flush();
  });
  addEventListener('afterprint', () => {
    showReader(store.state);
    rereadTheme();
  });
}

/**
 * @param {import('./permalink.js').Ignored[]} ignored
 * @param {Record<string, any>} words
 * @param {(refusal: import('./rules.js').Refusal) => string} explain
 * @param {string} locale
 */
function ignoredLines(ignored, words, explain, locale) {
  const lines = ignored
    .slice(0, kMostLines)
    .map(({ name, refusal }) =>
      refusal
        ? explain(refusal)
        : fillText(words.notices.unknown, { name: name.slice(0, 40) }, locale),
    );
  const count = ignored.length - lines.length;
  if (count > 0) lines.push(fillText(words.notices.more, { count }, locale));
  return [words.notices.ignored, ...lines];
}

/** @param {Record<string, any>} values @param {(key: string) => boolean} wanted */
function pick(values, wanted) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => wanted(key)));
}

start();
