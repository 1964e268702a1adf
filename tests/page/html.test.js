import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attrs, html, raw } from '../../web/page/html.js';

test('whatever is put into a template is escaped, in text and in attributes', () => {
  const bad = `<script>"&'`;
  assert.equal(
    String(html`<b title="${bad}">${bad}</b>`),
    '<b title="&#60;script&#62;&#34;&#38;&#39;">&#60;script&#62;&#34;&#38;&#39;</b>',
  );
});

test('markup goes in as it is, also in lists and in lists of lists', () => {
  const items = ['a', '<'].map((text) => html`<li>${text}</li>`);
  assert.equal(
    String(html`<ul>${[items, html`<li>`]}</ul>`),
    '<ul><li>a</li><li>&#60;</li><li></ul>',
  );
  assert.equal(
    String(html`<a${raw(attrs({ href: '?a&b', hidden: true }))}>`),
    '<a href="?a&#38;b" hidden>',
  );
});

test('what is nothing leaves nothing, and zero is something', () => {
  assert.equal(String(html`${null}${undefined}${false}${0}${''}`), '0');
});

test('a backslash in a template is the sign that it stands for', () => {
  assert.equal(String(html`\u2212${1}`), '\u22121');
});
