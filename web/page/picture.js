import { bitmapOf, ground, inLight, svgOf } from '../charts/export/index.js';
import { dataText, kTypes } from './data-file.js';
import { articleAddress, folderOf, shownBy } from './notes-address.js';

/**
 * What can be taken away of a figure: its picture, its numbers.
 *
 * @import {Frame} from './frame.js'
 * @import {Host} from './host.js'
 * @typedef {'svg' | 'png'} PictureKind
 */

/** @param {Frame} frame */
const stageOf = ({ element }) => /** @type {HTMLElement} */ (element.querySelector('.stage'));

/**
 * @param {Frame} frame
 * @param {PictureKind} kind
 * @returns {Promise<Blob>}
 */
export async function pictureFile(frame, kind) {
  await frame.whenLoaded();
  const stage = stageOf(frame);
  const name = stage.getAttribute('aria-label') ?? '';
  const drawn = inLight(frame.drawNow, () => {
    const options = { name, ground: ground() };
    return kind === 'svg' ? svgOf(stage, options) : bitmapOf(stage, options);
  });
  if (typeof drawn === 'string') return new Blob([drawn], { type: 'image/svg+xml' });
  return new Promise((done, fail) => {
    drawn.toBlob((blob) => (blob ? done(blob) : fail(new Error('No picture.'))), 'image/png');
  });
}

/**
 * @param {Frame} frame
 * @param {Host} host
 * @param {import('./data-file.js').DataKind} kind
 */
export async function dataFile(frame, host, kind) {
  await frame.whenLoaded();
  frame.drawNow();
  const table = frame.data();
  if (!table) throw new Error('There are no numbers.');
  const source = articleAddress(
    folderOf(location.href) ?? '',
    shownBy(frame, host),
    host.about?.language ?? 'en',
  );
  const text = dataText(table, kind, { columns: frame.text.columns, source });
  return new Blob([text], { type: kTypes[kind] });
}
