/**
 * What the menu of a figure offers to take along. The code of it is fetched when it is asked for.
 *
 * @import {Frame} from './frame.js'
 * @import {Host} from './host.js'
 *
 * @param {Host} host
 * @returns {Array<{key: string, act(frame: Frame): Promise<void>}>}
 */
export function takeItems(host) {
  const late = () => import('./notes.js');
  return [
    { key: 'notes', act: async (frame) => (await late()).openNotes(frame, host) },
    { key: 'svg', act: async (frame) => (await late()).savePicture(frame, 'svg') },
    { key: 'png', act: async (frame) => (await late()).savePicture(frame, 'png') },
    { key: 'csv', act: async (frame) => (await late()).saveData(frame, host, 'csv') },
    { key: 'json', act: async (frame) => (await late()).saveData(frame, host, 'json') },
  ];
}

/**
 * A way to it in the head of each figure.
 *
 * @param {Frame[]} frames
 * @param {Host} host
 */
export function bindTake(frames, host) {
  const [notes] = takeItems(host);
  for (const frame of frames) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'figure-link figure-notes';
    button.textContent = host.words.figure.notes;
    button.addEventListener('click', () => notes.act(frame));
    frame.element.querySelector('.figure-head')?.append(button);
  }
}
