/** @typedef {import('markdown-it').MarkdownIt} MarkdownIt */

/**
 * Text for some readers only. A fence of three colons names the levels that see what it holds:
 *
 *     ::: new some
 *     A first explanation, which an expert can do without.
 *     :::
 *
 * All levels stand in the page. The style sheet shows the chosen one and hides the others, so the
 * choice needs no new page, and works before any script has run.
 */

export const kLevels = /** @type {const} */ (['new', 'some', 'expert']);

const kOpening = /^:::[ \t]+(\S.*?)[ \t]*$/;
const kClosing = /^:::[ \t]*$/;

/** A plugin for markdown-it. @param {MarkdownIt} markdown */
export function levelBlocks(markdown) {
  markdown.block.ruler.before(
    'fence',
    'level',
    (state, startLine, endLine, silent) => {
      const opening = kOpening.exec(lineOf(state, startLine));
      if (!opening) return false;
      if (silent) return true;
      const levels = readLevels(opening[1] ?? '');
      let end = startLine + 1;
      while (end < endLine && !kClosing.test(lineOf(state, end))) {
        if (kOpening.test(lineOf(state, end))) {
          throw new SyntaxError(`A ::: block stands inside of another: ${lineOf(state, end)}`);
        }
        end += 1;
      }
      if (end === endLine) throw new SyntaxError(`The block "${opening[0]}" is never closed.`);
      const { parentType, lineMax } = state;
      const open = state.push('level_open', 'div', 1);
      open.attrs = [
        ['class', 'for-level'],
        ['data-for', levels.join(' ')],
      ];
      open.block = true;
      state.parentType = 'blockquote';
      state.lineMax = end;
      state.md.block.tokenize(state, startLine + 1, end);
      state.parentType = parentType;
      state.lineMax = lineMax;
      state.push('level_close', 'div', -1).block = true;
      state.line = end + 1;
      return true;
    },
    { alt: ['paragraph', 'blockquote', 'list'] },
  );
}

/**
 * The source as a reader of that level sees it, without the fences.
 *
 * @param {string} source
 * @param {string} level
 */
export function atLevel(source, level) {
  /** @type {string[] | null} */
  let levels = null;
  const kept = [];
  for (const line of source.split('\n')) {
    const opening = kOpening.exec(line);
    if (opening) levels = readLevels(opening[1] ?? '');
    else if (levels && kClosing.test(line)) levels = null;
    else if (!levels || levels.includes(level)) kept.push(line);
  }
  return kept.join('\n');
}

/** @param {string} text @returns {string[]} */
function readLevels(text) {
  const levels = text.split(/\s+/);
  for (const level of levels) {
    if (!kLevels.some((one) => one === level)) throw new ReferenceError(`No level ${level}.`);
  }
  return levels;
}

/** @param {import('markdown-it').StateBlock} state @param {number} line */
function lineOf(state, line) {
  return state.src.slice(state.bMarks[line] + state.tShift[line], state.eMarks[line]);
}
