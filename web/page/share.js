/**
 * Lets every link that should carry the reader's state carry it: the other languages, and the link
 * of each figure.
 *
 * @param {string} query '' or '?...'
 */
export function shareState(query) {
  for (const link of document.querySelectorAll('a[data-keeps-state]')) {
    const address = /** @type {HTMLAnchorElement} */ (link);
    const [path] = (address.getAttribute('href') ?? '').split(/[?#]/);
    address.setAttribute('href', path + query + location.hash);
  }
  for (const link of document.querySelectorAll('a.figure-link')) {
    const hash = /#.*$/.exec(link.getAttribute('href') ?? '')?.[0] ?? '';
    link.setAttribute('href', query + hash);
  }
}

/**
 * A press on a figure's link goes there and puts the address on the clipboard.
 *
 * @param {(text: string) => void} tell
 * @param {string} copied what to say then
 */
export function bindSharing(tell, copied) {
  document.addEventListener('click', async (event) => {
    const link = /** @type {Element} */ (event.target).closest?.('a.figure-link');
    if (!link) return;
    // Followed as it is, a link with the present query only changes the place on the page.
    try {
      await navigator.clipboard.writeText(/** @type {HTMLAnchorElement} */ (link).href);
      tell(copied);
    } catch {
      // Without a clipboard the address bar shows the link all the same.
    }
  });
}
