import { recordOf } from '../../charts/record.js';
import { colour } from '../../charts/theme.js';
import { save } from '../../page/save.js';

/**
 * The picture of a lab as a file.
 *
 * @import {Lab} from './start.js'
 */

/**
 * What the canvas shows, on paper: labels and all, in the pixels that it has.
 *
 * @param {Lab} lab
 * @param {HTMLCanvasElement} canvas
 * @param {string} name
 */
export function savePng(lab, canvas, name) {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext('2d'));
  context.fillStyle = colour('paper');
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(canvas, 0, 0);
  copy.toBlob((blob) => {
    if (!blob) return;
    save(`${name}.png`, blob, 'image/png');
    lab.tell(lab.text('saved', { name: `${name}.png` }));
  });
}

/**
 * Lines and text, no bitmap inside.
 *
 * @param {Lab} lab
 * @param {HTMLCanvasElement} canvas
 * @param {string} name
 */
export function saveSvg(lab, canvas, name) {
  const svg = recordOf(canvas, { background: colour('paper') });
  save(`${name}.svg`, svg, 'image/svg+xml');
  lab.tell(lab.text('saved', { name: `${name}.svg` }));
}
