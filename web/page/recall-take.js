import { giftOf } from './gift.js';
import { attrs, escapeHtml } from './html.js';
import { computeQuantity } from './quantities.js';
import { save } from './save.js';

/**
 * The questions for teachers: a file for Moodle, and a sheet to print with the key on a page of its
 * own. Fetched when somebody asks for them.
 *
 * @import {Engine} from '../figures/contract.js'
 * @typedef {{engine: Engine, words: Record<string, string>, lang: string}} Around
 */

const kStyle = `
body { font: 11pt/1.45 serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.3rem } h2 { font-size: 1.15rem; break-before: page; break-after: avoid }
li { break-inside: avoid; margin-bottom: 1.4rem } ul { list-style: "\\2610  "; margin-top: .5rem }
ul li { margin-bottom: .3rem } .line { border-bottom: 1px solid; display: inline-block; min-width: 12rem }
.key li { margin-bottom: .7rem } @page { margin: 18mm }`;

/** @param {Around} around */
export async function takeGift({ engine, lang }) {
  const folder = lang === 'en' ? 'en' : (/-(\w+)\.html$/.exec(location.pathname)?.[1] ?? 'en');
  const response = await fetch(`late-recall-${folder}.json`);
  if (!response.ok) throw new Error(`${response.status}`);
  const { questions } = await response.json();
  const number = (/** @type {any} */ { quantity, tolerance = 0.01 }) => {
    const value = /** @type {number} */ (computeQuantity(engine, quantity));
    return { value, room: Math.abs(value) * tolerance };
  };
  const lines = questions.map((/** @type {any} */ one) =>
    giftOf(
      one,
      one.kind === 'number' ? { answer: number(one), slips: (one.slips ?? []).map(number) } : null,
    ),
  );
  save(`posenc-${folder}.gift.txt`, `${lines.join('\n\n')}\n`, 'text/plain');
}

/** @param {Around} around */
export function takeSheet({ engine, words, lang }) {
  const forms = /** @type {HTMLFormElement[]} */ ([...document.querySelectorAll('.question')]);
  const inner = (/** @type {ParentNode} */ from, /** @type {string} */ what) =>
    from.querySelector(what)?.innerHTML ?? '';
  const asked = forms.map((form) => {
    const options = [...form.querySelectorAll('.option span')].map(
      (option) => `<li>${option.innerHTML}</li>`,
    );
    const room =
      options.length > 0
        ? `<ul>${options.join('')}</ul>`
        : `<p><span class="line"></span> ${inner(form, '.unit')}</p>`;
    return `<li><div>${inner(form, '.question-text')}</div>${room}</li>`;
  });
  const key = forms.map((form) => {
    const { quantity, right } = form.dataset;
    const answer = quantity
      ? String(Number(/** @type {number} */ (computeQuantity(engine, quantity)).toPrecision(4)))
      : inner(form, `.option:nth-child(${Number(right) + 1}) span`);
    return `<li><b>${answer}</b> ${inner(form, '.reasons p:last-child')}</li>`;
  });
  const title = escapeHtml(`${document.title}: ${words.sheetTitle}`);
  const html =
    `<!DOCTYPE html><html${attrs({ lang })}><head><meta charset="utf-8"><title>${title}</title>` +
    `<style>${kStyle}</style></head><body><h1>${title}</h1>` +
    `<p>${escapeHtml(words.name)} <span class="line"></span></p><ol>${asked.join('')}</ol>` +
    `<h2>${escapeHtml(words.key)}</h2><ol class="key">${key.join('')}</ol>` +
    `<p>${escapeHtml(location.href.split(/[?#]/)[0])}</p></body></html>\n`;
  save('posenc-questions.html', html, 'text/html');
}
