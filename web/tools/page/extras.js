/**
 * What the texts of this page have beyond Markdown, as rules of markdown-it.
 *
 * @typedef {import('markdown-it').MarkdownIt} MarkdownIt
 * @typedef {import('markdown-it').StateInline} StateInline
 * @typedef {import('markdown-it').StateBlock} StateBlock
 * @typedef {import('markdown-it').Token} Token
 */

/** Finished markup in the middle of a text. @param {string} content */
const kRaw = 'html_inline';

/**
 * Blocks on lines of their own. The pattern sees one line, or the lines up to the first empty one.
 *
 * @param {MarkdownIt} markdown
 * @param {Record<string, {pattern: RegExp, html: (...groups: any[]) => string}>} rules
 */
export function standalone(markdown, rules) {
  for (const [name, { pattern, html }] of Object.entries(rules)) {
    const opening = pattern.source.slice(0, pattern.source.indexOf('('));
    const starts = new RegExp(opening);
    markdown.block.ruler.before(
      'fence',
      name,
      (state, startLine, endLine, silent) => {
        if (!starts.test(lineOf(state, startLine))) return false;
        let text = '';
        for (let line = startLine; line < endLine && !state.isEmpty(line); ++line) {
          text += (line > startLine ? '\n' : '') + lineOf(state, line);
          const match = pattern.exec(text);
          if (!match) continue;
          if (silent) return true;
          const token = state.push('html_block', '', 0);
          token.content = `${html(...match.slice(1))}\n`;
          token.map = [startLine, line + 1];
          state.line = line + 1;
          return true;
        }
        return false;
      },
      { alt: ['paragraph', 'blockquote', 'list'] },
    );
  }
}

/**
 * Stretches of a line.
 *
 * @param {MarkdownIt} markdown
 * @param {Record<string, {pattern: RegExp, html: (...groups: any[]) => string, inner?: number,
 *   joined?: boolean}>} rules
 *   inner: the group that is itself a text with extras; joined: to the word before, so that the
 *   space between them goes
 */
export function spans(markdown, rules) {
  for (const [name, { pattern, html, inner, joined }] of Object.entries(rules)) {
    markdown.inline.ruler.before('escape', name, (state, silent) => {
      pattern.lastIndex = state.pos;
      const match = pattern.exec(state.src);
      if (!match || pattern.lastIndex > state.posMax) return false;
      const end = state.pos + match[0].length;
      if (!silent) {
        if (joined) dropSpace(state);
        const groups = match.slice(1);
        if (inner && groups[inner - 1] !== undefined) {
          groups[inner - 1] = markdown.renderInline(groups[inner - 1], state.env);
        }
        const token = state.push(kRaw, '', 0);
        token.content = html(...groups);
        token.meta = { extra: name };
      }
      state.pos = end;
      return true;
    });
  }
  // A table is cut at its bars before any of these is looked for.
  markdown.core.ruler.after('normalize', 'bars', (state) => {
    state.src = state.src.replaceAll(/^\|.*\|$/gm, (row) =>
      row.replaceAll(/\{\{[^{}]*\}\}|\[\[[^\]]*\]\]|\$[^$\n]+\$/g, (extra) =>
        extra.replaceAll('|', '\\|'),
      ),
    );
  });
}

/** @param {StateInline} state */
function dropSpace(state) {
  if (state.pending) state.pending = state.pending.replace(/ $/, '');
  else if (state.tokens.at(-1)?.type === 'softbreak') state.tokens.pop();
}

/**
 * No line ends between a stretch and the bracket or full stop that touches it, which WebKit would
 * allow.
 *
 * @param {MarkdownIt} markdown
 * @param {string} name of the rule that made the stretch
 */
export function keepWhole(markdown, name) {
  markdown.core.ruler.push(`whole-${name}`, (state) => {
    for (const { children } of state.tokens) {
      if (!children) continue;
      children.forEach((token, index) => {
        if (token.meta?.extra !== name) return;
        const before = taken(children[index - 1], /[([\u201c\u2018]+$/);
        const after = taken(children[index + 1], /^(?:[.,:;!?)\]\u201d\u2019%]+|-\p{L}{1,4}\b)/u);
        if (before + after === '') return;
        const { escapeHtml } = markdown.utils;
        token.content = `<span class="whole">${escapeHtml(before)}${token.content}${escapeHtml(after)}</span>`;
      });
    }
  });
}

/** Takes the end or the start of a text out of it. @param {Token | undefined} token @param {RegExp} pattern */
function taken(token, pattern) {
  if (token?.type !== 'text') return '';
  const text = pattern.exec(token.content)?.[0] ?? '';
  token.content = token.content.replace(pattern, '');
  return text;
}

/**
 * "What: ..." becomes a small word over the heading proper, and "... {#place}" gives the heading an
 * address that stays, whatever its words become.
 *
 * @param {MarkdownIt} markdown
 */
export function headings(markdown) {
  markdown.core.ruler.push('headings', (state) => {
    state.tokens.forEach((token, index) => {
      if (token.type !== 'heading_open' || !/^h[34]$/.test(token.tag)) return;
      const children = state.tokens[index + 1]?.children ?? [];
      const address = taken(children.at(-1), / \{#[a-z][a-z0-9-]*\}$/).slice(3, -1);
      if (address) token.attrSet('id', address);
      const kicker = taken(children[0], /^[\p{L} ]{2,20}: /u).slice(0, -2);
      if (kicker) {
        children.unshift(
          raw(
            state,
            `<span class="kicker">${kicker}<span class="colon">: </span></span><span class="kicked">`,
          ),
        );
        children.push(raw(state, '</span>'));
      }
      // A heading leads to itself, so that its address can be taken from it.
      if (address) {
        children.unshift(raw(state, `<a class="anchor" href="#${address}">`));
        children.push(raw(state, '</a>'));
      }
    });
  });
}

/** A link to a state and a place sets a picture of this very page. @param {MarkdownIt} markdown */
export function settingLinks(markdown) {
  markdown.core.ruler.push('setting-links', (state) => {
    for (const token of state.tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type !== 'link_open' || !/^\?.*#/.test(String(token.attrGet('href')))) continue;
      token.attrs?.unshift(['class', 'sets']);
    }
  });
}

/** @param {import('markdown-it').StateCore} state @param {string} content */
function raw(state, content) {
  const token = new state.Token(kRaw, '', 0);
  token.content = content;
  return token;
}

/** @param {StateBlock} state @param {number} line */
function lineOf(state, line) {
  return state.src.slice(state.bMarks[line] + state.tShift[line], state.eMarks[line]);
}
