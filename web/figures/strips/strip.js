import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { thin } from '../../charts/chartjs/thin.js';

/** More stretches of one sign than this would be a blur. */
const kMostBands = 240;
/** Up to so many slots each has its number on the axis. */
const kFew = 12;
/** CSS pixels between neighbours from which each slot gets a dot of its own. */
const kRoomForDots = 5;
/** CSS pixels per turn below which lines are drawn thin, to leave gaps between them. */
const kClose = 12;
/** CSS pixels per turn below which two waves are a block of ink. */
const kBlur = 6;

import { wordAxis } from '../shared/words.js';

/** @import {Strip} from './index.js' */

/**
 * One strip: what it shows in words, and the chart, along which the position can be dragged.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @param {'fast' | 'slow'} which
 */
export function createStrip(root, stage, which) {
  const line = document.createElement('p');
  line.className = 'panel-head panel-sides';
  const head = document.createElement('span');
  const values = document.createElement('span');
  line.append(head, values);
  root.append(line);
  const last = which === 'slow';
  const chart = createLineChart(root, {
    // The upper one bears the name of the whole figure, with its numbers.
    label: last ? stage.text('labels.lower') : undefined,
    x: { min: 0, title: last ? stage.text('labels.x') : '' },
    y: { min: -1.3, max: 1.3, at: [-1, 0, 1] },
    padding: { top: 2, right: 10, bottom: 0, left: 0 },
    onPick: (x) => {
      const slot = Math.min(Math.max(Math.round(x), 0), stage.state.count - 1);
      stage.change({ position: slot });
    },
  });
  return {
    /** @param {Strip} strip @param {import('../contract.js').State} state */
    show(strip, { count, position: pos, sentence }) {
      const { pair, wavelength, slots, curve, signs, step } = strip;
      head.textContent = stage.text(`labels.${which}`, {
        pair,
        wavelength,
        changes: signs.length - 1,
      });
      values.textContent = stage.text('labels.values', {
        pos,
        sine: strip.sine,
        cosine: strip.cosine,
      });
      const width = chart.chart.width || 600;
      const most = 2 * width;
      const dots = width / count >= kRoomForDots;
      const close = strip.turns > 0 && width / strip.turns < kClose;
      // Swings closer than this run together into a block that says nothing.
      const blurred = strip.turns > 0 && width / strip.turns < kBlur;
      const within = pos >= 0 && pos <= count - 1;
      chart.update({
        x: {
          max: Math.max(count - 1, 1),
          step: count <= kFew ? 1 : undefined,
          ...(last ? wordAxis(sentence, count) : {}),
        },
        series: blurred
          ? []
          : [
              {
                tone: 'cosine',
                dash: close ? [3, 2] : [7, 4],
                width: close ? 1 : 2,
                ...thin({ ys: curve.cosines, step }, most),
              },
              { tone: 'sine', width: close ? 1 : 2, ...thin({ ys: curve.sines, step }, most) },
              ...(dots
                ? [
                    {
                      tone: 'sine',
                      ys: slots.sines,
                      line: false,
                      points: /** @type {const} */ ('dot'),
                      size: 2.2,
                    },
                  ]
                : []),
            ],
        bands: blurred
          ? [
              {
                from: 0,
                to: count - 1,
                alpha: 0.25,
                label: stage.text('labels.blur', { turns: strip.turns }),
              },
            ]
          : signs.length <= kMostBands
            ? signs.map(bandOf)
            : [],
        ...readingAt(pos, strip, within),
        slider: {
          value: Math.min(Math.max(Math.round(pos), 0), count - 1),
          min: 0,
          max: count - 1,
          text: stage.text('labels.now', { pos, pair, sine: strip.sine, cosine: strip.cosine }),
        },
      });
    },
    /**
     * A moment of a motion: only the position moves, and its marks keep to their waves.
     *
     * @param {Strip} strip
     * @param {number} pos
     * @param {number} count
     */
    move({ curve, step }, pos, count) {
      const within = pos >= 0 && pos <= count - 1;
      const at = pos / step;
      const here = { sine: heightAt(curve.sines, at), cosine: heightAt(curve.cosines, at) };
      chart.update(readingAt(pos, here, within));
    },
    destroy: chart.destroy,
  };
}

/**
 * @param {number} pos
 * @param {{sine: number, cosine: number}} heights
 * @param {boolean} within whether the position is on the picture
 * @returns {import('../../charts/chartjs/line-chart.js').LineData}
 */
function readingAt(pos, { sine, cosine }, within) {
  /** @type {import('../../charts/canvas/marks.js').ReferenceLine[]} */
  const lines = [{ axis: 'y', at: 0, dash: [], width: 1 }];
  if (!within) return { lines, marks: [] };
  return {
    lines: [...lines, { axis: 'x', at: pos, tone: 'position', dash: [], grip: true }],
    marks: [
      { x: pos, y: cosine, tone: 'cosine', shape: 'square', size: 5 },
      { x: pos, y: sine, tone: 'sine', size: 6 },
    ],
  };
}

/** Between two points of a curve. @param {Float64Array} heights @param {number} at */
function heightAt(heights, at) {
  const low = Math.min(Math.max(Math.floor(at), 0), heights.length - 1);
  const high = Math.min(low + 1, heights.length - 1);
  return heights[low] + (heights[high] - heights[low]) * (at - low);
}

/** @param {{from: number, to: number, plus: boolean}} stretch */
function bandOf({ from, to, plus }) {
  return { from: from - 0.5, to: to + 0.5, tone: plus ? 'high' : 'low', alpha: 0.16 };
}
