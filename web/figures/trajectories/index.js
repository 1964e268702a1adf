import { createCircleChart } from '../../charts/canvas/circle-chart.js';
import { createPanels } from '../../charts/markup/panels.js';
import { createTrailBar } from '../../charts/markup/trail-bar.js';
import { followPointer, nearestPoint } from '../../charts/pick.js';
import { defineFigure } from '../contract.js';
import { slotWithin } from '../shared/slot-within.js';

const kSlots = 50;
const kLast = kSlots - 1;
/** In units of the circle: further from every dot than this, the pointer means none of them. */
const kNear = 0.12;

/**
 * The first fifty slots of two pairs on the unit circle, coloured by position: the fast pair runs
 * over its own path, the slow one has hardly left.
 */
export const figure = defineFigure({
  id: 'trajectories',
  controls: ['position', 'pair', 'slowPair', 'dModel', 'base'],
  player: { key: 'position', every: 350, max: kLast },
  size: 'wide',
  aspect: 1.75,
  narrowAspect: 0.47,

  model(engine, { dModel, base, pair: onePair, slowPair: otherPair, position }) {
    const tourPos = slotWithin(position, 0, kLast);
    // From slot 0 to the last one there is one step less than there are slots.
    const { omegas, turns } = engine.ladder({ dModel, base, length: kLast });
    return {
      pairs: [onePair, otherPair].map((pair) => {
        const rows = engine.pairWave({ dModel, base, pair, count: kSlots });
        const [sines, cosines] = [part(rows, 0), part(rows, 1)];
        return {
          pair,
          omega: omegas[pair],
          turns: turns[pair],
          sines,
          cosines,
          closest: closestTo(tourPos, cosines, sines),
        };
      }),
    };
  },

  facts({ pairs: [one, two] }, { position: tourPos }) {
    return {
      slots: kSlots,
      steps: kLast,
      pos: tourPos,
      one: one.pair,
      two: two.pair,
      oneTurns: one.turns,
      twoTurns: two.turns,
      oneClosest: one.closest,
      twoClosest: two.closest,
    };
  },

  table({ pairs: [one, two] }) {
    return {
      columns: ['slot', 'oneCosine', 'oneSine', 'twoCosine', 'twoSine'],
      rows: Array.from(one.sines, (sine, slot) => [
        slot,
        one.cosines[slot],
        sine,
        two.cosines[slot],
        two.sines[slot],
      ]),
    };
  },

  mount(root, stage) {
    const rows = 'minmax(0, 1fr) auto';
    const [above, below] = createPanels(root, 2, { rows, narrowRows: rows });
    const rounds = createPanels(above, 2, {
      columns: 'minmax(0, 1fr) minmax(0, 1fr)',
      narrowRows: 'minmax(0, 1fr) minmax(0, 1fr)',
    }).map((panel) => createRound(panel, stage));
    const go = (/** @type {number} */ position) => stage.change({ position });
    const bar = createTrailBar(below, {
      last: kLast,
      ticks: [0, 10, 20, 30, 40, kLast],
      title: stage.text('labels.slot'),
      onPick: go,
    });
    return {
      render({ pairs }, { position: tourPos }) {
        rounds.forEach((round, n) => {
          round.show(pairs[n], tourPos);
        });
        bar.update(tourPos);
      },
      destroy() {
        for (const round of rounds) round.destroy();
      },
    };
  },
});

/**
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 */
function createRound(root, stage) {
  const head = document.createElement('p');
  head.className = 'panel-head panel-title';
  root.append(head);
  /** @type {any} */
  let known = null;
  const go = (/** @type {{x: number, y: number} | null} */ spot, /** @type {number} */ reach) => {
    if (!spot || !known) return;
    const { cosines, sines } = known;
    const nearest = nearestPoint(cosines, sines, spot.x, spot.y);
    const away = Math.hypot(cosines[nearest] - spot.x, sines[nearest] - spot.y);
    if (away <= reach) stage.change({ position: nearest });
  };
  const chart = createCircleChart(root, {
    reach: 1.28,
    onPick: (spot) => go(spot, Number.POSITIVE_INFINITY),
    onStep: (position) => stage.change({ position }),
  });
  followPointer(chart, { hover: (spot) => go(spot, kNear) });
  return {
    /** @param {any} pair @param {number} pos */
    show(pair, pos) {
      known = pair;
      const { cosines, sines, closest, turns } = pair;
      head.textContent = stage.text('labels.head', { pair: pair.pair, turns });
      const at = (/** @type {number} */ slot) => ({ x: cosines[slot], y: sines[slot] });
      chart.update({
        trail: { xs: cosines, ys: sines, size: 4.5, joined: true },
        rays: [{ ...at(pos), tone: 'position', width: 1.5 }],
        marks: [
          { x: 1.17, y: 0, size: 0, label: 'cos', tone: 'cosine' },
          { x: 0, y: 1.1, size: 0, label: 'sin', tone: 'sine' },
          { ...at(closest), tone: 'ink', shape: 'ring', size: 8 },
          { ...at(pos), tone: 'position', size: 7 },
          {
            x: 0.62 * cosines[pos],
            y: 0.62 * sines[pos],
            size: 0,
            tone: 'position',
            label: String(pos),
          },
        ],
        slider: {
          value: pos,
          min: 0,
          max: kLast,
          text: stage.text('labels.now', { pos, pair: pair.pair, closest }),
        },
      });
    },
    destroy: chart.destroy,
  };
}

/**
 * The other slot whose dot is nearest to that of a slot.
 *
 * @param {number} slot
 * @param {Float64Array} xs
 * @param {Float64Array} ys
 */
export function closestTo(slot, xs, ys) {
  const others = Array.from(xs, (_, n) => n).filter((n) => n !== slot);
  const pick = (/** @type {Float64Array} */ values) => others.map((n) => values[n]);
  return others[nearestPoint(pick(xs), pick(ys), xs[slot], ys[slot])];
}

/** @param {Float64Array} rows sine, cosine, sine, ... @param {0 | 1} which */
function part(rows, which) {
  return rows.filter((_, index) => index % 2 === which);
}
