import { parameters as ofArticle } from '../figures/parameters.js';
import { showFilled } from './html.js';
import { showNumber } from './number.js';
import { parseValue } from './rules.js';
import { controlOf, dependenciesOf, holds, scaleOf } from './scale.js';
import { guardSlider } from './touch.js';

/**
 * Brings the controls of one figure (or of the page) to life.
 *
 * A value that is refused stays in its field, with the reason beside it; the state, and with it
 * every picture, keeps the last good value. The next accepted change clears the complaint.
 *
 * @typedef {import('../figures/contract.js').Control} Control
 * @typedef {import('../figures/parameters.js').Change} Change
 * @typedef {import('./rules.js').Refusal} Refusal
 * @typedef {{
 *   store: import('./store.js').Store,
 *   explain: (refusal: Refusal) => string,
 *   say: (key: string, value: any) => string,
 *   unit: (key: string, value: any) => string,
 *   remark: (key: string, value: any) => string,
 *   locale: string,
 *   parameters?: Readonly<Record<string, import('../figures/parameters.js').Parameter>>,
 * }} Surroundings
 *   parameters: those of a page of its own; explain: a refusal as a sentence; say: a value as a slider tells it to a screen reader;
 *   unit: what is counted; remark: what there is to say about a value that is accepted, as a template
 *
 * @param {ParentNode} root
 * @param {Array<string | Control>} asked
 * @param {Surroundings} around
 */
export function bindControls(root, asked, around) {
  const life = new AbortController();
  const bound = asked.map((one) => {
    const control = controlOf(one);
    const element = /** @type {HTMLElement} */ (root.querySelector(`[data-key="${control.key}"]`));
    return bindControl(element, control, around, life.signal);
  });
  const byKey = new Map(bound.map((one) => [/** @type {string} */ (one.key), one]));
  for (const one of bound) one.show(around.store.state);
  const stop = around.store.subscribe((state, changed) => {
    for (const one of bound) if (one.touchedBy(changed)) one.show(state);
  });
  return {
    /** Shows a refusal that the encoder gave later, while drawing. @param {Refusal} refusal */
    complain(refusal) {
      const one = byKey.get(refusal.key);
      one?.complain(refusal);
      return Boolean(one);
    },
    /** @param {string} key */
    clear(key) {
      byKey.get(key)?.clear();
    },
    destroy() {
      stop();
      life.abort();
    },
  };
}

/**
 * @param {HTMLElement} element
 * @param {Control} control
 * @param {Surroundings} around
 * @param {AbortSignal} signal ends all listening
 */
