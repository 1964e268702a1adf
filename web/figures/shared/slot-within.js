/**
 * The slot that a picture of whole slots shows for the reader's position, which other pictures may
 * set to any number. Refused as the encoder refuses, so that the sentence stands at the control.
 *
 * @param {number} position
 * @param {number} low
 * @param {number} high
 * @param {string} [parameter] whose value it is
 */
export function slotWithin(position, low, high, parameter = 'position') {
  const refuse = (/** @type {string} */ code) => {
    const rule = `must be a whole number from ${low} to ${high} here`;
    const message = `${parameter} ${rule}; got ${position}.`;
    const facts = { code, parameter, value: position, low, high };
    return Object.assign(new RangeError(message), facts);
  };
  if (position < low) throw refuse('below-page');
  if (position > high) throw refuse('above-page');
  if (!Number.isInteger(position)) throw refuse('not-whole');
  return position;
}
