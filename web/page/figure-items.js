import { numberOf, reportAddress, sharing } from './share.js';
import { takeItems } from './take.js';

/**
 * What the menu of every figure offers, in this order. What takes more than a few lines is fetched
 * when it is first asked for.
 *
 * @import {Item} from './figure-menu.js'
 * @import {Host} from './host.js'
 *
 * @param {Host} host
 * @param {(text: string) => void} tell
 * @returns {Item[]}
 */
export function figureItems(host, tell) {
  const { copyFigure } = sharing(host, tell);
  /** @type {Item[]} */
  const items = [
    { key: 'link', act: copyFigure },
    {
      key: 'present',
      async act(frame) {
        const { present } = await import('./presenter.js');
        await present(frame, host);
      },
    },
    ...takeItems(host),
  ];
  const { issues } = document.documentElement.dataset;
  if (issues) {
    items.push({
      key: 'report',
      act(frame) {
        const title = `${numberOf(frame)} (${frame.id})`;
        open(reportAddress(issues, title, host, frame), '_blank', 'noopener');
      },
    });
  }
  return items;
}
