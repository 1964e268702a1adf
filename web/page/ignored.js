import { fillText } from './text.js';

/**
 * What an address asked for and did not get, as the lines of a notice.
 *
 * @import {Host} from './host.js'
 * @import {Ignored} from './permalink.js'
 */

/** More lines than this make a notice that nobody reads. */
const kMostLines = 5;

/** @param {import('./rules.js').Refusal} refusal @returns {Ignored} */
export function asIgnored(refusal) {
  return { name: refusal.key, text: String(refusal.value), refusal };
}

/**
 * @param {Ignored[]} ignored
 * @param {Record<string, string>} notices their words
 * @param {Pick<Host, 'explain' | 'locale'>} host
 */
export function ignoredLines(ignored, notices, { explain, locale }) {
  const lines = ignored
    .slice(0, kMostLines)
    .map(({ name, refusal }) =>
      refusal ? explain(refusal) : fillText(notices.unknown, { name: name.slice(0, 40) }, locale),
    );
  const count = ignored.length - lines.length;
  if (count > 0) lines.push(fillText(notices.more, { count }, locale));
  return [notices.ignored, ...lines];
}
