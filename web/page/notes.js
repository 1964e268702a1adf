import css from '../styles/notes.css' with { type: 'text' };
import { embedAddress, folderOf, shownBy, typedFolder } from './notes-address.js';
import {
  choiceField,
  copyField,
  linesField,
  make,
  switchField,
  textField,
} from './notes-fields.js';
import { creditText, forms } from './notes-snippets.js';
import { dataFile, pictureFile } from './picture.js';
import { save } from './save.js';
import { fillText } from './text.js';

/**
 * "Put this into your notes": one figure in its present state, as lines to paste into what a reader
 * writes with, with a preview, and as a picture or numbers to take along. Fetched when first asked for.
 *
 * @import {Frame} from './frame.js'
 * @import {Host} from './host.js'
 * @import {About} from './notes-snippets.js'
 */

/** Where a copy opened from disk would be put. */
const kSomewhere = 'https://example.org/pe/';
/** The height that a frame starts with; the listener sets the right one. */
const kHeight = 560;
const kPictures = /** @type {const} */ (['svg', 'png']);
const kData = /** @type {const} */ (['csv', 'tsv', 'json', 'tex']);

let dressed = false;

/** @param {Frame} frame @param {string} kind @param {Blob} blob */
function saveFile(frame, kind, blob) {
  save(`${frame.id}.${kind}`, blob, blob.type);
}

/** @param {Frame} frame @param {"svg" | "png"} kind */
export async function savePicture(frame, kind) {
  saveFile(frame, kind, await pictureFile(frame, kind));
}

/** @param {Frame} frame @param {Host} host @param {'csv' | 'tsv' | 'json' | 'tex'} kind */
export async function saveData(frame, host, kind) {
  saveFile(frame, kind, await dataFile(frame, host, kind));
}

/**
 * @param {Frame} frame
 * @param {Host} host
 * @returns {Promise<void>} when it stands open
 */
export async function openNotes(frame, host) {
  // One text for each language; the build makes each a file of its own.
  const { default: words } = await import(`../text/${aboutPage(host).language}/notes.json`);
  dress();
  const dialog = make('dialog', 'notes');
  dialog.setAttribute('aria-labelledby', 'notes-title');
  const title = make('h2', 'notes-title', fillText(words.title, { figure: frame.text.title }));
  title.id = 'notes-title';
  const close = make('button', 'button notes-close', words.close);
  close.type = 'button';
  close.addEventListener('click', () => dialog.close());

  const panel = createPanel(frame, host, words);
  const head = make('div', 'notes-head');
  head.append(title, close);
  const take = make('div', 'notes-take');
  take.append(...saveButtons(frame, host, words));
  const body = make('div', 'notes-body');
  body.append(panel.choices, panel.preview, panel.lines);
  dialog.append(head, body, take);
  dialog.addEventListener('close', () => {
    panel.destroy();
    dialog.remove();
  });
  // A press beside it closes it, as with other sheets of the page.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  panel.show();
}

/**
 * Choices, the preview of what they give, and the lines to paste.
 *
 * @param {Frame} frame
 * @param {Host} host
 * @param {any} words
 */
