import { addElement, setText } from '../../charts/markup/element.js';

/**
 * The reader's position is shared by many pictures, and some of them show whole slots only, and not
 * all of those. Where the position has no place in a picture, the nearest slot that has one stands
 * in for it, and the picture says so: one slider never makes another figure complain.
 *
 * @typedef {{slot: number, asked: number | null}} StandIn  asked: the position, where it is not shown
 */

/**
 * @param {number} position
 * @param {number} low the first slot that has a place
 * @param {number} high the last one
 * @returns {StandIn}
 */
export function standIn(position, low, high) {
  // No negative zero: it would be read out as one.
  const slot = Math.min(Math.max(Math.round(position), low), Math.max(high, low)) || 0;
  return { slot, asked: slot === position ? null : position };
}

/**
 * The sentence that says so, in a line of its own under the picture.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {(shown: StandIn) => void}
 */
export function createStandInNote(root, stage) {
  const note = addElement('p', 'stand-in', root);
  note.hidden = true;
  return ({ slot, asked }) => {
    note.hidden = asked === null;
    setText(note, asked === null ? '' : stage.text('labels.standIn', { asked, slot }));
  };
}
