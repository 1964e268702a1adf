import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { controlMarkup } from '../../page/control-markup.js';
import { attrs, escapeHtml } from '../../page/html.js';
import { aliases, kMinified } from './bundle.js';
import { createRenderer } from './markdown.js';
import { minifyFile } from './minify.js';
import { fillTemplate, languagesHtml, textHtml } from './template.js';

/**
 * The pages of the labs: lab-<id>.html in each language, scripts and a style sheet of their own.
 * Nothing of it is fetched by the article.
 *
 * @import {BuildOptions} from 'esbuild'
 * @import {Language} from './languages.js'
 *
 * @typedef {Awaited<ReturnType<typeof loadLabs>>} Labs
 */

/** The folder of the labs as it is now, so that a build sees what was just written. @param {string} root */
async function loadLabs(root) {
  const load = (/** @type {string} */ file) =>
    import(pathToFileURL(path.join(root, 'web/labs', file)).href);
  /** @type {typeof import('../../labs/index.js')} */
  const { labs } = await load('index.js');
  /** @type {typeof import('../../labs/shell/page.js')} */
  const { partsOf } = await load('shell/page.js');
  /** @type {typeof import('../../labs/shell/table.js')} */
  const { openingState } = await load('shell/table.js');
  return { labs, partsOf, openingState };
}

/**
 * @param {{root: string, dist: string, engine: BuildOptions, languages: Language[], encoder: any,
 *   bundle: import('./bundle.js').Bundle}} parts
 *   bundle: the article's, for the style sheet that both share
 * @returns {Promise<string[]>} the pages
 */
export async function buildLabs({ root, dist, engine, languages, encoder, bundle }) {
  const kit = await loadLabs(root);
  const template = await readFile(path.join(root, 'web/labs/lab.html'), 'utf8');
  const ids = kit.labs.map(({ id }) => id);
  const { scripts, style } = await bundleLabs({ root, dist, engine, ids });
  const pages = [];
  for (const language of languages) {
    for (const { id } of kit.labs) {
      const files = { style: bundle.style, boot: bundle.boot, own: style, script: scripts[id] };
      const html = renderLab({ template, id, kit, language, languages, encoder, files });
      pages.push(html);
      await writeFile(path.join(dist, pageOf(id, language)), html);
    }
  }
  return pages;
}

/** @param {string} id @param {Language} language */
export function pageOf(id, { page }) {
  return page.replace('index', `lab-${id}`);
}

/**
 * @param {{root: string, dist: string, engine: BuildOptions, ids: string[]}} parts
 */
async function bundleLabs({ root, dist, engine, ids }) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    ...engine,
    ...kMinified,
    absWorkingDir: root,
    entryPoints: Object.fromEntries(ids.map((id) => [`lab-${id}`, `web/labs/${id}/main.js`])),
    alias: aliases(root),
    outdir: dist,
    format: 'esm',
    splitting: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'lab-chunk-[hash]',
  });
  const files = Object.keys(metafile.outputs);
  await Promise.all(files.map((file) => minifyFile(path.join(root, file))));
  const scripts = Object.fromEntries(
    ids.map((id) => {
      const file = files.find(
        (one) => metafile.outputs[one].entryPoint === `web/labs/${id}/main.js`,
      );
      return [id, path.basename(file ?? '')];
    }),
  );
  const styles = await build({
    ...kMinified,
    absWorkingDir: root,
    entryPoints: ['web/labs/style.css'],
    outdir: dist,
    entryNames: 'lab-[name]-[hash]',
    metafile: true,
  });
  const [style] = Object.keys(styles.metafile.outputs);
  return { scripts, style: path.basename(style) };
}

/**
 * @param {{template: string, id: string, kit: Labs, language: Language, languages: Language[],
 *   encoder: any, files: {style: string, boot: string, own: string, script: string}}} parts
 */
export function renderLab({ template, id, kit, language, languages, encoder, files }) {
  const { words, tag, labs: texts } = language;
  const lab = /** @type {Labs['labs'][number]} */ (kit.labs.find((one) => one.id === id));
  const own = texts[id];
  const controls = { ...pick(words.controls, Object.keys(lab.known.parameters)), ...own.controls };
  const strings = {
    words: { notices: words.notices, loading: words.loading },
    controls,
    refusals: language.refusals,
    labels: own.labels,
    shell: texts.shell,
  };
  const renderer = createRenderer({
    language,
    encoder,
    block(name) {
      throw new ReferenceError(`There is no block ::${name} in a lab.`);
    },
  });
  const wording = { controls, locale: tag, parameters: lab.known.parameters };
  const places = languages.map((one) => ({ ...one, page: pageOf(id, one) }));
  const here = places[languages.indexOf(language)];
  return fillTemplate(template, {
    id,
    lang: tag,
    dir: language.dir,
    title: escapeHtml(own.title),
    site: escapeHtml(words.site.short),
    description: escapeHtml(own.description),
    lead: escapeHtml(own.lead),
    article: escapeHtml(language.page),
    alternates: places
      .map(({ page, tag: hreflang }) => `<link rel="alternate"${attrs({ hreflang, href: page })}>`)
      .join(''),
    style: escapeHtml(files.style),
    'own-style': escapeHtml(files.own),
    boot: escapeHtml(files.boot),
    script: escapeHtml(files.script),
    skip: escapeHtml(texts.shell.skip),
    'bar-label': escapeHtml(words.bar.label),
    'bar-labs': escapeHtml(texts.shell.labs),
    'bar-settings': escapeHtml(words.bar.settings),
    contents: contentsHtml(kit, id, language),
    languages: languagesHtml(here, places),
    settings: controlMarkup(
      /** @type {any} of the lab's own table */ ('theme'),
      kit.openingState(lab.known),
      wording,
      'page',
    ),
    reset: escapeHtml(texts.shell.reset),
    noscript: escapeHtml(texts.shell.noscript),
    still: escapeHtml(words.loading.still),
    lab: lab.markup(kit.partsOf(lab, strings, tag)),
    prose: own.prose.map((/** @type {string} */ text) => renderer.blocks(text)).join('\n'),
    footer: escapeHtml(words.site.footer),
    strings: textHtml(JSON.stringify(strings)),
  });
}

/** @param {Labs} kit @param {string} id @param {Language} language */
function contentsHtml({ labs }, id, language) {
  const links = labs.map((one) => {
    const current = one.id === id ? 'page' : null;
    const title = escapeHtml(language.labs[one.id].title);
    return `<li><a${attrs({ href: pageOf(one.id, language), 'aria-current': current })}>${title}</a></li>`;
  });
  const article = `<li><a${attrs({ href: language.page })}>${escapeHtml(language.labs.shell.article)}</a></li>`;
  return `<ol>${links.join('')}${article}</ol>`;
}

/** @param {Record<string, any>} from @param {string[]} keys */
function pick(from, keys) {
  return Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));
}
