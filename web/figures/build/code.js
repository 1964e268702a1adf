import { addElement, setText } from '../../charts/markup/element.js';

/** The lines of each stage, as the article prints them. */
const kLines = [
  ['slot = np.arange(count)[:, None]'],
  ['pair = np.arange(d // 2)[None, :]', 'speed = base ** (-2 * pair / d)'],
  ['angle = slot * speed'],
  ['table = np.empty((count, d))', 'table[:, 0::2] = np.sin(angle)'],
  ['table[:, 1::2] = np.cos(angle)'],
  ['return table'],
];

/**
 * The code as a list of stages to choose from, with the shape that each of them makes.
 *
 * @param {HTMLElement} root
 * @param {(step: number) => void} onChoose
 */
export function createCodeSteps(root, onChoose) {
  const list = addElement('ol', 'build-code', root);
  const buttons = kLines.map((lines, step) => {
    const button = addElement('button', 'build-line', addElement('li', '', list));
    button.type = 'button';
    const name = addElement('span', 'build-name', button);
    for (const line of lines) addElement('code', '', button).textContent = line;
    const shape = addElement('span', 'build-shape', button);
    button.addEventListener('click', () => onChoose(step));
    return { button, name, shape };
  });
  list.addEventListener('keydown', (event) => {
    const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const from = buttons.findIndex(({ button }) => button.matches(':focus'));
    const next = buttons[from + way];
    if (!way || !next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    next.button.focus();
    onChoose(from + way);
  });
  return {
    /** @param {{current: number, shapes: string[], names: string[]}} next */
    update({ current, shapes, names }) {
      buttons.forEach(({ button, name, shape }, step) => {
        setText(name, names[step]);
        setText(shape, shapes[step]);
        button.classList.toggle('done', step < current);
        if (step === current) button.setAttribute('aria-current', 'step');
        else button.removeAttribute('aria-current');
      });
    },
  };
}
