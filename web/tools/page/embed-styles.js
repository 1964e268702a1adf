import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aspectOf } from './bundle.js';

/**
 * The article's style sheets for a figure that stands in a page of somebody else: what the article
 * says of its root, they say of the element .posenc; lengths go by the text around; and each colour,
 * font and size of the vocabulary can be set from outside as --posenc-<its name>.
 *
 * @import {Figure} from '../../figures/contract.js'
 */

const kShared = ['base', 'prose', 'math', 'notices', 'figure', 'controls', 'charts', 'still'];
/** Pixels to a rem, in the article and in the widths at which it changes its shape. */
const kRoot = 16;

/**
 * @param {{root: string, figures: Figure[]}} parts
 * @returns {Promise<{base: string, frame: string, element: string, figures: Record<string, string>}>}
 *   base: what all figures need; frame, element: it, with what their places need besides
 */
export async function embedStyles({ root, figures }) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, 'web', file), 'utf8');
  const sheets = [...kShared, 'print'].map((name) => read(`styles/${name}.css`));
  const vocabulary = openVocabulary(read('styles/tokens.css'));
  const base = await embedded([vocabulary, ...sheets, read('embed/embed.css')].join('\n'));
  const own = await Promise.all(
    figures.map(async (figure) => {
      const file = `figures/${figure.id}/style.css`;
      const style = existsSync(path.join(root, 'web', file)) ? read(file) : '';
      return /** @type {const} */ ([figure.id, await embedded(aspectOf(figure) + style)]);
    }),
  );
  return {
    base,
    // Its own rules speak of the real root, which is the frame's.
    frame: base + (await minified(read('embed/frame.css'))),
    element: base + (await minified(read('embed/element.css'))),
    figures: Object.fromEntries(own),
  };
}

/**
 * Lets a page set what the vocabulary sets, except on paper.
 *
 * @param {string} tokens
 */
export function openVocabulary(tokens) {
  const [screen, ...paper] = tokens.split(/(?=@media print)/);
  const open = screen.replace(/--([\w-]+):\s*([^;]+);/g, (_, name, value) => {
    const own = name === 'paper' ? `var(--posenc-behind, ${value})` : value;
    return `--${name}: var(--posenc-${name}, ${own});`;
  });
  return [open, ...paper].join('');
}

/** @param {string} css */
async function embedded(css) {
  return relocated(await minified(css));
}

/**
 * @param {string} css minified
 * @returns {string} the same for .posenc instead of the root
 */
export function relocated(css) {
  const number = String.raw`(?<![\w.])-?\d*\.?\d+`;
  return css
    .replaceAll(':root', '.posenc')
    .replace(/@(?:media|container)[^{]*\{/g, (rule) =>
      rule.replace(new RegExp(`(${number})rem`, 'g'), (_, n) => `${Number(n) * kRoot}px`),
    )
    .replace(new RegExp(`(${number})rem`, 'g'), (_, n) => `calc(${n}*var(--posenc-unit))`);
}

/** @param {string} css */
async function minified(css) {
  const { transform } = await import('esbuild');
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'es2022' });
  return code.trim();
}
