// What stands behind the name of a command: words, and options by name.

/** A request that cannot be met, said in one sentence. */
export class Refused extends Error {}

const numberPattern = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** @param {string} name @param {string} value */
function numberOf(name, value) {
  if (!numberPattern.test(value)) {
    throw new Refused(`--${name} must be a number; got ${JSON.stringify(value)}.`);
  }
  return Number(value);
}

/**
 * @typedef {'number' | 'text' | 'flag'} Kind
 * @param {string[]} given
 * @param {Record<string, Kind>} kinds by the option's name without its dashes
 * @returns {{ words: string[], options: Record<string, any> }}
 */
export function takeOptions(given, kinds) {
  /** @type {string[]} */
  const words = [];
  /** @type {Record<string, any>} */
  const options = {};
  const rest = [...given];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name = '', , value] = /^--([a-z-]+)(=(.*))?$/s.exec(word) ?? [];
    if (!word.startsWith('--') || word === '--') {
      words.push(word === '--' ? '' : word);
      continue;
    }
    if (!Object.hasOwn(kinds, name)) {
      const names = Object.keys(kinds).map((known) => `--${known}`);
      throw new Refused(`${word} is not an option of this command (${names.join(', ')}).`);
    }
    if (Object.hasOwn(options, name)) throw new Refused(`--${name} is given twice.`);
    if (kinds[name] === 'flag') {
      if (value !== undefined) throw new Refused(`--${name} takes no value; got ${value}.`);
      options[name] = true;
      continue;
    }
    const text = value ?? rest.shift();
    if (text === undefined) throw new Refused(`--${name} needs a value behind it.`);
    options[name] = kinds[name] === 'number' ? numberOf(name, text) : text;
  }
  return { words: words.filter((word) => word !== ''), options };
}
