/** The fields of the sheet for notes: each a label with what it names. */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} className
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

/**
 * @param {string} label
 * @param {Record<string, string>} choices
 * @param {string} value
 * @param {(value: string) => void} change
 */
export function choiceField(label, choices, value, change) {
  const field = make('label', 'notes-field');
  const select = make('select', '');
  for (const [key, text] of Object.entries(choices)) {
    const option = make('option', '', text);
    option.value = key;
    select.append(option);
  }
  select.value = value;
  select.addEventListener('change', () => change(select.value));
  field.append(make('span', '', label), select);
  return field;
}

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} change */
export function switchField(label, on, change) {
  const element = make('label', 'notes-field notes-switch');
  const box = make('input', '');
  box.type = 'checkbox';
  box.checked = on;
  box.addEventListener('change', () => change(box.checked));
  element.append(box, make('span', '', label));
  return { element };
}

/**
 * @param {string} label
 * @param {string} value
 * @param {string} wrong what to say of a text that cannot be taken
 * @param {(text: string) => boolean} take whether it was taken
 */
export function textField(label, value, wrong, take) {
  const element = make('label', 'notes-field notes-wide');
  const input = make('input', '');
  input.type = 'url';
  input.value = value;
  input.spellcheck = false;
  const problem = make('span', 'notes-problem');
  problem.setAttribute('role', 'alert');
  input.addEventListener('input', () => {
    const good = take(input.value);
    problem.textContent = good ? '' : wrong;
    input.setAttribute('aria-invalid', String(!good));
  });
  element.append(make('span', '', label), input, problem);
  return { element };
}

/**
 * Lines to take: they are whole without the button, for places without a clipboard.
 *
 * @param {string} label
 * @param {string} text
 * @param {{copy: string, copied: string}} words
 * @param {(text: string) => void} announce
 */
export function linesField(label, text, words, announce) {
  const field = make('div', 'notes-text');
  const area = make('textarea', '');
  area.readOnly = true;
  area.spellcheck = false;
  area.value = text;
  area.rows = Math.min(text.split('\n').length + Math.floor(text.length / 70), 12);
  area.setAttribute('aria-label', label);
  area.addEventListener('focus', () => area.select());
  const button = make('button', 'button', words.copy);
  button.type = 'button';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = words.copied;
      announce(words.copied);
    } catch {
      // Chosen, the text can be copied by hand.
      area.focus();
    }
  });
  const head = make('div', 'notes-text-head');
  head.append(make('code', '', label), button);
  field.append(head, area);
  return field;
}

/** @param {string} label @param {string} text @param {{copy: string, copied: string}} words @param {(text: string) => void} announce */
export function copyField(label, text, words, announce) {
  const field = linesField(label, text, words, announce);
  field.classList.add('notes-credit');
  return field;
}
