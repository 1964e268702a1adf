import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileLines, pageLines } from './lib/snippets.js';
import { copyPage, fresh, installed, run, writeFiles } from './lib/tools.js';

/**
 * Sites by the generators that course authors use. Each builds a page of notes into a folder, which
 * is then served under /course/notes/; the files of the page stand in its folder pe/.
 *
 * @typedef {{
 *   name: string, commands: string[], apt: string[], npm?: boolean, page: string,
 *   wanted: import('./lib/check.js').Wanted, more?: string[],
 *   build(base: string): string,
 * }} Site  build: answers the folder; page: its path there; more: other engines that look at it
 */

const kTitle = 'Notes on encodings';
/** The frame of the circle, the frame of a hostile sentence. @param {string} key @param {string} base */
const both = (key, base) => `${pageLines(key, base)}\n\n${pageLines(key, base, 'opening')}`;
const pe = (/** @type {string} */ base) => `${base}pe/`;

/** @type {readonly Site[]} */
export const sites = [
  {
    name: 'plain',
    ...{ commands: [], apt: [], page: 'index.html' },
    wanted: { frames: 2, elements: 1 },
    more: ['firefox', 'webkit'],
    build(base) {
      const place = fresh('plain');
      const body = `${both('frame', pe(base))}\n${pageLines('element', pe(base))}`;
      writeFiles(place, {
        'index.html': `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${kTitle}</title><link rel="icon" href="data:,"><body>${body}</body></html>`,
      });
      copyPage(path.join(place, 'pe'));
      return place;
    },
  },
  {
    name: 'mkdocs',
    ...{ commands: ['mkdocs'], apt: ['mkdocs'], page: 'deep/page/index.html' },
    wanted: { frames: 2, elements: 1 },
    more: ['firefox', 'webkit'],
    build(base) {
      const place = fresh('mkdocs');
      const element = pageLines('element', pe(base));
      writeFiles(place, {
        // Its own themes name fonts and highlighters of other hosts.
        'mkdocs.yml': `site_name: Notes\nsite_url: ${base}\ntheme:\n  name: mkdocs\n  highlightjs: false\n${fileLines('mkdocs', pe(base))}\n`,
        'docs/index.md': '# Notes\n',
        'docs/deep/page.md': `# ${kTitle}\n\n${both('mkdocs', pe(base))}\n\n${element}\n`,
      });
      run('mkdocs', ['build', '--quiet', '--site-dir', path.join(place, 'site')], { cwd: place });
      copyPage(path.join(place, 'site/pe'));
      return path.join(place, 'site');
    },
  },
  {
    name: 'pandoc',
    ...{ commands: ['pandoc'], apt: ['pandoc'], page: 'index.html' },
    wanted: { frames: 2, elements: 1 },
    build(base) {
      const place = fresh('pandoc');
      const element = `\`\`\`{=html}\n${pageLines('element', pe(base))}\n\`\`\``;
      writeFiles(place, {
        'notes.md': `---\ntitle: ${kTitle}\n---\n\n${both('pandoc', pe(base))}\n\n${element}\n`,
      });
      run('pandoc', ['-s', 'notes.md', '-o', 'index.html'], { cwd: place });
      copyPage(path.join(place, 'pe'));
      return place;
    },
  },
  {
    name: 'reveal',
    // The slide after the title. pandoc 2.17 writes decks for reveal.js up to 5: from 6 on, the
    // plugins that its template names are elsewhere.
    ...{ commands: [], apt: [], npm: true, page: 'index.html#/1' },
    // A slide keeps the height that it was given.
    wanted: { frames: 1, listens: false },
    build(base) {
      const place = fresh('reveal');
      const slides = `<section><h2>${kTitle}</h2></section>\n${pageLines('reveal', pe(base))}`;
      writeFiles(place, {
        'index.html': `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${kTitle}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="reveal/dist/reveal.css"></head><body><div class="reveal"><div class="slides">${slides}</div></div><script src="reveal/dist/reveal.js"></script><script>Reveal.initialize({ hash: true });</script></body></html>`,
      });
      const library = path.join(installed('reveal'), 'node_modules/reveal.js');
      cpSync(library, path.join(place, 'reveal'), { recursive: true });
      copyPage(path.join(place, 'pe'));
      return place;
    },
  },
  {
    name: 'sphinx',
    ...{
      commands: ['sphinx-build'],
      apt: ['python3-sphinx', 'python3-myst-parser'],
      page: 'index.html',
    },
    wanted: { frames: 4, elements: 1 },
    build(base) {
      const place = fresh('sphinx');
      writeFiles(place, {
        'conf.py': `project = "Notes"\nextensions = ["myst_parser"]\nhtml_theme = "basic"\n${fileLines('myst', pe(base))}\n`,
      });
      const rst = both('sphinx', pe(base));
      writeFiles(place, {
        'index.md': `# ${kTitle}\n\n${both('myst', pe(base))}\n\n\`\`\`{eval-rst}\n${rst}\n\`\`\`\n\n\`\`\`{raw} html\n${pageLines('element', pe(base))}\n\`\`\`\n`,
      });
      run('sphinx-build', ['-q', '-b', 'html', '.', 'out'], { cwd: place });
      copyPage(path.join(place, 'out/pe'));
      return path.join(place, 'out');
    },
  },
  {
    name: 'hugo',
    ...{ commands: ['hugo'], apt: ['hugo'], page: 'notes/index.html' },
    wanted: { frames: 2 },
    build(base) {
      const place = fresh('hugo');
      writeFiles(place, {
        'config.toml': `baseURL = "${base}"\ntitle = "Notes"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n`,
        'layouts/_default/single.html':
          '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>{{ .Title }}</title><link rel="icon" href="data:,"><body>{{ .Content }}</body></html>',
        'layouts/shortcodes/posenc.html': fileLines('hugo', pe(base)),
        'content/notes.md': `---\ntitle: ${kTitle}\n---\n\n${both('hugo', pe(base))}\n`,
      });
      run('hugo', ['--quiet', '--destination', 'out'], { cwd: place });
      copyPage(path.join(place, 'out/pe'));
      return path.join(place, 'out');
    },
  },
  {
    name: 'jekyll',
    ...{ commands: ['jekyll'], apt: ['jekyll'], page: 'notes.html' },
    wanted: { frames: 2, elements: 1 },
    build(base) {
      const place = fresh('jekyll');
      writeFiles(place, {
        '_config.yml': 'title: Notes\nbaseurl: /course/notes\nplugins: []\nmarkdown: kramdown\n',
        '_layouts/page.html':
          '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>{{ page.title }}</title><link rel="icon" href="data:,"><body>{{ content }}</body></html>',
        'notes.md': `---\nlayout: page\ntitle: ${kTitle}\n---\n\n${both('jekyll', pe(base))}\n\n${pageLines('element', pe(base))}\n`,
      });
      // What stands beside the texts is copied by the generator itself, which drops names with an underscore.
      copyPage(path.join(place, 'pe'));
      run('jekyll', ['build', '--quiet', '--destination', 'out'], { cwd: place });
      return path.join(place, 'out');
    },
  },
  {
    name: 'nbconvert',
    ...{
      commands: ['jupyter-nbconvert'],
      apt: ['jupyter-nbconvert', 'python3-nbconvert'],
      page: 'notes.html',
    },
    wanted: { frames: 1, listens: false },
    build(base) {
      const place = fresh('nbconvert');
      const source = pageLines('jupyter', pe(base));
      const address = /IFrame\("([^"]+)"/.exec(source)?.[1] ?? '';
      // What IPython's IFrame answers; a kernel is not needed to convert what was once run.
      const html = `<iframe width="100%" height="300" src="${address.replaceAll('&', '&amp;')}" frameborder="0" allowfullscreen></iframe>`;
      const cell = {
        ...{ cell_type: 'code', execution_count: 1, id: 'a', metadata: {}, source },
        outputs: [
          {
            ...{ output_type: 'execute_result', execution_count: 1, metadata: {} },
            data: { 'text/html': [html], 'text/plain': ['<IPython.lib.display.IFrame>'] },
          },
        ],
      };
      const notebook = { nbformat: 4, nbformat_minor: 5, metadata: {}, cells: [cell] };
      writeFiles(place, { 'notes.ipynb': JSON.stringify(notebook) });
      run('jupyter-nbconvert', ['--to', 'html', '--template', 'basic', 'notes.ipynb'], {
        cwd: place,
      });
      copyPage(path.join(place, 'pe'));
      return place;
    },
  },
  {
    name: 'vitepress',
    ...{ commands: [], apt: [], npm: true, page: 'index.html' },
    wanted: { frames: 2, elements: 1 },
    build(base) {
      const place = fresh('vitepress');
      modulesOf('vitepress', place);
      writeFiles(place, {
        'package.json': '{"type": "module", "private": true}',
        '.vitepress/config.js': `export default {
  base: '/course/notes/',
  title: 'Notes',
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'posenc-figure' } } },
  head: [['script', { src: '${pe(base)}posenc-listener.js', defer: '' }], ['script', { type: 'module', src: '${pe(base)}posenc-figure.js' }]],
};\n`,
        'index.md': `# ${kTitle}\n\n${both('vitepress', pe(base))}\n\n${withoutScript(pageLines('element', pe(base)))}\n`,
      });
      run('npx', ['--no-install', 'vitepress', 'build', '--outDir', 'out'], { cwd: place });
      copyPage(path.join(place, 'out/pe'));
      return path.join(place, 'out');
    },
  },
  {
    name: 'docusaurus',
    ...{ commands: [], apt: [], npm: true, page: 'index.html' },
    wanted: { frames: 2, elements: 1 },
    build(base) {
      const place = fresh('docusaurus');
      modulesOf('docusaurus', place);
      writeFiles(place, {
        // A type of commonjs or module breaks one of its loaders; none is right.
        'package.json': '{"private": true, "name": "notes"}',
        'docusaurus.config.js': `module.exports = {
  title: 'Notes', url: '${new URL(base).origin}', baseUrl: '/course/notes/',
  onBrokenLinks: 'ignore',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  scripts: ['${pe(base)}posenc-listener.js', { src: '${pe(base)}posenc-figure.js', type: 'module' }],
};\n`,
        'docs/notes.mdx': `---\nslug: /\n---\n\n# ${kTitle}\n\n${both('docusaurus', pe(base))}\n\n${withoutScript(pageLines('element', pe(base)))}\n`,
      });
      run('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', 'out'], { cwd: place });
      copyPage(path.join(place, 'out/pe'));
      return path.join(place, 'out');
    },
  },
  {
    name: 'eleventy',
    ...{ commands: [], apt: [], npm: true, page: 'notes/index.html' },
    wanted: { frames: 2, elements: 1 },
    build(base) {
      const place = fresh('eleventy');
      modulesOf('eleventy', place);
      writeFiles(place, {
        'package.json': '{"type": "module", "private": true}',
        'eleventy.config.js': `export default (config) => {
  config.addPassthroughCopy('pe');
  // Templates of its own, not to be read as such.
  config.ignores.add('pe');
};\n`,
        '_includes/page.njk': `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>{{ title }}</title><link rel="icon" href="data:,"><body>{{ content | safe }}</body></html>`,
        'notes.md': `---\nlayout: page.njk\ntitle: ${kTitle}\n---\n\n${both('frame', pe(base))}\n\n${pageLines('element', pe(base))}\n`,
      });
      copyPage(path.join(place, 'pe'));
      run('npx', ['--no-install', 'eleventy', '--quiet', '--output=out'], { cwd: place });
      return path.join(place, 'out');
    },
  },
];

/** What is installed for a host, seen from where its site is built. @param {string} name @param {string} place */
function modulesOf(name, place) {
  symlinkSync(path.join(installed(name), 'node_modules'), path.join(place, 'node_modules'));
}

/** Where a generator wants scripts in its own settings. @param {string} text */
function withoutScript(text) {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('<script'))
    .join('\n');
}
