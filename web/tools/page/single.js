import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frameMarkup } from './embed.js';

/**
 * Pages that hold everything in one file, to be opened from disk: the article in each language, and
 * any one figure. Their policy names the hashes of their own scripts and styles.
 *
 * @import {Classic} from './classic.js'
 * @import {Language} from './languages.js'
 *
 * @param {{root: string, dist: string, languages: Language[], styles: {frame: string},
 *   classic: Classic}} parts
 */
export async function buildSingleFiles({ root, dist, languages, styles, classic }) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(dist, file), 'utf8');
  const scripts = joined(await classic.inside('page'));
  for (const { page } of languages) {
    const single = singlePage(read(page), scripts, (file) => readFileSync(path.join(dist, file)));
    writeFileSync(path.join(dist, singleName(page)), single);
  }
  const template = readFileSync(path.join(root, 'web/embed/embed.html'), 'utf8');
  const script = joined(await classic.inside('frame'));
  const figure = frameMarkup(template, languages, {
    head: `<style>${styles.frame}</style>`,
    policy: policyOf([script], [styles.frame]),
    end: `<script>${script}</script>\n`,
  });
  writeFileSync(path.join(dist, 'posenc-figure.html'), figure);
}

/** @param {string} page such as index-hinglish.html */
export function singleName(page) {
  return page.replace(/^index/, 'posenc-single');
}

/**
 * @param {string} html the article
 * @param {string} script everything that it runs
 * @param {(file: string) => Buffer} read a file beside it
 */
export function singlePage(html, script, read) {
  const [, sheet] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? [];
  if (!sheet) throw new Error('The page names no style sheet.');
  const style = read(sheet)
    .toString()
    .replace(/url\("?([^")]+\.woff2)"?\)/g, (_, font) => {
      return `url(data:font/woff2;base64,${read(font).toString('base64')})`;
    });
  const own = `${policyOf([script], [style])}; img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'`;
  return (
    html
      // What stood beside the page stands in it.
      .replace(/<link rel="(preload|modulepreload|alternate)"[^>]*>\n?/g, '')
      .replace(/<script [^>]*src="[^"]*"[^>]*><\/script>\n?/g, '')
      .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
      .replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start) => {
        return `${start}default-src 'none'; ${own}`;
      })
      .replace(/href="(index[\w-]*\.html)"/g, (_, page) => `href="${singleName(page)}"`)
      .replace('</body>', () => `<script>${script}</script>\n</body>`)
  );
}

/** @param {string[]} scripts @param {string[]} styles */
function policyOf(scripts, styles) {
  const hashes = (/** @type {string[]} */ texts) =>
    texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
  return `script-src ${hashes(scripts)} 'wasm-unsafe-eval'; style-src ${hashes(styles)}`;
}

/** As one script, in which nothing reads as the end of a script. @param {string[]} codes */
function joined(codes) {
  return codes
    .map((code) =>
      code
        .trim()
        .replace(/<\/(script)/gi, '<\\/$1')
        .replaceAll('<!--', '<\\!--'),
    )
    .join(';\n');
}
