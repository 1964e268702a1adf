import { unitAt } from '../../charts/canvas/rounds.js';
import { addElement } from '../../charts/markup/element.js';
import { createPanels } from '../../charts/markup/panels.js';
import { mixed, turned } from '../shared/between.js';
import { createWaveLine } from './line.js';
import { createReturns } from './returns.js';
import { createRing } from './ring.js';

/** So little of the steepest slope is flat; the other wave is then at its steepest. */
const kFlat = 1e-6;

/**
 * Sine and cosine over the slots, the circle beside them, and the list of near returns: all of one
 * position, which each of them moves.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {import('../contract.js').Mounted}
 */
export function createCirclePicture(root, stage) {
  const [left, right] = createPanels(root, 2, {
    columns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    narrowRows: '27rem minmax(0, 1fr)',
  });
  const [upper, lower] = createPanels(left, 2, {
    rows: 'minmax(0, 1fr) minmax(0, 1fr)',
    narrowRows: 'minmax(0, 1fr) minmax(0, 1fr)',
  });
  const sine = createWaveLine(upper, stage, 'sine');
  const cosine = createWaveLine(lower, stage, 'cosine');
  const jump = addElement('button', 'button circle-jump', left);
  jump.type = 'button';
  jump.textContent = stage.text('labels.jump');
  const ring = createRing(right, stage);
  const returns = createReturns(right, stage);

  /** @type {number | null} */
  let nextFlat = null;
  jump.addEventListener('click', () => nextFlat !== null && stage.change({ position: nextFlat }));

  return {
    render(model, { omega, position: pos }, at) {
      if (at) {
        const now = momentOf(at.from, model, at.share);
        sine.move(now);
        cosine.move(now);
        ring.render(now, { omega, pos: now.position });
        return;
      }
      const steepest = Math.abs(omega);
      const state = (/** @type {number} */ rise, /** @type {number} */ other) =>
        Math.abs(rise) <= kFlat * steepest
          ? 'flat'
          : Math.abs(other) <= kFlat * steepest
            ? 'steepest'
            : 'sloping';
      sine.render(model, pos, state(model.riseSine, model.riseCosine));
      cosine.render(model, pos, state(model.riseCosine, model.riseSine));
      ring.render(model, { omega, pos });
      returns.render(model, { omega, pos });
      nextFlat = flatAfter(model.flats, pos);
      jump.disabled = nextFlat === null;
    },
    destroy() {
      sine.destroy();
      cosine.destroy();
      ring.destroy();
    },
  };
}

/**
 * Between two positions of one wave; what else has changed is shown at once.
 *
 * @param {any} from
 * @param {any} model
 * @param {number} share
 */
function momentOf(from, model, share) {
  const { omega, position } = model;
  if (from.omega !== omega || from.first !== model.first) return model;
  const pos = mixed(from.position, position, share);
  const angle = turned(from.angle, model.angle, share);
  const here = unitAt(angle);
  const next = unitAt(angle + omega);
  // Along the slots the dot keeps to its wave, however many turns that takes.
  const wave = unitAt(model.angle - omega * (position - pos));
  return {
    ...model,
    position: pos,
    angle,
    ...here,
    next: { sines: [next.sine], cosines: [next.cosine] },
    wave,
    riseSine: omega * wave.cosine,
    riseCosine: -omega * wave.sine,
  };
}

/**
 * The next place where one wave is flat; after the last one shown, the first.
 *
 * @param {Array<{at: number}>} flats
 * @param {number} pos
 */
function flatAfter(flats, pos) {
  const margin = 1e-6 * Math.max(1, Math.abs(pos));
  return (flats.find(({ at }) => at > pos + margin) ?? flats[0])?.at ?? null;
}
