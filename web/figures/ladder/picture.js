import { powerOfTen, wholeTicks } from '../../charts/chartjs/axes.js';
import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { thin } from '../../charts/chartjs/thin.js';
import { addElement } from '../../charts/markup/element.js';
import { createPanels } from '../../charts/markup/panels.js';
import { createGrip } from './grip.js';
import { createPrices } from './prices.js';

/** Pairs left free at both ends, so that the last mark is whole on a phone. */
const kMargin = 0.75;
/** Closer together than so many CSS pixels marks would merge, and a line says the same. */
const kRoomForMarks = 3;
/** CSS pixels from which the line of the length carries its whole label. */
const kRoomForWords = 420;
/** Ladders that end within this factor of each other would have one name over the other. */
const kNear = 2.5;

/**
 * @import {Mounted, Stage} from '../contract.js'
 * @import {LineData} from '../../charts/chartjs/line-chart.js'
 * @import {Mark, ReferenceLine} from '../../charts/canvas/marks.js'
 * @import {Ladder, Model} from './index.js'
 */

/**
 * The ladder, the document across it, and under it the price of each base.
 *
 * @param {HTMLElement} root
 * @param {Stage} stage
 * @returns {Mounted<Model>}
 */
export function createLadderPicture(root, stage) {
  const [panel, below] = createPanels(root, 2, {
    rows: 'minmax(0, 1fr) auto',
    narrowRows: 'minmax(0, 1fr) auto',
  });
  const heads = [0, 1].map(() => addElement('p', 'panel-head', panel));
  const chart = createLineChart(panel, {
    x: { title: stage.text('labels.x'), grid: false },
    y: { title: stage.text('labels.left'), log: true, format: powerOfTen },
    right: { title: stage.text('labels.right'), log: true, reverse: true, format: powerOfTen },
    padding: { top: 6, right: 0, bottom: 0, left: 0 },
    onPick: (x, way, spot) => {
      if (way === 'pointer' && spot && grip.held) stage.change({ length: twoDigits(spot.y) });
      else stage.change({ slowPair: within(Math.round(x), stage.state.dModel / 2) });
    },
  });
  const grip = createGrip(chart, () => stage.state.length);
  const prices = createPrices(below, stage);
  return {
    render(model, { length, slowPair }) {
      const { pairs, wavelength } = model;
      const { completed } = model.mine;
      const [least, most] = rangeOf(model, length);
      heads[0].textContent = stage.text('labels.count', { completed, pairs, length });
      heads[1].textContent = stage.text('labels.pair', {
        pair: slowPair,
        wavelength,
        omega: model.omega,
        turns: model.turnsOfPair,
      });
      const width = chart.chart.width || 600;
      chart.update({
        x: { min: -kMargin, max: pairs - 1 + kMargin, at: wholeTicks(pairs) },
        y: { min: least, max: most },
        right: { min: (2 * Math.PI) / most, max: (2 * Math.PI) / least },
        series: [...othersOf(model, width), ...seriesOf(model, width)],
        bands: [{ from: -kMargin, to: completed - 0.5, tone: 'step', alpha: 0.1 }],
        lines: linesOf(stage, model, { length, slowPair, width }),
        marks: [
          ...namesOf(stage, model),
          { x: slowPair, y: wavelength, tone: 'step', shape: 'diamond', size: 7 },
        ],
        slider: {
          value: slowPair,
          min: 0,
          max: pairs - 1,
          text: heads[1].textContent ?? '',
        },
      });
      prices.show(model.ladders, pairs);
    },
    destroy: chart.destroy,
  };
}

/**
 * @param {Stage} stage
 * @param {Model} model
 * @param {{length: number, slowPair: number, width: number}} at
 * @returns {ReferenceLine[]}
 */
function linesOf(stage, { mine, pairs, wavelength }, { length, slowPair, width }) {
  const { completed } = mine;
  /** @type {ReferenceLine[]} */
  const lines = [];
  if (length > 0) {
    lines.push({
      axis: 'y',
      at: length,
      tone: 'ink',
      dash: [],
      width: 2,
      grip: true,
      // Where the marks leave room.
      end: 2 * completed > pairs ? 'start' : 'end',
      label: stage.text(width >= kRoomForWords ? 'labels.length' : 'labels.short', { length }),
    });
  }
  if (completed > 0 && completed < pairs) {
    lines.push({ axis: 'x', at: completed - 0.5, tone: 'step', width: 1 });
  }
  lines.push({
    axis: 'y',
    at: wavelength,
    tone: 'step',
    dash: [2, 4],
    width: 1.5,
    end: 4 * slowPair > pairs ? 'start' : 'end',
    label: stage.text('labels.mark', { pair: slowPair }),
  });
  return lines;
}

/** The ladders over the other bases, as thin lines. @param {Model} model @param {number} width */
function othersOf({ ladders }, width) {
  return ladders
    .filter(({ mine }) => !mine)
    .map(({ wavelengths }) => ({
      tone: 'muted',
      width: 1,
      dash: [6, 4],
      ...thin({ ys: wavelengths }, width),
    }));
}

/**
 * What base each of the other ladders stands on, at its end; the picture names its own at the control.
 *
 * @param {Stage} stage
 * @param {Model} model
 * @returns {Mark[]}
 */
function namesOf(stage, { ladders, mine, pairs }) {
  if (pairs < 2) return [];
  return ladders
    .filter((one) => !one.mine)
    .map((one) => {
      const { base, longest } = one;
      const near = longest < kNear * mine.longest && mine.longest < kNear * longest;
      return {
        x: pairs - 1,
        y: longest,
        tone: 'muted',
        size: 0,
        side: 'left',
        label: near ? undefined : stage.text('labels.base', { base }),
      };
    });
}

/**
 * Pairs that complete a turn as dots, the others as rings.
 *
 * @param {Model} model
 * @param {number} width
 * @returns {NonNullable<LineData['series']>}
 */
function seriesOf({ mine: { wavelengths, completed }, pairs }, width) {
  const done = { tone: 'step', ys: wavelengths.subarray(0, completed) };
  const rest = { tone: 'muted', first: completed, ys: wavelengths.subarray(completed) };
  if (width / pairs < kRoomForMarks) {
    return [
      { ...done, ...thin(done, width), width: 4 },
      { ...rest, ...thin(rest, width), width: 3, dash: [4, 4] },
    ];
  }
  const size = Math.min(Math.max((0.35 * width) / pairs, 1.6), 4.5);
  return [
    { ...done, line: false, points: 'dot', size },
    { ...rest, line: false, points: 'ring', size },
  ];
}

/** The stretch of the logarithmic scale that holds all. @param {Model} model @param {number} length */
function rangeOf({ ladders, mine }, length) {
  const low = Math.min(mine.wavelengths[0], Math.max(length, 1));
  const high = Math.max(length, ...ladders.map(({ longest }) => longest));
  return [low / 2.5, high * 2.5];
}

/** @param {number} value */
function twoDigits(value) {
  return Math.max(Math.round(Number(value.toPrecision(2))), 1);
}

/** @param {number} index @param {number} count */
function within(index, count) {
  return Math.min(Math.max(index, 0), count - 1);
}
