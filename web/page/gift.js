/**
 * Questions in Moodle's GIFT format. Formulas go as \( ... \), which Moodle sets by its own filter.
 *
 * @typedef {{
 *   id: string, question: string, reason: string, unit?: string, right?: number,
 *   options?: Array<{text: string, reason: string}>, slips?: Array<{reply: string}>,
 * }} Question  as recall.json has it, live numbers filled in
 * @typedef {{value: number, room: number}} Around
 */

/**
 * @param {Question} question
 * @param {{answer: Around, slips: Around[]} | null} numbers of a question for a number
 */
export function giftOf({ id, question, reason, options = [], slips = [], right, unit }, numbers) {
  const head = `::${escapeGift(id)}::[html]${giftText(question)}`;
  const last = `####${giftText(reason)}`;
  if (numbers) {
    const { answer } = numbers;
    const lines = slips.map(
      ({ reply }, index) => `=%0%${spanOf(numbers.slips[index])}#${giftText(reply)}`,
    );
    const asked = unit ? ` (${escapeGift(unit)})` : '';
    return [`${head}${asked} {#`, `=%100%${spanOf(answer)}`, ...lines, last, '}'].join('\n');
  }
  const lines = options.map(
    (option, index) =>
      `${index === right ? '=' : '~'}${giftText(option.text)}#${giftText(option.reason)}`,
  );
  return [`${head} {`, ...lines, last, '}'].join('\n');
}

/** @param {Around} around */
function spanOf({ value, room }) {
  // Six digits say all that a reader could have meant.
  const short = (/** @type {number} */ one) => String(Number(one.toPrecision(6)));
  return `${short(value)}:${short(room)}`;
}

/**
 * A text of the page as GIFT: HTML inside, and what GIFT would read as its own signs escaped.
 *
 * @param {string} source
 */
export function giftText(source) {
  const html = source
    .split(/(\$[^$]+\$)/)
    .map((part, index) => (index % 2 ? `\\(${plainTex(part.slice(1, -1))}\\)` : prose(part)))
    .join('');
  return escapeGift(html);
}

/** @param {string} text */
function prose(text) {
  return text
    .replaceAll(/ ?\[@[\w-]+\]/g, '')
    .replaceAll(/\[\[[\w-]+\|([^\]]+)\]\]/g, '$1')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\*([^*]+)\*/g, '<em>$1</em>')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

/** Colours are this page's own. @param {string} tex */
function plainTex(tex) {
  const plain = tex.replaceAll(/\\(?:sine|cosine|here|there|turn)\b\s*/g, '');
  return plain.replaceAll('<', '\\lt ').replaceAll('>', '\\gt ');
}

/** A backslash goes first, since it is what escapes the others. @param {string} text */
export function escapeGift(text) {
  return text.replaceAll(/[\\~=#{}:]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