function createPanel(frame, host, words) {
  const folder = folderOf(location.href);
  const page = aboutPage(host);
  const shown = shownBy(frame, host);
  const settings = host.words.controls;
  const chosen = {
    controls: 'all',
    caption: true,
    theme: String(host.store.state.theme),
    level: String(host.store.state.level),
    language: page.language,
    base: folder ?? kSomewhere,
    credit: true,
    form: 'frame',
    height: kHeight,
  };
  const change = (/** @type {Partial<typeof chosen>} */ next) => {
    Object.assign(chosen, next);
    show();
  };
  const one = (
    /** @type {'theme' | 'level' | 'controls' | 'language' | 'form'} */ key,
    /** @type {string} */ label,
    /** @type {Record<string, string>} */ all,
  ) => choiceField(label, all, chosen[key], (value) => change({ [key]: value }));

  const choices = make('div', 'notes-choices');
  const address = textField(words.address, chosen.base, words.badAddress, (text) => {
    const base = typedFolder(text);
    if (base) change({ base });
    return base !== null;
  });
  const pinned = switchField(words.pinned, false, (on) => change({ base: pinnedBase(on) }));
  // Only a site that keeps its releases apart can be pinned to one of them.
  pinned.element.hidden = !folder || !page.version;
  const pinnedBase = (/** @type {boolean} */ on) => `${folder}${on ? `v${page.version}/` : ''}`;
  choices.append(
    one('theme', plain(settings.theme.label), settings.theme.choices ?? {}),
    one('language', words.language, page.languages),
    one('level', plain(settings.level.label), settings.level.choices ?? {}),
    one('controls', words.controls, words.controlsChoices),
    switchField(words.caption, true, (caption) => change({ caption })).element,
    switchField(words.credit, true, (credit) => change({ credit })).element,
    address.element,
    pinned.element,
  );

  const preview = make('div', 'notes-preview');
  const view = make('iframe', '');
  view.title = words.preview;
  const listen = (/** @type {MessageEvent} */ { source, data }) => {
    if (source !== view.contentWindow || data?.posenc !== 'height') return;
    const height = Math.ceil(Number(data.height));
    if (!(height > 0 && height < 5000) || height === chosen.height) return;
    view.style.height = `${height}px`;
    chosen.height = height;
    showLines();
  };
  addEventListener('message', listen);
  preview.append(folder ? view : make('p', '', words.noPreview));

  const lines = make('div', 'notes-lines');
  const known = Object.fromEntries(forms.map(({ key }) => [key, words.forms[key].name]));
  const holder = make('div', 'notes-forms');
  lines.append(one('form', words.tool, known), holder);

  /** @returns {About} */
  const about = () => ({
    base: chosen.base,
    language: chosen.language,
    shown,
    choices: chosen,
    title: plain(frame.text.title),
    alt: frame.element.querySelector('.stage')?.getAttribute('aria-label') ?? '',
    height: chosen.height,
    site: words.site,
    credit: chosen.credit ? fillText(words.creditLine, { figure: plain(frame.text.title) }) : null,
  });
  const showLines = () => {
    const form = forms.find(({ key }) => key === chosen.form) ?? forms[0];
    const note = words.forms[form.key].note;
    const remarks = [...(form.untested ? [words.untested] : []), ...(note ? [note] : [])];
    const credit = {
      ...about(),
      credit: fillText(words.creditLine, { figure: plain(frame.text.title) }),
    };
    holder.replaceChildren(
      ...form
        .lines(about())
        .map(({ file, text }) => linesField(file || words.page, text, words, host.announce)),
      ...remarks.map((remark) => make('p', 'notes-remark', remark)),
      copyField(words.attribution, creditText(credit), words, host.announce),
      make('p', 'notes-remark', words.licence),
    );
  };
  let address0 = '';
  const showPreview = () => {
    if (!folder) return;
    const next = embedAddress(folder, shown, chosen, chosen.language);
    if (next === address0) return;
    address0 = next;
    view.src = next;
  };
  const show = () => {
    showPreview();
    showLines();
  };
  return {
    choices,
    preview,
    lines,
    show,
    destroy: () => removeEventListener('message', listen),
  };
}

/** @param {Frame} frame @param {Host} host @param {any} words */
function saveButtons(frame, host, words) {
  const group = (/** @type {string} */ label, /** @type {HTMLElement[]} */ buttons) => {
    const element = make('div', 'notes-group');
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', label);
    element.append(make('span', '', label), ...buttons);
    return element;
  };
  const button = (/** @type {string} */ kind, /** @type {() => Promise<void>} */ act) => {
    const element = make('button', 'button', words.kinds[kind]);
    element.type = 'button';
    element.dataset.kind = kind;
    element.addEventListener('click', act);
    return element;
  };
  return [
    group(
      words.picture,
      kPictures.map((kind) => button(kind, () => savePicture(frame, kind))),
    ),
    group(
      words.data,
      kData.map((kind) => button(kind, () => saveData(frame, host, kind))),
    ),
  ];
}

/** @param {Host} host */
function aboutPage({ about }) {
  return about ?? { language: 'en', languages: {}, version: '' };
}

/** A text without its marks. @param {string} template */
function plain(template) {
  return fillText(template);
}

function dress() {
  if (dressed) return;
  dressed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
