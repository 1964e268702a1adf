/**
 * Answers as people write them: "8", "8,0", "8 slots", "1/4", "25 %", "pi/4", "2pi/(pi/4)", "sqrt(256)".
 * Where a comma may mean two things, both are tried.
 */

const kTokens = /\s*(?:(\d+\.?\d*(?:e[+-]?\d{1,3})?|\.\d+)|(pi|π)|(sqrt|√)|([-+*/()%×·÷:^]))/iy;
/** Deeper than this no answer goes. */
const kDeepest = 20;

/**
 * @param {string} text
 * @returns {number[]} what it may mean; none where it is no number
 */
export function readAnswer(text) {
  const plain = text
    .trim()
    .replaceAll('\u2212', '-')
    .replace(/^[=≈~]\s*/, '');
  // A word at the end is a unit, or one in front of it.
  const bare = plain.replace(/(^|[\d\s.)%πi])\s*(?!pi\b|π)\p{L}[\p{L}. ]*$/iu, '$1').trim();
  if (bare === '' || bare.length > 80) return [];
  const spellings = bare.includes(',')
    ? [bare.replaceAll(/(\d),(?=\d)/g, '$1.'), bare.replaceAll(/(\d),(?=\d{3}(\D|$))/g, '$1')]
    : [bare];
  const values = spellings.filter((one) => !one.includes(',')).map(numberIn);
  return [...new Set(values)].filter((value) => value !== null);
}

/** @param {string} text @returns {number | null} */
function numberIn(text) {
  /** @type {string[]} */
  const tokens = [];
  kTokens.lastIndex = 0;
  while (kTokens.lastIndex < text.length) {
    const from = kTokens.lastIndex;
    const match = kTokens.exec(text);
    if (!match) {
      if (text.slice(from).trim() === '') break;
      return null;
    }
    tokens.push((match[1] ?? match[2] ?? match[3] ?? match[4]).toLowerCase());
  }
  let at = 0;
  let depth = 0;
  const sum = () => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at++] === '-' ? -1 : 1;
      value += sign * product();
    }
    return value;
  };
  const product = () => {
    let value = signed();
    for (;;) {
      const next = tokens[at];
      if (/^[*×·]$/.test(next ?? '')) {
        at += 1;
        value *= signed();
      } else if (/^[/÷:]$/.test(next ?? '')) {
        at += 1;
        value /= signed();
      } else if (/^(?:pi|π|sqrt|√|\()$/.test(next ?? '')) value *= single();
      else return value;
    }
  };
  /** @returns {number} */
  const signed = () => {
    if (tokens[at] !== '-' && tokens[at] !== '+') return single();
    const sign = tokens[at++] === '-' ? -1 : 1;
    return sign * signed();
  };
  /** @returns {number} */
  const single = () => {
    const token = tokens[at++] ?? '';
    let value = Number.NaN;
    if (token === 'pi' || token === 'π') value = Math.PI;
    else if (token === 'sqrt' || token === '√') value = Math.sqrt(single());
    else if (token === '(' && ++depth < kDeepest) {
      value = sum();
      if (tokens[at++] !== ')') return Number.NaN;
    } else if (token !== '') value = Number(token);
    if (tokens[at] === '%') {
      at += 1;
      value /= 100;
    }
    return value;
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : null;
}
