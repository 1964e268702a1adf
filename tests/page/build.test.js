import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { loadFigures } from '../../web/figures/index.js';
import { initialState } from '../../web/figures/parameters.js';
import { readQuery } from '../../web/page/permalink.js';
import { loadLanguages } from '../../web/tools/page/languages.js';
import { renderMath } from '../../web/tools/page/math.js';
import { renderPage } from '../../web/tools/page/template.js';
import { root } from '../../web/tools/system/paths.js';
import { builtEncoder } from './support.js';

const figures = await loadFigures();

const languages = await loadLanguages(path.join(root, 'web/text'));
const template = await readFile(path.join(root, 'web/index.html'), 'utf8');
/** @type {Map<string, string>} */
const pages = new Map();
before(async () => {
  const encoder = await builtEncoder();
  for (const language of languages) {
    pages.set(language.folder, renderPage({ template, language, languages, figures, encoder }));
  }
});
const pageOf = (/** @type {string} */ folder) => pages.get(folder) ?? '';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // House style, not a fault.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    // Files of the page itself, served from beside it.
    'require-sri': 'off',
  },
});

for (const { folder, page, tag } of languages) {
  test(`the page in ${folder} is valid HTML`, async () => {
    const report = await validator.validateString(pageOf(folder), page);
    const messages = report.results.flatMap(({ messages: all }) =>
      all.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`),
    );
    assert.deepEqual(messages, []);
  });

  test(`the page in ${folder} has no inline style and no inline script`, () => {
    const html = pageOf(folder);
    assert.ok(!/\sstyle=/.test(html));
    assert.ok(!/<style/.test(html));
    assert.ok(!/\son\w+=/.test(html));
    assert.deepEqual(html.match(/<script[^>]*>[^<]*/g), [
      '<script defer src="boot.js" data-classic="">',
      '<script type="module" src="page.js">',
    ]);
  });

  test(`the page in ${folder} says its language and holds the policy`, () => {
    const html = pageOf(folder);
    assert.ok(html.includes(`<html lang="${tag}"`));
    assert.match(
      html,
      /default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'/,
    );
    assert.ok(!html.includes('unsafe-inline'));
  });

  test(`the page in ${folder} loads nothing from another host`, () => {
    const html = pageOf(folder);
    for (const [, address] of html.matchAll(/(?:src|<link[^>]*href)="([^"]*)"/g)) {
      assert.ok(!/^(https?:)?\/\//.test(address), address);
    }
  });

  test(`the page in ${folder} frames every figure, its caption full of numbers`, () => {
    const html = pageOf(folder);
    for (const { id } of figures) {
      const start = html.indexOf(`data-figure="${id}"`);
      assert.ok(start > 0, id);
      const caption = /<div class="caption">(.*?)<\/div>/.exec(html.slice(start))?.[1] ?? '';
      assert.match(caption, /\d/, id);
    }
  });

  test(`every link within the page in ${folder} leads somewhere`, () => {
    const html = pageOf(folder);
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    assert.ok(targets.length > 20);
    assert.deepEqual(
      targets.filter((id) => !ids.has(id)),
      [],
    );
  });
}

for (const { folder } of languages) {
  test(`every link of ${folder} that sets a picture names a figure and values that can be had`, () => {
    const links = [
      ...pageOf(folder).matchAll(/<a class="sets" href="(\?[^"#]*)#figure-([a-z]+)"/g),
    ];
    assert.ok(links.length >= 4);
    for (const [, query, id] of links) {
      const { values, ignored } = readQuery(query.replaceAll('&amp;', '&'), initialState());
      assert.deepEqual(ignored, [], query);
      assert.ok(Object.keys(values).length > 0, query);
      assert.ok(
        figures.some((figure) => figure.id === id),
        id,
      );
    }
  });
}

test('a figure that the article places and nobody has written stops the build', async () => {
  const encoder = await builtEncoder();
  const [language] = languages;
  const placed = { ...language.sections[0], body: '::figure nowhere\n' };
  assert.throws(
    () =>
      renderPage({
        template,
        language: { ...language, sections: [placed, ...language.sections.slice(1)] },
        languages,
        figures,
        encoder,
      }),
    { message: 'en: there is no figure nowhere.' },
  );
});

test('a formula is MathML in plain letters, coloured by what its symbols stand for', () => {
  const mathml = renderMath('\\sine{\\sin}(\\turn{\\omega} \\cdot \\here{\\mathit{pos}})', true);
  assert.match(mathml, /^<math[^>]*display="block"/);
  assert.match(mathml, /class="tone-sine"/);
  assert.match(mathml, /<mi mathvariant="normal" class="tone-turn it">\u03c9<\/mi>/);
  assert.match(mathml, /<mi mathvariant="normal" class="tone-here it">pos<\/mi>/);
  assert.ok(!/style=/.test(mathml));
});

test('the thin space after the name of a function stands before letters and numbers alone', () => {
  const gaps = (/** @type {string} */ tex) =>
    [...renderMath(tex, false).matchAll(/<mspace width="(.*?)">/g)].map(([, width]) => width);
  assert.deepEqual(gaps('\\sin x'), ['0.1667em']);
  assert.deepEqual(gaps('\\sine{\\sin}(x)'), ['0']);
  assert.deepEqual(gaps('\\sine{\\sin}^2 + 1'), ['0']);
  assert.deepEqual(gaps('\\sin(x)\\,)'), ['0', '0.1667em'].slice(-1));
});

test('a formula with a mistake stops the build', () => {
  assert.throws(() => renderMath('\\frac{1}', true));
  assert.throws(() => renderMath('\\nonsense', true));
});
