import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parseHTML } from 'linkedom';
import { initialState } from '../../web/figures/parameters.js';
import { dataText } from '../../web/page/data-file.js';
import {
  articleAddress,
  embedAddress,
  kPlainChoices,
  shownBy,
  typedFolder,
} from '../../web/page/notes-address.js';
import { creditText, forms } from '../../web/page/notes-snippets.js';
import { readQuery } from '../../web/page/permalink.js';
import { root } from '../../web/tools/system/paths.js';

const kBase = 'https://example.org/course/pe/';
const initial = initialState();

/** Sentences that mean something to HTML, URLs, Markdown, templates, YAML, Python, shells. */
const hostile = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '{{ 7*7 }} {% raw %} {x}',
  '``` ~~~ `x` $$x$$',
  ']( javascript:alert(1) ) ![x][y]',
  'a&b=c#d?e+f%20g;',
  '>}} {{< /posenc >}} -->',
  'Ravi ने "Priya" को देखा 😀',
  '*bold* _it_ | cell | \\ back',
];

/** @param {string} sentence @param {Record<string, any>} [more] */
function aboutOf(sentence, more = {}) {
  const state = { ...initial, sentence, dModel: 128 };
  const shown = shownBy(
    { id: 'opening', reads: new Set(['sentence', 'dModel']) },
    /** @type {any} */ ({ store: { state }, initial }),
  );
  return {
    ...{ base: kBase, language: 'hinglish', shown, title: 'A title', alt: `Words: ${sentence}` },
    choices: { ...kPlainChoices, theme: 'dark', controls: 'some', caption: false },
    ...{ height: 500, site: 'The article', credit: 'Figure from' },
    ...more,
  };
}

/** What an address of an embed says. @param {string} address */
function asked(address) {
  return new URLSearchParams(new URL(address).hash.slice(1));
}

test('only what the figure reads goes into an address, and comes out of it as it was', () => {
  const state = { ...initial, sentence: 'a & b', k: 17, omega: Math.PI / 16 };
  const shown = shownBy(
    { id: 'circle', reads: new Set(['sentence', 'omega']) },
    /** @type {any} */ ({ store: { state }, initial }),
  );
  const pairs = asked(embedAddress(kBase, shown, kPlainChoices, 'en'));
  assert.deepEqual([...pairs.keys()].sort(), ['figure', 'omega', 'sentence']);
  assert.equal(pairs.get('sentence'), 'a & b');
  assert.equal(pairs.get('omega'), 'pi/16');
  const article = new URL(articleAddress(kBase, shown, 'en'));
  assert.equal(article.hash, '#figure-circle');
  assert.deepEqual(readQuery(article.search, initial).values, {
    sentence: 'a & b',
    omega: Math.PI / 16,
  });
});

test('choices are written where they differ from what an embed does by itself', () => {
  const about = aboutOf('x y');
  const pairs = asked(embedAddress(kBase, about.shown, about.choices, 'hinglish'));
  const wanted = {
    figure: 'opening',
    theme: 'dark',
    controls: 'some',
    caption: 'off',
    lang: 'hinglish',
  };
  for (const [name, value] of Object.entries(wanted)) assert.equal(pairs.get(name), value);
  assert.equal(pairs.get('level'), null);
});

