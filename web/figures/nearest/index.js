import { defineFigure } from '../contract.js';
import { createNearestPicture } from './picture.js';

/** Ladders of 1, 2, 4 ... 32 pairs. */
const kWidths = [2, 4, 8, 16, 32, 64];

/**
 * The nearest other slot within so many slots, for ladders of ever more pairs: with few of them it
 * is a far look-alike, with enough of them the slot next door.
 */
export const figure = defineFigure({
  id: 'nearest',
  controls: [{ key: 'nearestLimit', presets: [100, 1000, 60000, 1000000] }, 'base'],
  size: 'wide',
  aspect: 2.1,
  narrowAspect: 0.95,

  model(engine, { base, nearestLimit: limit }) {
    return {
      ladders: kWidths.map((dModel) => {
        const { slot, distance, neighbour, closer } = engine.nearest({ dModel, base, limit });
        return { dModel, pairs: dModel / 2, slot, distance, neighbour, closer };
      }),
    };
  },

  facts({ ladders }, { nearestLimit }) {
    const [one, two, four] = ladders;
    const enough = ladders.find(({ slot }) => slot === 1);
    const last = ladders[ladders.length - 1];
    return {
      limit: nearestLimit,
      slot: one.slot,
      distance: one.distance,
      twoSlot: two.slot,
      twoDistance: two.distance,
      fourSlot: four.slot,
      fourDistance: four.distance,
      // Of none of these ladders: said with one number more than they have.
      enough: enough ? enough.pairs : 2 * last.pairs,
      nextDoor: ladders.filter(({ slot: found }) => found === 1).length,
      ladders: ladders.length,
      mostPairs: last.pairs,
      mostDistance: last.distance,
    };
  },

  table({ ladders }) {
    return {
      columns: ['pairs', 'dModel', 'slot', 'distance', 'neighbour', 'closer'],
      rows: ladders.map(({ pairs, dModel, slot, distance, neighbour, closer }) => [
        pairs,
        dModel,
        slot,
        distance,
        neighbour,
        closer,
      ]),
    };
  },

  mount(root, stage) {
    return createNearestPicture(root, stage);
  },
});
