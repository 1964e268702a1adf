/** The sheets of the bar close like menus: by Escape, by a press elsewhere, by following a link. */
export function bindMenus() {
  const menus = [
    .../** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll('details.menu')),
  ];
  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    for (const menu of menus) {
      if (!menu.contains(target) || target.closest('a')) menu.open = false;
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of menus) {
      if (!menu.open) continue;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
