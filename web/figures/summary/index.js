import { addElement, setText } from '../../charts/markup/element.js';
import { defineFigure } from '../contract.js';
import { mixed, pointBetween } from '../shared/between.js';
import { createStandInNote, standIn } from '../shared/stand-in.js';
import { createCodeTiers } from './code.js';
import { createWaveTiers } from './waves.js';

const kSlots = 48;
/** Twins are looked for from slot 0 on. */
const kFarthest = 10000;
/** A curve is drawn where its points stand close enough, and left out where they do not. */
const kParts = 8;
const kWidestStep = 0.8;
const kWord = 'word';

/**
 * The whole idea in five tiers, one under the other, at one position: counter, wave, circle,
 * ladder, and the striped code that is added to the embedding.
 */
export const figure = defineFigure({
  id: 'summary',
  controls: [
    { key: 'position', min: 0, max: kSlots - 1 },
    { key: 'omega', presets: [Math.PI / 6, Math.PI / 12, 1] },
    'dModel',
    'base',
  ],
  player: { key: 'position', every: 600, max: kSlots - 1 },
  size: 'wide',
  layout: 'below',
  aspect: 1.55,
  narrowAspect: 0.36,

  model(engine, { position, omega, dModel, base }) {
    const { slot: pos, asked } = standIn(position, 0, kFarthest);
    const first = Math.floor(pos / kSlots) * kSlots;
    const here = engine.wave({ omega, first: pos, count: 2 });
    const fine = Math.abs(omega) / kParts <= kWidestStep;
    const count = (kSlots - 1) * kParts + 1;
    const wavelengths = engine.wavelengths({ dModel, base });
    return {
      pos,
      asked,
      first,
      count: kSlots,
      slots: engine.wave({ omega, first, count: kSlots }),
      curve: fine ? engine.wave({ omega, first, step: 1 / kParts, count }) : null,
      parts: kParts,
      sine: here[0],
      cosine: here[1],
      next: { sine: here[2], cosine: here[3] },
      omega,
      twins: twinsOf(engine, { omega, pos, first }),
      nearest: nearestOf(engine, { dModel, base, pos, first }),
      wavelengths,
      tagged: engine.taggedWord({ word: kWord, dModel, base, pos }),
    };
  },

  facts(model, { omega, dModel }) {
    const { pos, count, sine, cosine, twins, nearest, wavelengths, tagged } = model;
    return {
      pos,
      omega,
      sine,
      cosine,
      dModel,
      others: count - 1,
      twins: twins.length,
      periods: twins.filter((/** @type {any} */ { kind }) => kind === 'period').length,
      distance: nearest.distance,
      nearest: nearest.slot,
      fastest: wavelengths[0],
      slowest: wavelengths[wavelengths.length - 1],
      tagNorm: tagged.tagNorm,
      embeddingNorm: tagged.embeddingNorm,
    };
  },

  table({ tagged }) {
    return {
      columns: ['dimension', 'tag', 'embedding', 'sum'],
      rows: Array.from(tagged.tag, (value, dimension) => [
        dimension,
        value,
        tagged.embedding[dimension],
        tagged.sum[dimension],
      ]),
    };
  },

  mount(root, stage) {
    const poster = addElement('div', 'poster', root);
    const tiers = [1, 2, 3, 4, 5].map((number) => createTier(poster, number, stage));
    const waves = createWaveTiers(tiers.slice(0, 3), (position) => stage.change({ position }));
    const code = createCodeTiers(tiers[3], tiers[4], stage);
    const noteStandIn = createStandInNote(poster, stage);
    /** @type {any} */
    let known = null;
    const draw = () => {
      if (!known) return;
      waves.show(known);
      code.show(known);
    };
    const watcher = new ResizeObserver(draw);
    watcher.observe(tiers[0].picture);
    return {
      render(model, state, at) {
        if (at) {
          const moment = momentOf(at.from, model, at.share);
          waves.show(moment);
          code.turn(moment);
          return;
        }
        known = model;
        noteStandIn({ slot: model.pos, asked: model.asked });
        const facts = figure.facts(model, state);
        tiers.forEach(({ note }, n) => {
          setText(note, stage.text(`labels.note${n + 1}`, facts));
        });
        draw();
      },
      destroy() {
        watcher.disconnect();
        code.destroy();
        poster.remove();
      },
    };
  },
});

/**
 * Between two positions: the dot keeps to its wave, the hands go the short way round.
 *
 * @param {any} from
 * @param {any} model
 * @param {number} share
 */
function momentOf(from, model, share) {
  const still = from.omega !== model.omega || from.first !== model.first;
  if (still || from.tagged.tag.length !== model.tagged.tag.length) return { ...model, from, share };
  const pos = mixed(from.pos, model.pos, share);
  const here = pointBetween(from, model, share);
  return {
    ...model,
    pos,
    number: model.pos,
    ...here,
    next: pointBetween(from.next, model.next, share),
    from,
    share,
  };
}

/**
 * @param {HTMLElement} poster
 * @param {number} number
 * @param {import('../contract.js').Stage} stage
 */
function createTier(poster, number, stage) {
  const tier = addElement('div', `tier tier-${number}`, poster);
  const text = addElement('div', 'tier-text', tier);
  const title = addElement('p', 'tier-title', text);
  addElement('span', 'tier-number', title).textContent = String(number);
  addElement('span', '', title).textContent = stage.text(`labels.tier${number}`);
  const note = addElement('p', 'tier-note', text);
  return { note, picture: addElement('div', 'tier-picture', tier) };
}

/**
 * The other slots in the picture at the height of this one.
 *
 * @param {import('../contract.js').Engine} engine
 * @param {{omega: number, pos: number, first: number}} at
 * @returns {Array<{slot: number, kind: string}>}
 */
function twinsOf(engine, { omega, pos, first }) {
  const { slots, kinds } = engine.twins({ omega, slot: pos, count: first + kSlots });
  return Array.from(slots, (/** @type {number} */ slot, /** @type {number} */ n) => ({
    slot,
    kind: kinds[n],
  })).filter(({ slot }) => slot !== pos && slot >= first);
}

/**
 * The other slot in the picture whose code is closest to this one's: it depends on the offset alone.
 *
 * @param {import('../contract.js').Engine} engine
 * @param {{dModel: number, base: number, pos: number, first: number}} at
 */
function nearestOf(engine, { dModel, base, pos, first }) {
  const { distances } = engine.similarity({ dModel, base, count: kSlots });
  let best = { slot: pos, distance: Number.POSITIVE_INFINITY };
  for (let slot = first; slot < first + kSlots; ++slot) {
    const distance = distances[Math.abs(slot - pos)];
    if (slot !== pos && distance < best.distance) best = { slot, distance };
  }
  return best;
}
