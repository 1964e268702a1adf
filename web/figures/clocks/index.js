import { createClockGrid } from '../../charts/canvas/clock-grid.js';
import { createPanels } from '../../charts/markup/panels.js';
import { defineFigure } from '../contract.js';
import { turned, withinTurn } from '../shared/between.js';

/** More dials than this would be too small to read. */
const kMostClocks = 32;
const kLastSlot = 400;
/** Below this two decimals would say too little. */
const kPlainTurns = 0.1;
/** From here on two decimals would be digits that nobody reads. */
const kManyTurns = 100;

/**
 * One hand per pair, all at the same slot. Of many pairs an even sample is drawn.
 */
export const figure = defineFigure({
  id: 'clocks',
  controls: [{ key: 'position', presets: [0, 1, 100] }, 'slowPair', 'dModel', 'base'],
  player: { key: 'position', every: 600, max: kLastSlot },
  size: 'wide',
  aspect: 1.5,
  narrowAspect: 0.6,

  model(engine, { dModel, base, position, slowPair }) {
    const angles = engine.phases({ dModel, base, pos: position });
    const { omegas, turns, completed } = turnsAt(engine, { dModel, base, position });
    const clockOf = (/** @type {number} */ pair) => ({
      pair,
      angle: angles[pair],
      omega: omegas[pair],
      turns: turns[pair],
    });
    const pairs = angles.length;
    return {
      pairs,
      completed,
      clocks: sampleOf(pairs, slowPair).map(clockOf),
      fast: clockOf(0),
      chosen: clockOf(slowPair),
    };
  },

  facts({ pairs, completed, clocks, fast, chosen }, { position }) {
    return {
      pos: position,
      pairs,
      completed,
      shown: clocks.length,
      fastTurns: fast.turns,
      fastAngle: fast.angle,
      pair: chosen.pair,
      turns: chosen.turns,
      angle: chosen.angle,
      omega: chosen.omega,
    };
  },

  table({ clocks }) {
    return {
      columns: ['pair', 'omega', 'angle', 'turns'],
      rows: clocks.map((/** @type {any} */ { pair, omega, angle, turns }) => [
        pair,
        omega,
        angle,
        turns,
      ]),
    };
  },

  mount(root, stage) {
    const [panel] = createPanels(root, 1, { narrowRows: 'minmax(0, 1fr)' });
    const head = document.createElement('p');
    head.className = 'panel-head';
    panel.append(head);
    /** @type {Array<{pair: number}>} */
    let shown = [];
    const grid = createClockGrid(panel, {
      onPick: (index) => stage.change({ slowPair: shown[index].pair }),
      onStep: (position) => stage.change({ position }),
    });
    return {
      render({ clocks, pairs, chosen }, { position }, at) {
        if (at) {
          const { from, share } = at;
          const same = from.clocks.length === clocks.length;
          grid.turn((index) => {
            const [before, after] = [from.clocks[index], clocks[index]];
            if (!same || before.pair !== after.pair) return after.angle;
            return withinTurn(turned(before.angle, after.angle, share));
          });
          return;
        }
        shown = clocks;
        const all = clocks.length === pairs;
        head.textContent = stage.text(all ? 'labels.all' : 'labels.sample', {
          pos: position,
          shown: clocks.length,
          pairs,
        });
        grid.update({
          clocks: clocks.map((/** @type {any} */ { pair, angle, omega, turns }) => ({
            angle,
            step: position > 0 ? omega : 0,
            name: stage.text('labels.pair', { pair }),
            note: stage.text('labels.turns', {
              turns: stage.number(turns, roundingOf(Math.abs(turns))),
            }),
            chosen: pair === chosen.pair,
          })),
          slider: {
            value: Math.min(Math.max(position, 0), kLastSlot),
            min: 0,
            max: Math.max(kLastSlot, position),
            text: stage.text('labels.now', { pos: position }),
          },
        });
      },
      destroy: grid.destroy,
    };
  },
});

/** As many digits as say something. @param {number} turns */
function roundingOf(turns) {
  if (turns >= kManyTurns) return '~4';
  return turns >= kPlainTurns || turns === 0 ? ':2' : '~2';
}

/**
 * How far each hand has gone: any position will do, back before slot 0 too.
 *
 * @param {import('../contract.js').Engine} engine
 * @param {{dModel: number, base: number, position: number}} at
 */
function turnsAt(engine, { dModel, base, position }) {
  const whole = Number.isInteger(position) && position >= 0;
  const ladder = engine.ladder({ dModel, base, length: whole ? position : 1 });
  if (whole) return ladder;
  const turns = ladder.wavelengths.map((wavelength) => position / wavelength);
  return { ...ladder, turns, completed: turns.filter((turn) => Math.abs(turn) >= 1).length };
}

/**
 * Pairs spread evenly from the first to the last, with the chosen one among them.
 *
 * @param {number} pairs
 * @param {number} chosen
 */
function sampleOf(pairs, chosen) {
  const count = Math.min(pairs, kMostClocks);
  const sample = Array.from({ length: count }, (_, n) =>
    Math.round((n * (pairs - 1)) / Math.max(count - 1, 1)),
  );
  if (!sample.includes(chosen)) {
    // The neighbour that makes room is never an end of the ladder.
    const place = sample.findIndex((pair) => pair > chosen);
    const closer = chosen - sample[place - 1] < sample[place] - chosen ? place - 1 : place;
    sample[Math.min(Math.max(closer, 1), count - 2)] = chosen;
  }
  return sample;
}
