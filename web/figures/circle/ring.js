import { createCircleChart } from '../../charts/canvas/circle-chart.js';

/** A longer number would run out of the picture; it stands in the control beside it anyway. */
const kLongestName = 7;

/**
 * The circle: the dot to drag, one step as an arc, the trail of the slots passed so far.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 */
export function createRing(root, stage) {
  /** @type {any} */
  let shown = null;
  let place = 0;
  const chart = createCircleChart(root, {
    reach: 1.26,
    onPick({ x, y }) {
      stage.change({ position: nearestSlot(shown, place, x, y) });
    },
    onStep: (position) => stage.change({ position }),
  });
  return {
    /** @param {any} model @param {{omega: number, pos: number}} state */
    render(model, { omega, pos }) {
      shown = model;
      place = pos;
      const { first, last, slots, sine, cosine, next, angle } = model;
      const passed = Math.min(Math.max(Math.floor(pos) - first + 1, 0), slots.sines.length);
      const [nextSine, nextCosine] = [next.sines[0], next.cosines[0]];
      const returned = model.returns.some((/** @type {any} */ one) => one.slot === pos);
      // Between two slots it keeps the number of the nearer one.
      const name = String(stage.state.position === pos ? pos : Math.round(pos));
      chart.update({
        trail: null,
        arcs: [{ from: angle, to: angle + omega, radius: 0.46, arrow: true, label: '\u03c9' }],
        rays: [
          { from: { x: cosine, y: 0 }, x: cosine, y: sine, tone: 'sine', width: 3 },
          { x: cosine, y: 0, tone: 'cosine', dash: [7, 4], width: 3 },
          { x: nextCosine, y: nextSine, tone: 'step', dash: [4, 4], width: 1.5 },
          { x: cosine, y: sine, tone: 'position' },
          ...(returned
            ? [{ from: { x: 1, y: 0 }, x: cosine, y: sine, tone: 'warning', width: 3 }]
            : [
                {
                  from: { x: 1, y: 0 },
                  x: cosine,
                  y: sine,
                  tone: 'muted',
                  dash: [2, 4],
                  width: 1.5,
                },
              ]),
        ],
        marks: [
          ...trail(slots, passed, last - first),
          { x: 1, y: 0, tone: 'ink', shape: 'ring', size: 6, label: '0', side: 'right' },
          { x: nextCosine, y: nextSine, tone: 'step', shape: 'ring', size: 6 },
          {
            x: cosine,
            y: sine,
            tone: 'position',
            size: 9,
            grip: true,
            label: pos !== 0 && name.length <= kLongestName ? name : undefined,
            side: sine >= 0 ? 'above' : 'below',
          },
        ],
        slider: {
          value: stage.state.position,
          min: first,
          max: last,
          text: stage.text('labels.now', { pos, sine, cosine }),
        },
      });
    },
    destroy: chart.destroy,
  };
}

/**
 * @param {{sines: Float64Array, cosines: Float64Array}} slots
 * @param {number} passed
 * @param {number} most
 * @returns {import('../../charts/canvas/marks.js').Mark[]}
 */
function trail({ sines, cosines }, passed, most) {
  return Array.from({ length: passed }, (_, n) => ({
    x: cosines[n],
    y: sines[n],
    tone: `trail:${n / most}`,
    size: 5,
  }));
}

/**
 * The slot that a hand on the circle means: of those at most half a turn from here, the one whose
 * dot is nearest. So a hand that goes round takes the position along, turn after turn.
 *
 * @param {any} model
 * @param {number} pos
 * @param {number} x
 * @param {number} y
 */
function nearestSlot({ first, last, period, slots }, pos, x, y) {
  const here = Math.min(Math.max(Math.round(pos), first), last);
  const most = Math.min(Math.max(Math.ceil(period / 2), 1), last - first);
  let [best, least] = [here, Number.POSITIVE_INFINITY];
  for (let away = 0; away <= most; ++away) {
    for (const slot of away === 0 ? [here] : [here + away, here - away]) {
      if (slot < first || slot > last) continue;
      const distance = Math.hypot(slots.cosines[slot - first] - x, slots.sines[slot - first] - y);
      if (distance < least - 1e-9) [best, least] = [slot, distance];
    }
  }
  return best;
}