function bindControl(element, control, around, signal) {
  const { store, explain, say, unit, remark, locale, parameters = ofArticle } = around;
  const { key } = control;
  const parameter = parameters[key];
  const note = /** @type {HTMLElement} */ (element.querySelector('.refusal'));
  const remarked = /** @type {HTMLElement | null} */ (element.querySelector('.remark'));
  const counted = element.querySelector('.unit');
  const fields = [...element.querySelectorAll('input')];
  const slider = /** @type {HTMLInputElement | null} */ (element.querySelector('.slider'));
  const typed = /** @type {HTMLInputElement | null} */ (element.querySelector('.number, .words'));
  const dependencies = dependenciesOf(control, store.state, parameters);

  const clear = () => {
    if (!note.textContent) return;
    note.textContent = '';
    typed?.removeAttribute('aria-invalid');
  };
  const complain = (/** @type {Refusal} */ refusal) => {
    note.textContent = explain(refusal);
    typed?.setAttribute('aria-invalid', 'true');
  };
  const change = (/** @type {Readonly<Record<string, unknown>>} */ partial) => {
    const before = store.state;
    const [refusal] = store.change(partial);
    if (refusal) complain(refusal);
    else {
      clear();
      // The store tells of what is new. What was refused in between is put right here.
      if (store.state === before) show(before);
    }
  };
  const changeText = (/** @type {string} */ text) => {
    const parsed = parseValue(parameter, text);
    if ('refusal' in parsed) complain(parsed.refusal);
    else change({ [key]: parsed.value });
  };

  /** @param {import('../figures/parameters.js').State} state */
  function show(state) {
    const value = state[key];
    if (slider) {
      const scale = scaleOf(control, parameter, state);
      slider.min = String(scale.min);
      slider.max = String(scale.max);
      slider.value = String(scale.place(Number(value)));
      slider.setAttribute('aria-valuetext', say(key, value));
      const share = (Number(slider.value) - scale.min) / (scale.max - scale.min || 1);
      slider.style.setProperty('--share', `${share * 100}%`);
    }
    if (counted) counted.textContent = unit(key, value);
    if (remarked) showFilled(remarked, remark(key, value), {}, locale);
    // What is being typed is left alone; it is tidied when the field is left.
    if (typed && (!typed.matches(':focus') || !sameValue(typed.value, value))) {
      typed.value = typeof value === 'number' ? showNumber(value, parameter.unit) : String(value);
      clear();
    }
    for (const field of fields) {
      if (field.type === 'radio') field.checked = field.value === value;
      if (field.type === 'checkbox') field.checked = Boolean(value);
    }
    element.querySelectorAll('.preset').forEach((button, index) => {
      button.setAttribute('aria-pressed', String(holds(state, control, index)));
    });
  }
  const sameValue = (/** @type {string} */ text, /** @type {any} */ value) => {
    const parsed = parseValue(parameter, text);
    return 'value' in parsed && Object.is(parsed.value, value);
  };

  const on = (
    /** @type {Element | null} */ target,
    /** @type {string} */ name,
    /** @type {(event: Event) => void} */ act,
  ) => target?.addEventListener(name, act, { signal });
  if (slider) guardSlider(slider);
  on(slider, 'input', () => {
    change({ [key]: scaleOf(control, parameter, store.state).value(Number(slider?.value)) });
  });
  if (typed) {
    on(typed, 'input', () => changeText(typed.value));
    on(typed, 'change', () => {
      if (!note.textContent) show(store.state);
    });
    if (parameter.kind !== 'text') stepByArrows(typed, control, parameter, store, change, signal);
  }
  for (const field of fields) {
    if (field.type === 'radio') on(field, 'change', () => changeText(field.value));
    if (field.type === 'checkbox') on(field, 'change', () => change({ [key]: field.checked }));
  }
  on(element.querySelector('.button'), 'click', () => {
    change({ [key]: Number(store.state[key]) + 1 });
  });
  on(element.querySelector('.presets'), 'click', (event) => {
    const button = /** @type {Element} */ (event.target).closest('[data-preset]');
    const preset = button && control.presets?.[Number(button.getAttribute('data-preset'))];
    if (preset !== undefined && preset !== null) {
      change(typeof preset === 'number' ? { [key]: preset } : preset.values);
    }
  });

  return {
    key,
    show,
    complain,
    clear,
    /** @param {ReadonlySet<string>} changed */
    touchedBy: (changed) => [...dependencies].some((one) => changed.has(one)),
  };
}

/**
 * Arrow up and down in a number field go to the slider's next place.
 *
 * @param {HTMLInputElement} field
 * @param {Control} control
 * @param {import('../figures/parameters.js').Parameter} parameter
 * @param {import('./store.js').Store} store
 * @param {(partial: Readonly<Record<string, unknown>>) => void} change
 * @param {AbortSignal} signal
 */
function stepByArrows(field, control, parameter, store, change, signal) {
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (!way || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const scale = scaleOf(control, parameter, store.state);
    const value = Number(store.state[control.key]);
    const place = scale.place(value) + way * scale.step;
    // Stops end somewhere; a plain number may be counted on beyond the slider's ends.
    if (scale.stops && (place < scale.min || place > scale.max)) return;
    change({ [control.key]: scale.stops ? scale.value(place) : value + way * scale.step });
    field.value = showNumber(Number(store.state[control.key]), parameter.unit);
  };
  field.addEventListener('keydown', onKey, { signal });
}
