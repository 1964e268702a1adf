import { followPress } from '../press.js';
import { addElement } from './element.js';

/**
 * The key of a trail: its colours from the first position to the last, with the positions under
 * them and a mark where the reader stands. Press or drag to go elsewhere.
 *
 * @param {HTMLElement} root
 * @param {{last: number, ticks: number[], title: string, onPick?: (position: number) => void}} plan
 */
export function createTrailBar(root, { last: opening, ticks, title, onPick }) {
  let last = opening;
  const bar = addElement('div', 'trail-bar', root);
  addElement('span', 'trail-title', bar).textContent = title;
  const strip = addElement('div', 'trail-strip', bar);
  const mark = addElement('span', 'trail-mark', strip);
  const scale = addElement('div', 'trail-ticks', bar);
  const number = (/** @type {number[]} */ at) => {
    scale.replaceChildren();
    for (const tick of at) {
      const mark = addElement('span', '', scale);
      mark.textContent = String(tick);
      mark.style.setProperty('--at', String(tick / last));
    }
  };
  number(ticks);
  if (onPick) {
    strip.classList.add('pickable');
    const pick = (/** @type {PointerEvent} */ event) => {
      const box = strip.getBoundingClientRect();
      const share = Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1);
      onPick(Math.round(share * last));
    };
    followPress(strip, { act: pick });
  }
  return {
    /**
     * @param {number} position
     * @param {number} [end] the last position, where it has changed; only the ends have numbers then
     */
    update(position, end = last) {
      if (end !== last) {
        last = end;
        number([0, last]);
      }
      mark.style.setProperty('--at', String(position / last));
    },
  };
}
