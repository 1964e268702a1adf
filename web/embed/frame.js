import { createEncoderLife } from '../page/encoder.js';
import { watchFrames } from '../page/near.js';
import { languageFor } from './catalog.js';
import { tellHeight } from './height.js';
import { pairsOf, readRequest } from './request.js';
import { sheetOf } from './sheets.js';
import { createView } from './view.js';

/**
 * The page embed.html: one figure in the state that its address asks for. It needs no origin, no
 * storage and no fetch, so that it also works in a frame that is sandboxed.
 *
 * @import {Catalog} from './catalog.js'
 * @import {View} from './view.js'
 */

/** What title, controls and the first lines of a caption take of a phone's screen, in pixels. */
const kAround = 300;
/** Less than this shows nothing. */
const kLeast = 260;

/** @param {Catalog} catalog */
export function startFrame(catalog) {
  const root = /** @type {HTMLElement} */ (document.getElementById('posenc'));
  const encoder = createEncoderLife(catalog.encoder);
  encoder.start();
  /** @type {{view: View, what: string, stop: () => void} | null} */
  let present = null;
  let asked = 0;

  const show = async () => {
    const turn = ++asked;
    const { options, query, ignored } = readRequest(pairsOf(location));
    const language = languageFor(catalog.languages, options.lang);
    const what = JSON.stringify(options);
    if (present?.what === what) {
      present.view.show(query, ignored);
      return;
    }
    const [figure, part, strings] = await Promise.all([
      catalog.figure(options.figure),
      catalog.part(options.figure, language.folder),
      catalog.words(language.folder),
    ]);
    // The address has changed again meanwhile.
    if (turn !== asked) return;
    present?.stop();
    present?.view.destroy();
    document.adoptedStyleSheets = [sheetOf(part.style)];
    const place = (/** @type {string} */ state) => `${language.page}${state}#figure-${figure.id}`;
    const view = createView(root, {
      ...{ figure, part, strings, language, options, query, ignored, encoder },
      article: catalog.article ? place : null,
    });
    const { store } = view.host;
    const dress = () => {
      document.documentElement.dataset.theme = store.state.theme;
    };
    dress();
    store.subscribe(dress);
    document.documentElement.lang = language.tag;
    document.title = part.text.title;
    present = { view, what, stop: watchFrames([view.frame]) };
  };
  const tryToShow = () => {
    show().catch((error) => {
      console.warn(error);
      const place = /** @type {HTMLElement} */ (document.getElementById('missing'));
      place.hidden = false;
    });
  };
  addEventListener('hashchange', tryToShow);
  addEventListener('beforeprint', () => present?.view.print(true));
  addEventListener('afterprint', () => present?.view.print(false));
  root.style.setProperty('--room', `${Math.max(screen.availHeight - kAround, kLeast)}px`);
  tellHeight(root);
  tryToShow();
}
