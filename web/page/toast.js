/**
 * A short message about what has just happened, with a way to take it back. It goes by itself.
 *
 * @typedef {ReturnType<typeof createToast>} Toast
 */

const kStays = 6000;

/** @param {HTMLElement} holder */
export function createToast(holder) {
  const words = document.createElement('span');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast-act';
  let act = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const hide = () => {
    clearTimeout(timer);
    holder.hidden = true;
  };
  const stay = () => {
    clearTimeout(timer);
    // Whoever is about to press it has the time to.
    if (!holder.matches(':hover, :focus-within')) timer = setTimeout(hide, kStays);
  };
  button.addEventListener('click', () => {
    hide();
    act();
  });
  for (const name of ['pointerleave', 'focusout']) holder.addEventListener(name, stay);
  for (const name of ['pointerenter', 'focusin']) {
    holder.addEventListener(name, () => clearTimeout(timer));
  }
  holder.replaceChildren(words, button);
  return {
    /** @param {string} text @param {{label: string, act: () => void}} [action] */
    show(text, action) {
      words.textContent = text;
      button.hidden = !action;
      if (action) {
        button.textContent = action.label;
        act = action.act;
      }
      holder.hidden = false;
      stay();
    },
    hide,
  };
}
