import { parameters as ofArticle } from '../figures/parameters.js';
import { attrs, escapeHtml, fillHtml } from './html.js';
import { showNumber } from './number.js';
import { controlOf, scaleOf } from './scale.js';
import { fillText } from './text.js';

/**
 * The markup of a control, made when the page is built.
 *
 * @typedef {import('../figures/parameters.js').Parameter} Parameter
 * @typedef {import('../figures/parameters.js').State} State
 * @typedef {{label: string, unit?: string, hint?: string, choices?: Record<string, string>,
 *   remarks?: Record<string, string>}} Words  remarks: what to say about single values
 * @typedef {import('../figures/contract.js').Control} Control
 * @typedef {{
 *   controls: Record<string, Words>, labels?: Record<string, string>, locale: string,
 *   linked?: {template: string, counts: Record<string, number>},
 *   parameters?: Readonly<Record<string, Parameter>>,
 * }} Wording
 *   parameters: those of a page of its own; linked: how many pictures show a setting, and the words for it
 */

/**
 * @param {string | Control} asked
 * @param {State} state
 * @param {Wording} wording
 * @param {string} scope makes the ids of this control differ from those of other figures
 */
export function controlMarkup(asked, state, wording, scope) {
  const control = controlOf(asked);
  const parameter = (wording.parameters ?? ofArticle)[control.key];
  const words = wording.controls[control.key];
  if (!parameter || !words) throw new ReferenceError(`No parameter or words for ${control.key}.`);
  const id = `${scope}-${parameter.url}`;
  const body = (control.as === 'button' ? buttonBody : kBodies[parameter.kind])({
    id,
    control,
    parameter,
    words,
    value: state[control.key],
    state,
    locale: wording.locale,
    mark: linkedMarkup(control.key, wording),
  });
  const kind = control.as ?? parameter.kind;
  return (
    `<div class="control control-${kind}"${attrs({ 'data-key': control.key })}>${body}` +
    presetsMarkup(control, parameter, wording, id) +
    (words.remarks ? `<p class="remark"${attrs({ id: `${id}-remark` })}></p>` : '') +
    `<p class="refusal"${attrs({ id: `${id}-refusal` })} role="alert"></p></div>`
  );
}

/**
 * @typedef {{id: string, control: Control, parameter: Parameter, words: Words, value: any,
 *   state: State, locale: string, mark: string}} Parts
 * @type {Record<import('../figures/parameters.js').Kind, (parts: Parts) => string>}
 */
const kBodies = {
  whole: numberBody,
  real: numberBody,
  text: textBody,
  choice: choiceBody,
  flag: flagBody,
};

/** @param {Parts} parts */
function numberBody({ id, control, parameter, words, value, state, locale, mark }) {
  const plain = parameter.kind === 'whole' && (parameter.low ?? 0) >= 0;
  const unit = words.unit && `<span class="unit">${fillHtml(words.unit, { value }, locale)}</span>`;
  const field =
    `<input class="number" type="text" autocomplete="off" spellcheck="false"` +
    attrs({
      id,
      inputmode: plain ? 'numeric' : null,
      value: showNumber(value, parameter.unit),
      'aria-describedby': words.remarks ? `${id}-remark ${id}-refusal` : `${id}-refusal`,
    }) +
    '>';
  const label = `<label class="label"${attrs({ id: `${id}-label`, for: id })}>${fillHtml(words.label)}</label>`;
  const slider = control.slider === false ? '' : sliderMarkup(id, control, parameter, value, state);
  const entry = `<span class="entry">${field}${unit ?? ''}</span>`;
  return `<div class="control-line"><span class="name">${label}${mark}</span>${slider}${entry}</div>`;
}

/**
 * A ring with the number of the other pictures that follow this setting.
 *
 * @param {string} key
 * @param {Wording} wording
 */
function linkedMarkup(key, { linked, locale }) {
  const count = (linked?.counts[key] ?? 0) - 1;
  if (!linked || count < 1) return '';
  const told = fillText(linked.template, { count }, locale);
  return `<span class="linked"${attrs({ title: told })}><span aria-hidden="true">${count}</span><span class="unseen">${escapeHtml(told)}</span></span>`;
}

/**
 * @param {string} id
 * @param {Control} control
 * @param {Parameter} parameter
 * @param {number} value
 * @param {State} state
 */
function sliderMarkup(id, control, parameter, value, state) {
  const scale = scaleOf(control, parameter, state);
  return `<input class="slider" type="range"${attrs({
    id: `${id}-slider`,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-refusal`,
    min: scale.min,
    max: scale.max,
    step: scale.step,
    value: scale.place(value),
    autocomplete: 'off',
  })}>`;
}

/** @param {Parts} parts */
function textBody({ id, words, value, mark }) {
  return (
    `<span class="name"><label class="label"${attrs({ for: id })}>${fillHtml(words.label)}</label>${mark}</span>` +
    `<input class="words" type="text" autocomplete="off"` +
    `${attrs({ id, value, 'aria-describedby': `${id}-refusal` })}>`
  );
}

/** @param {Parts} parts */
function choiceBody({ id, parameter, words, value }) {
  const options = (parameter.choices ?? []).map(
    (choice) =>
      `<label class="option"><input type="radio"${attrs({
        name: id,
        value: choice,
        checked: choice === value,
      })}><span>${fillHtml(words.choices?.[choice] ?? choice)}</span></label>`,
  );
  return `<fieldset class="choice"><legend class="label">${fillHtml(words.label)}</legend><div class="options">${options.join('')}</div></fieldset>`;
}

/** @param {Parts} parts */
function flagBody({ id, words, value }) {
  return (
    `<label class="switch"><input type="checkbox" role="switch"` +
    `${attrs({ id, checked: value })}><span>${fillHtml(words.label)}</span></label>`
  );
}

/** @param {Parts} parts */
function buttonBody({ id, words }) {
  return `<button type="button" class="button"${attrs({ id })}>${fillHtml(words.hint ?? words.label)}</button>`;
}

/**
 * @param {Control} control
 * @param {Parameter} parameter
 * @param {Wording} wording
 * @param {string} id
 */
function presetsMarkup(control, parameter, wording, id) {
  if (!control.presets) return '';
  const buttons = control.presets.map((preset, index) => {
    const text =
      typeof preset === 'number'
        ? escapeHtml(showNumber(preset, parameter.unit).replace('-', '\u2212'))
        : fillHtml(wording.labels?.[preset.text] ?? preset.text);
    return `<button type="button" class="preset"${attrs({ 'data-preset': index })}>${text}</button>`;
  });
  return `<div class="presets" role="group"${attrs({ 'aria-labelledby': `${id}-label` })}>${buttons.join('')}</div>`;
}
