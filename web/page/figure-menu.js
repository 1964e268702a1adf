/**
 * The menu of a figure: what one can do with it besides playing. One list serves all figures; it
 * stands in the head of the one whose button was pressed, so that the Tab key goes on into it.
 *
 * @import {Frame} from './frame.js'
 *
 * @typedef {{key: string, act(frame: Frame): void | Promise<void>}} Item
 *   key: of its label in `figure.menu` of the language's interface.json
 */

/**
 * @param {ReadonlySet<Frame>} frames
 * @param {ReadonlyArray<Item>} items
 * @param {Record<string, string>} labels
 */
export function bindFigureMenus(frames, items, labels) {
  const menu = document.createElement('ul');
  menu.className = 'figure-menu';
  menu.hidden = true;
  /** @type {{button: HTMLElement, frame: Frame} | null} */
  let open = null;

  const close = (/** @type {boolean} */ back) => {
    if (!open) return;
    const { button } = open;
    open = null;
    menu.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    if (back) button.focus();
  };
  const buttons = items.map(({ key, act }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = labels[key];
    button.dataset.act = key;
    button.addEventListener('click', () => {
      const frame = open?.frame;
      close(true);
      if (frame) act(frame);
    });
    const line = document.createElement('li');
    line.append(button);
    menu.append(line);
    return button;
  });
  for (const frame of frames) {
    const button = /** @type {HTMLElement | null} */ (
      frame.element.querySelector('.figure-menu-button')
    );
    button?.addEventListener('click', () => {
      const again = open?.button === button;
      close(false);
      if (again) return;
      button.after(menu);
      menu.hidden = false;
      button.setAttribute('aria-expanded', 'true');
      open = { button, frame };
      buttons[0].focus();
    });
  }
  menu.addEventListener('keydown', (event) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') close(true);
    if (!way) return;
    event.preventDefault();
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    buttons.at((at + way) % buttons.length)?.focus();
  });
  for (const name of ['pointerdown', 'focusin']) {
    document.addEventListener(name, (event) => {
      const target = /** @type {Node} */ (event.target);
      if (open && !menu.contains(target) && !open.button.contains(target)) close(false);
    });
  }
}
