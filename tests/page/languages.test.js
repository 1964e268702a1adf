import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { loadFigures } from '../../web/figures/index.js';
import { parameters } from '../../web/figures/parameters.js';
import { holesOf } from '../../web/page/text.js';
import { loadLanguages } from '../../web/tools/page/languages.js';
import { root } from '../../web/tools/system/paths.js';

const figures = await loadFigures();

const languages = await loadLanguages(path.join(root, 'web/text'));
const [english, ...others] = languages;

test('English comes first, and there are at least two languages', () => {
  assert.equal(english?.folder, 'en');
  assert.ok(others.length >= 1);
});

test('the comparison of keys sees what one language lacks', () => {
  assert.deepEqual(keysOf({ a: { b: 'x' }, c: ['y', { d: 'z' }] }), ['a.b', 'c.0', 'c.1.d']);
  assert.notDeepEqual(keysOf({ a: { b: 'x' } }), keysOf({ a: {} }));
});

for (const language of others) {
  for (const part of /** @type {const} */ ([
    'words',
    'notes',
    'guide',
    'refusals',
    'glossary',
    'recall',
    'references',
  ])) {
    test(`${language.folder} has every key of ${part} that English has, and no other`, () => {
      assert.deepEqual(keysOf(language[part]), keysOf(english[part]));
    });
  }

  test(`${language.folder} has a text for every figure that English has, key by key`, () => {
    assert.deepEqual(keysOf(language.figures), keysOf(english.figures));
  });

  test(`${language.folder} has every word of the labs that English has, and no other`, () => {
    assert.deepEqual(keysOf(language.labs), keysOf(english.labs));
    const known = new Map(templatesOf(english.labs));
    for (const [key, text] of templatesOf(language.labs)) {
      if (key.includes('.prose.')) continue;
      const given = new Set(holesOf(known.get(key) ?? ''));
      for (const hole of holesOf(text)) assert.ok(given.has(hole), `${key}: ${hole}`);
    }
  });

  test(`${language.folder} has the same sections in the same order`, () => {
    const ids = (/** @type {typeof english} */ one) => one.sections.map(({ id }) => id);
    assert.deepEqual(ids(language), ids(english));
  });

  test(`${language.folder} shows the same figures, numbers, formulas and sources per section`, () => {
    english.sections.forEach((section, index) => {
      const other = language.sections[index];
      for (const [what, pattern] of Object.entries(kShared)) {
        assert.deepEqual(
          findAll(other.body, pattern).map(wordless),
          findAll(section.body, pattern).map(wordless),
          `${what} of ${section.id}`,
        );
      }
    });
  });

  test(`${language.folder} asks its questions about the same quantities`, () => {
    const facts = (/** @type {typeof english} */ one) =>
      one.recall.questions.map(
        ({ id, kind, where, quantity, format, tolerance, right, options, slips }) => ({
          ...{ id, kind, where, quantity, format, tolerance, right },
          options: options?.length,
          slips: slips?.map((/** @type {any} */ { reply, ...facts }) => facts),
        }),
      );
    assert.deepEqual(facts(language), facts(english));
  });

  test(`${language.folder} fills its templates with values that English fills too`, () => {
    // A sentence may do without a value, but no value may be asked for that nobody gives.
    const known = new Map(templatesOf(english.figures).map(([key, text]) => [key, holesOf(text)]));
    for (const [key, text] of templatesOf(language.figures)) {
      if (!/\.(caption|name|description)$/.test(key)) continue;
      const figure = key.split('.')[0];
      const given = new Set(
        ['caption', 'name', 'description'].flatMap((part) => known.get(`${figure}.${part}`) ?? []),
      );
      for (const hole of holesOf(text)) assert.ok(given.has(hole), `${key}: ${hole}`);
    }
  });
}

for (const language of languages) {
  test(`${language.folder} has words for every parameter and every choice`, () => {
    for (const { key, choices } of Object.values(parameters)) {
      const words = language.words.controls[key];
      assert.ok(words?.label, key);
      if (choices) assert.deepEqual(Object.keys(words.choices).sort(), [...choices].sort(), key);
    }
    assert.deepEqual(
      Object.keys(language.words.controls).filter((key) => !Object.hasOwn(parameters, key)),
      [],
    );
  });

  test(`${language.folder} has a text for every figure, and every template of it can be read`, () => {
    for (const { id } of figures) assert.ok(language.figures[id], id);
    for (const [key, text] of templatesOf(language.figures)) {
      assert.doesNotThrow(() => holesOf(text), key);
    }
  });

  test(`${language.folder} places every figure in its article, once`, () => {
    const placed = language.sections.flatMap(({ body }) => findAll(body, /^::figure (\w+)/gm));
    assert.deepEqual([...new Set(placed)].length, placed.length);
    for (const { id } of figures) assert.ok(placed.includes(`::figure ${id}`), id);
  });

  test(`${language.folder} explains every term that its article marks`, () => {
    const marked = language.sections.flatMap(({ body }) => findAll(body, /\[\[[\w-]+/g));
    assert.ok(marked.length > 10);
    for (const term of marked) assert.ok(language.glossary[term.slice(2)], term);
    for (const { level } of Object.values(language.glossary)) {
      assert.ok(['new', 'some', 'expert'].includes(level));
    }
  });
}

test('Hinglish says tum to the reader throughout, and never aap', () => {
  const { words, refusals, glossary, recall, figures: texts, sections } = others[0];
  const polite = /\b(aap|aapk[aeio]|aapne|\w+(?:iyega|ijiye))\b/i;
  for (const [key, text] of templatesOf({ words, refusals, glossary, recall, texts })) {
    assert.doesNotMatch(text, polite, key);
  }
  for (const { id, body } of sections) assert.doesNotMatch(body, polite, id);
});

test('the article of the second language is not the first one copied', () => {
  for (const language of others) {
    const same = language.sections.filter(
      ({ body }, index) => body === english.sections[index].body,
    );
    assert.ok(
      same.every(({ body }) => body.replaceAll(/^::.*$/gm, '').trim() === ''),
      same.map(({ id }) => id).join(),
    );
  }
});

const kShared = {
  figures: /^::\w+.*$/gm,
  levels: /^:::.*$/gm,
  places: /\{#[\w-]+\}$/gm,
  'live numbers': /\{\{[^}]+\}\}/g,
  'displayed formulas': /\$\$[\s\S]+?\$\$/g,
  sources: /\[@[\w-]+\]/g,
  code: /^```[\s\S]*?^```/gm,
};

/** In any order, since sentences are built differently. @param {string} text @param {RegExp} pattern */
function findAll(text, pattern) {
  return [...text.matchAll(pattern)].map(([found]) => found.trim()).sort();
}

/** Formulas and code may hold a few words of their language. @param {string} text */
function wordless(text) {
  return text.replaceAll(/\\text\{[^}]*\}|#[^\n]*|\s/g, '');
}

/** @param {any} value @param {string} [at] @returns {string[]} */
function keysOf(value, at = '') {
  if (value === null || typeof value !== 'object') return [at];
  return Object.keys(value)
    .sort()
    .flatMap((key) => keysOf(value[key], at ? `${at}.${key}` : key));
}

/** @param {any} value @param {string} [at] @returns {Array<[string, string]>} */
function templatesOf(value, at = '') {
  if (typeof value === 'string') return [[at, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    templatesOf(inner, at ? `${at}.${key}` : key),
  );
}
