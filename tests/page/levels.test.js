import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import MarkdownIt from 'markdown-it';
import { loadLanguages } from '../../web/tools/page/languages.js';
import { atLevel, kLevels, levelBlocks } from '../../web/tools/page/levels.js';
import { root } from '../../web/tools/system/paths.js';

const markdown = new MarkdownIt().use(levelBlocks);
const source =
  'For all.\n\n::: new some\nFor *two*.\n\n- a\n- b\n:::\n\n::: expert\nFor one.\n:::\n';

test('a fence of colons becomes a box that names its levels, with Markdown inside', () => {
  assert.equal(
    markdown.render(source).replaceAll('\n', ''),
    '<p>For all.</p>' +
      '<div class="for-level" data-for="new some"><p>For <em>two</em>.</p><ul><li>a</li><li>b</li></ul></div>' +
      '<div class="for-level" data-for="expert"><p>For one.</p></div>',
  );
});

test('a fence ends a paragraph that stands right before it', () => {
  assert.match(
    markdown.render('Text\n::: new\nMore\n:::\n'),
    /<p>Text<\/p>\n<div class="for-level"/,
  );
});

test('each level reads the text of its own', () => {
  const read = (/** @type {string} */ level) => atLevel(source, level).match(/For \S+/g);
  assert.deepEqual(read('new'), ['For all.', 'For *two*.']);
  assert.deepEqual(read('some'), ['For all.', 'For *two*.']);
  assert.deepEqual(read('expert'), ['For all.', 'For one.']);
});

for (const [what, wrong] of Object.entries({
  'a level that there is not': '::: novice\nx\n:::\n',
  'a fence that is never closed': '::: new\nx\n',
  'a fence inside of another': '::: new\n::: expert\nx\n:::\n:::\n',
})) {
  test(`${what} stops the build`, () => {
    assert.throws(() => markdown.render(wrong));
  });
}

for (const { folder, sections } of await loadLanguages(path.join(root, 'web/text'))) {
  test(`every ${folder} article reads whole at each level`, () => {
    for (const { id, body } of sections) {
      for (const level of kLevels) {
        const text = atLevel(body, level);
        assert.ok(text.trim().length > 0, id);
        assert.doesNotMatch(text, /^:::/m, `${id} at level ${level}`);
      }
    }
  });
}
