/**
 * How long a slider event keeps the page busy, figure by figure: the handler, the figure's model
 * and its painting, without the wait for the next frame. A frame is 16.7 ms.
 *
 *   node tests/browser/repaint.js
 */
import { pathToFileURL } from 'node:url';
import { figureIds, openSite, showFigure } from './support.js';

const kMoves = 31;

/**
 * @returns {Promise<Array<{figure: string, slider: string, median: number, worst: number}>>}
 *   milliseconds, the slowest figure first
 */
export async function measureRepaints() {
  const site = await openSite();
  try {
    const { page } = await site.open();
    const results = [];
    for (const figure of await figureIds(page)) {
      await showFigure(page, figure);
      for (const [slider, times] of await page.evaluate(moveSliders, { figure, moves: kMoves })) {
        const sorted = times.sort((a, b) => a - b);
        results.push({
          figure,
          slider,
          median: sorted[Math.floor(sorted.length / 2)],
          worst: sorted[sorted.length - 1],
        });
      }
    }
    return results.sort((a, b) => b.median - a.median);
  } finally {
    await site.close();
  }
}

/**
 * Runs in the page.
 *
 * @param {{figure: string, moves: number}} what
 * @returns {Promise<Array<[string, number[]]>>}
 */
async function moveSliders({ figure, moves }) {
  /** @type {Array<[string, number[]]>} */
  const all = [];
  const sliders = document.querySelectorAll(`#figure-${figure} .figure-controls .slider`);
  for (const element of sliders) {
    const slider = /** @type {HTMLInputElement} */ (element);
    const home = slider.value;
    const places = [Number(slider.min), Number(slider.max)];
    /** @type {number[]} */
    const times = [];
    for (let move = 0; move < moves; ++move) {
      const share = (move % 7) / 7;
      slider.value = String(places[0] + share * (places[1] - places[0]));
      let start = 0;
      // Asked for before and after the page asks for its own: the page's work lies between.
      requestAnimationFrame(() => {
        start = performance.now();
      });
      const pressed = performance.now();
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const handled = performance.now() - pressed;
      const end = await new Promise((done) => {
        requestAnimationFrame(() => done(performance.now()));
      });
      times.push(handled + end - start);
    }
    slider.value = home;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    const key = slider.closest('.control')?.getAttribute('data-key') ?? '';
    all.push([key, times]);
  }
  return all;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const results = await measureRepaints();
  for (const { figure, slider, median, worst } of results) {
    process.stdout.write(
      `${figure.padEnd(14)}${slider.padEnd(18)}${median.toFixed(1).padStart(7)} ms, worst ${worst.toFixed(1)} ms\n`,
    );
  }
}
