import { createColourBar } from '../../charts/markup/colour-bar.js';
import { onTheme } from '../../charts/theme.js';
import { loadLabs } from '../../engine/labs/index.js';
import { createDataTable } from '../shell/data-table.js';
import { savePng } from '../shell/picture-file.js';
import { startLab } from '../shell/start.js';
import { bindGestures } from './gestures.js';
import { kLast, known } from './parameters.js';
import { asked, createMap, dimensionsOf } from './picture.js';
import { moved, zoomed } from './view.js';

/**
 * The zoom: one picture of the whole table, moved and magnified like a map.
 *
 * @import {View} from './parameters.js'
 * @import {Window} from './view.js'
 */

/** Milliseconds without a change after which the picture is drawn with all pixels of the screen. */
const kRest = 120;
/** Cells in the data table. */
const kRows = 24;

/** @type {() => void} */
let end = () => {};

startLab(
  known,
  (/** @type {number} */ _attempt) => loadLabs({ timeout: Number.POSITIVE_INFINITY }),
  (lab, engine) => {
    end();
    const { store, find } = lab;
    const view = () => /** @type {View} */ (/** @type {unknown} */ (store.state));
    const map = createMap(find('#map'), lab, 'mean');
    const sampledHolder = find('#sampled-map');
    /** @type {ReturnType<typeof createMap> | null} */
    let sampledMap = null;
    const table = createDataTable(lab, find('.figure-data'), 'posenc-zoom');
    find('#key').replaceChildren();
    createColourBar(find('#key'), {
      ticks: [-1, 0, 1].map((value) => ({
        at: (value + 1) / 2,
        text: String(value).replace('-', '\u2212'),
      })),
    });

    /** The cell that is read: under the pointer, else in the middle. @type {{x: number, y: number} | null} */
    let pointer = null;
    let readDimension = 0;
    let wanted = false;
    let moving = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let rest;

    const width = () => map.area().width;
    const take = (/** @type {Window} */ next) => {
      ours = true;
      store.change({ ...next });
      ours = false;
    };
    let ours = false;

    const draw = () => {
      wanted = false;
      lab.attempt(() => {
        map.render(engine, view(), moving);
        sampledHolder.hidden = !view().sampled;
        if (view().sampled) {
          sampledMap ??= createMap(sampledHolder, lab, 'sample');
          sampledMap.render(engine, view(), moving);
        }
        showWords();
      });
    };
    const ask = () => {
      if (!wanted) requestAnimationFrame(draw);
      wanted = true;
      clearTimeout(rest);
      rest = setTimeout(() => {
        moving = false;
        draw();
        showTable();
        if (document.activeElement === map.canvas) lab.announce(find('#readout').textContent ?? '');
      }, kRest);
    };

    /** @returns {{along: number, across: number}} in CSS pixels of the area */
    const readCell = () => {
      const { left, top, width: wide, height: high } = map.area();
      if (pointer) {
        const { x, y } = pointer;
        return {
          along: clamp(Math.floor(x - left), wide),
          across: clamp(Math.floor(y - top), high),
        };
      }
      const each = high / dimensionsOf(view());
      const across = clamp(Math.floor((readDimension - view().dimension + 0.5) * each), high);
      return { along: Math.floor(wide / 2), across };
    };
    const showWords = () => {
      const { width: wide, height: high } = map.area();
      if (wide < 8 || high < 8) return;
      const { along, across } = readCell();
      const cell = engine.zoomCell({ ...asked(view(), wide, high, view().scale), along, across });
      const mark = { along, across, ...map.area() };
      map.canvas.style.setProperty('--x', `${mark.left + along}px`);
      const { slots, dimensions } = cell;
      if (cell.mean === null || cell.sample === null) lab.show(find('#readout'), 'readPast', {});
      else {
        const ends = {
          first: cell.first,
          last: cell.first + slots - 1,
          dimension: cell.dimension,
          lastDimension: cell.dimension + dimensions - 1,
        };
        lab.show(find('#readout'), slots > 1 || dimensions > 1 ? 'readMean' : 'readOne', {
          ...ends,
          where: lab.text(slots > 1 ? 'someSlots' : 'oneSlot', ends),
          which: lab.text(dimensions > 1 ? 'someDimensions' : 'oneDimension', ends),
          mean: cell.mean,
          sample: cell.sample,
        });
      }
      const scale = view().scale;
      lab.show(find('#caption'), scale >= 1 ? 'captionFar' : 'captionNear', {
        slots: scale,
        pixels: 1 / scale,
        span: Math.round(wide * scale),
        dimensions: dimensionsOf(view()),
        d: view().dModel,
      });
    };
    const showTable = () => {
      table.show(() => {
        const { width: wide, height: high } = map.area();
        const { across } = readCell();
        const rows = Array.from({ length: kRows }, (_, n) => {
          const along = Math.floor(((n + 0.5) * wide) / kRows);
          const cell = engine.zoomCell({
            ...asked(view(), wide, high, view().scale),
            along,
            across,
          });
          return [
            cell.first,
            cell.slots,
            cell.dimension,
            cell.dimensions,
            cell.mean ?? '',
            cell.sample ?? '',
          ];
        });
        const names = [
          'columnFirst',
          'columnSlots',
          'columnDimension',
          'columnDimensions',
          'columnMean',
          'columnSample',
        ];
        return { columns: names.map((name) => lab.text(name)), rows };
      });
    };

    const go = (/** @type {string} */ way) => {
      if (way === 'savePng') {
        savePng(lab, map.canvas, 'posenc-zoom');
        return;
      }
      moving = true;
      const far = width() / 4;
      if (way === 'in' || way === 'out')
        take(zoomed(view(), way === 'in' ? 0.5 : 2, width() / 2, width()));
      if (way === 'left' || way === 'right')
        take(moved(view(), way === 'left' ? -far : far, width()));
      if (way === 'start') take({ ...view(), first: 0, part: 0 });
      if (way === 'million') take({ ...view(), first: 1e6, part: 0 });
      if (way === 'last') take(moved({ ...view(), first: kLast, part: 0 }, 0, width()));
    };
    const kKeys = /** @type {Record<string, () => void>} */ ({
      ArrowLeft: () => take(moved(view(), -width() / 16, width())),
      ArrowRight: () => take(moved(view(), width() / 16, width())),
      PageUp: () => take(moved(view(), -width(), width())),
      PageDown: () => take(moved(view(), width(), width())),
      Home: () => go('start'),
      End: () => go('last'),
      '+': () => go('in'),
      '=': () => go('in'),
      '-': () => go('out'),
      ArrowUp: () => readOther(-1),
      ArrowDown: () => readOther(1),
    });
    const readOther = (/** @type {number} */ way) => {
      const { dimension } = view();
      readDimension = Math.min(
        Math.max(readDimension + way, dimension),
        dimension + dimensionsOf(view()) - 1,
      );
      pointer = null;
      ask();
    };
    let before = view();
    const hands = (/** @type {ReturnType<typeof createMap>} */ one) =>
      bindGestures(one.canvas, {
        move(pixels) {
          moving = true;
          take(moved(view(), pixels, width()));
        },
        zoom(factor, at) {
          moving = true;
          take(zoomed(view(), factor, at - map.area().left, width()));
        },
        read(at) {
          pointer = at;
          if (!wanted) lab.attempt(showWords);
        },
        key(name) {
          if (!kKeys[name]) return false;
          pointer = null;
          moving = true;
          kKeys[name]();
          return true;
        },
        begin() {
          before = view();
        },
        end: ask,
        cancel() {
          take({ first: before.first, part: before.part, scale: before.scale });
        },
      });
    const { canvas } = map;
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-roledescription', lab.text('mapRole'));
    canvas.setAttribute('aria-describedby', 'zoom-hint readout');
    const bound = hands(map);

    const life = new AbortController();
    find('.lab-row').addEventListener(
      'click',
      (event) => {
        const button = /** @type {Element} */ (event.target).closest('[data-act]');
        if (button) go(/** @type {string} */ (button.getAttribute('data-act')));
      },
      { signal: life.signal },
    );
    const stopStore = store.subscribe((_, changed) => {
      // A slot that is typed stands at the very edge.
      if (changed.has('first') && !ours && view().part !== 0) store.change({ part: 0 });
      if (changed.has('dModel')) store.change({ dimension: 0, dimensions: view().dModel });
      ask();
    });
    const stopTheme = onTheme(ask);
    const watcher = new ResizeObserver(ask);
    watcher.observe(find('#map'));
    draw();
    showTable();
    document.documentElement.dataset.painted = '';

    end = () => {
      stopStore();
      stopTheme();
      watcher.disconnect();
      life.abort();
      bound.destroy();
      map.destroy();
      sampledMap?.destroy();
    };
  },
);

/** @param {number} value @param {number} count */
function clamp(value, count) {
  return Math.min(Math.max(value, 0), count - 1);
}
