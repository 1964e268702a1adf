import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parseHTML } from 'linkedom';
import { figures } from '../../web/figures/index.js';
import { parameters } from '../../web/figures/parameters.js';
import { guidePage, renderGuide } from '../../web/tools/page/guide.js';
import { loadLanguages } from '../../web/tools/page/languages.js';
import { root } from '../../web/tools/system/paths.js';

const languages = await loadLanguages(path.join(root, 'web/text'));
const template = readFileSync(path.join(root, 'web/guide.html'), 'utf8');
const ids = figures.map(({ id }) => id);

/** @param {import('../../web/tools/page/languages.js').Language} language */
function guideIn(language) {
  const html = renderGuide({
    template,
    language,
    languages,
    ids,
    style: 'page.css',
    version: '9.8.7',
  });
  return { html, document: parseHTML(html).document };
}

for (const language of languages) {
  test(`${language.folder}: the list of parameters is the table of parameters, in its order`, () => {
    const { document } = guideIn(language);
    const rows = [...document.querySelectorAll('#parameters tbody tr')];
    const names = rows.map((row) => row.querySelector('th')?.textContent);
    assert.deepEqual(
      names,
      Object.values(parameters).map(({ url }) => url),
    );
    for (const row of rows) {
      for (const cell of row.querySelectorAll('td'))
        assert.ok(cell.textContent?.trim(), row.textContent ?? '');
    }
  });

  test(`${language.folder}: every rule of the encoder has its words`, () => {
    const rules = new Set(Object.values(parameters).flatMap(({ rule }) => (rule ? [rule] : [])));
    assert.deepEqual(Object.keys(language.guide.rules).sort(), [...rules].sort());
  });
}

test('values and limits are those of the table', () => {
  const { document } = guideIn(languages[0]);
  const row = (/** @type {string} */ name) =>
    [...document.querySelectorAll('#parameters tbody tr')]
      .find((one) => one.querySelector('th')?.textContent === name)
      ?.textContent?.replace(/\s+/g, ' ') ?? '';
  assert.match(row('d-model'), /64.*even, at least 2, up to 16384/);
  assert.match(row('omega'), /π\/6.*a part of π/);
  assert.match(row('compare'), /one of wave, counter, scaled/);
  assert.match(row('sentence'), /the dog bit the man.*up to 120 characters/);
  assert.match(row('tags'), /off.*on or off/);
});

test('each way stands there live, with its lines, and every figure is named', () => {
  const { document, html } = guideIn(languages[0]);
  assert.match(
    document.querySelector('iframe')?.getAttribute('src') ?? '',
    /^embed\.html#figure=circle&position=7/,
  );
  assert.equal(document.querySelector('posenc-figure')?.getAttribute('position'), '7');
  for (const id of ids) assert.ok(html.includes(id), id);
  assert.match(html, /9\.8\.7/);
  assert.ok(document.querySelectorAll('details[id^="tool-"]').length > 10);
  assert.equal(guidePage(languages[1]), `embed-guide-${languages[1].folder}.html`);
});
