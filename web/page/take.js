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
