/**
 * Formulas, code and tables that are wider than the page scroll by themselves. Those that do, and
 * only those, take the focus, so that the arrow keys can scroll them.
 */
export function bindOverflow() {
  const boxes = document.querySelectorAll('.formula, main pre, section > table');
  const mark = () => {
    for (const box of boxes) {
      if (box.scrollWidth > box.clientWidth + 1) box.setAttribute('tabindex', '0');
      else box.removeAttribute('tabindex');
    }
  };
  new ResizeObserver(mark).observe(document.body);
  mark();
}
