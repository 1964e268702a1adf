const kLevels = ['new', 'some', 'expert'];

/**
 * Terms of the glossary in the running text. How many of them are explained depends on the reader:
 * a term is marked for everybody up to its own level, and for the others it is plain text.
 *
 * The explanation opens under the term on a press, and closes on a second press, Escape, or a press
 * elsewhere; so it is there for mouse, finger and keyboard alike.
 *
 * @param {import('./store.js').Store} store
 */
export function bindGlossary(store) {
  const terms = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.term'));
  const bubble = /** @type {HTMLElement} */ (document.getElementById('bubble'));
  /** @type {HTMLElement | null} */
  let open = null;

  const mark = () => {
    const reader = kLevels.indexOf(store.state.level);
    for (const term of terms) {
      const explained = kLevels.indexOf(term.dataset.level ?? 'expert') >= reader;
      term.classList.toggle('explained', explained);
      if (explained) {
        term.setAttribute('role', 'button');
        term.setAttribute('aria-expanded', String(term === open));
        term.tabIndex = 0;
      } else {
        for (const name of ['role', 'aria-expanded', 'tabindex']) term.removeAttribute(name);
      }
    }
  };
  const close = (/** @type {boolean} */ back = false) => {
    if (!open) return;
    open.setAttribute('aria-expanded', 'false');
    if (back) open.focus();
    open = null;
    bubble.hidden = true;
  };
  const show = (/** @type {HTMLElement} */ term) => {
    const entry = document.getElementById(`term-${term.dataset.term}`);
    const definition = entry?.querySelector('dd');
    if (!definition) return;
    close();
    open = term;
    const copy = /** @type {HTMLElement} */ (definition.cloneNode(true));
    bubble.replaceChildren(...copy.childNodes);
    bubble.hidden = false;
    term.setAttribute('aria-expanded', 'true');
    putUnder(bubble, term);
    // Next in the reading order, so that links inside it are the next stop of the Tab key.
    term.after(bubble);
  };

  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    if (bubble.contains(target)) return;
    const term = /** @type {HTMLElement | null} */ (target.closest('.term.explained'));
    if (term && term !== open) show(term);
    else close();
  });
  document.addEventListener('keydown', (event) => {
    const term = /** @type {Element} */ (event.target).closest?.('.term.explained');
    if (event.key === 'Escape') close(true);
    else if (term && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (term === open) close();
      else show(/** @type {HTMLElement} */ (term));
    }
  });
  addEventListener('resize', () => close());
  mark();
  store.subscribe((_, changed) => {
    if (!changed.has('level')) return;
    close();
    mark();
  });
}

/** @param {HTMLElement} bubble @param {HTMLElement} term */
function putUnder(bubble, term) {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const width = Math.min(360, room - 32);
  const left = Math.min(Math.max(line.left, 16), room - width - 16);
  bubble.style.setProperty('--width', `${width}px`);
  bubble.style.setProperty('--left', `${left + scrollX}px`);
  bubble.style.setProperty('--top', `${line.bottom + scrollY + 6}px`);
}