for (const sentence of hostile) {
  test(`no form lets a sentence out of its place: ${sentence}`, () => {
    const about = aboutOf(sentence);
    const wanted = new Set([
      'IFRAME',
      'P',
      'SMALL',
      'A',
      'SCRIPT',
      'SECTION',
      'POSENC-FIGURE',
      'IMG',
    ]);
    for (const form of forms) {
      for (const { file, text } of form.lines(about)) {
        assert.doesNotMatch(text, /\{\{ ?7|\{%|`x`|<script>|\]\( ?javascript/, form.key);
        if (file || form.key === 'hugo') continue;
        const { document } = parseHTML(`<body>${text}</body>`);
        for (const element of document.body.querySelectorAll('*')) {
          assert.ok(wanted.has(element.tagName), `${form.key} made a ${element.tagName}`);
          for (const { name } of element.attributes) {
            assert.match(
              name,
              /^(src|data-src|data-preload|title|loading|width|height|style|href|defer|type|figure|sentence|d-model|theme|controls|caption|lang)$/,
            );
          }
        }
        const frame = document.querySelector('iframe');
        const address = frame?.getAttribute('src') ?? frame?.getAttribute('data-src');
        if (address) assert.equal(asked(address).get('sentence'), sentence, form.key);
      }
    }
  });

  test(`the element's attribute is the sentence: ${sentence}`, () => {
    const form = forms.find(({ key }) => key === 'element');
    const [{ text }] = form?.lines(aboutOf(sentence)) ?? [];
    const { document } = parseHTML(`<body>${text}</body>`);
    assert.equal(document.querySelector('posenc-figure')?.getAttribute('sentence'), sentence);
  });
}

test('Jupyter gets a Python string, Hugo a parameter without a sign that it reads', () => {
  for (const sentence of hostile) {
    const lines = (/** @type {string} */ key) =>
      forms.find((form) => form.key === key)?.lines(aboutOf(sentence)) ?? [];
    const python = /IFrame\("([^"\\]*)", width="100%", height=500\)$/.exec(
      lines('jupyter')[0].text,
    );
    assert.equal(asked(python?.[1] ?? '').get('sentence'), sentence);
    const hugo = /^\{\{< posenc "([\w%&=+.-]*)" "500" >\}\}$/m.exec(lines('hugo')[0].text);
    assert.equal(new URLSearchParams(hugo?.[1]).get('sentence'), sentence);
  }
});

test('every form has a name in every language, and the untested ones say so', () => {
  for (const folder of ['en', 'hinglish']) {
    const words = JSON.parse(
      readFileSync(path.join(root, 'web/text', folder, 'notes.json'), 'utf8'),
    );
    assert.deepEqual(
      Object.keys(words.forms),
      forms.map(({ key }) => key),
    );
    for (const { name } of Object.values(words.forms)) assert.ok(name);
  }
  assert.deepEqual(
    forms.filter(({ untested }) => untested).map(({ key }) => key),
    ['quarto', 'moodle'],
  );
});

test('the line of attribution names the figure, the address and the licence', () => {
  const line = creditText(aboutOf('x y', { credit: 'Figure “A title” from' }));
  assert.match(
    line,
    /^Figure “A title” from The article, https:\/\/example\.org\/course\/pe\/index-hinglish\.html\?/,
  );
  assert.match(line, /CC BY 4\.0, https:\/\/creativecommons\.org\/licenses\/by\/4\.0\/\)$/);
});

test('a typed folder is taken as far as it is one', () => {
  assert.equal(typedFolder(' https://x.org/pe '), 'https://x.org/pe/');
  assert.equal(typedFolder('http://x.org/a/index.html?q#h'), 'http://x.org/a/');
  assert.equal(typedFolder("https://x.org/o'(b)*/"), 'https://x.org/o%27%28b%29%2A/');
  for (const text of ['javascript:alert(1)', 'x.org', '', 'file:///pe/', 'https://u:p@x.org/']) {
    assert.equal(typedFolder(text), null, text);
  }
});

const table = {
  columns: ['slot', 'word', 'sine'],
  rows: [
    [0, 'a,"b"', 0.1 + 0.2],
    [1, '=cmd()', -1e-21],
    [2, '\u22125', Number.POSITIVE_INFINITY],
  ],
};
const about = {
  columns: { slot: 'slot {i|p}', sine: '{sine|sin} & co' },
  source: 'https://x.org/?a=b#figure-x',
};

test('CSV and TSV have every digit, ASCII signs, and nothing that a spreadsheet would run', () => {
  assert.equal(
    dataText(table, 'csv', about),
    'slot,word,sine\n0,"a,""b""",0.30000000000000004\n1,\'=cmd(),-1e-21\n2,-5,Infinity\n',
  );
  assert.equal(
    dataText(table, 'tsv', about),
    'slot\tword\tsine\n0\ta,"b"\t0.30000000000000004\n1\t\'=cmd()\t-1e-21\n2\t-5\tInfinity\n',
  );
});

test('JSON gives the numbers back bit for bit', () => {
  const read = JSON.parse(dataText(table, 'json', about));
  assert.equal(read.source, about.source);
  assert.deepEqual(read.columns, table.columns);
  assert.deepEqual(read.rows, [
    [0, 'a,"b"', 0.1 + 0.2],
    [1, '=cmd()', -1e-21],
    [2, '-5', 'Infinity'],
  ]);
});

test('LaTeX rows have headings, and escape what LaTeX reads', () => {
  const text = dataText(table, 'tex', about);
  assert.match(text, /^% https:\/\/x\.org\/\?a=b#figure-x\n\\begin\{tabular\}\{rlr\}\n/);
  assert.match(text, /slot p & word & sin \\& co \\\\\n\\hline/);
  assert.match(text, /\$1\$ & =cmd\(\) & \$-1\\cdot 10\^\{-21\}\$ \\\\/);
});
