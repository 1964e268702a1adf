/** Shows in the contents and in the bar at the top where the reader is. */
export function bindProgress() {
  const links = [...document.querySelectorAll('.contents-menu a[href^="#"]')];
  const sections = [...document.querySelectorAll('main section[id]')];
  const place = document.getElementById('place');
  const bar = /** @type {HTMLProgressElement | null} */ (document.querySelector('.progress'));
  let frame = 0;

  const show = () => {
    frame = 0;
    const line = innerHeight / 3;
    const passed = sections.filter((section) => section.getBoundingClientRect().top < line);
    const current = passed.at(-1) ?? sections[0];
    const height = document.documentElement.scrollHeight - innerHeight;
    const share = height > 0 ? Math.min(scrollY / height, 1) : 1;
    if (bar) bar.value = Math.round(share * 1000) / 10;
    for (const link of links) {
      const here = link.getAttribute('href') === `#${current?.id}`;
      if (here) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      const read = passed.some(({ id }) => link.getAttribute('href') === `#${id}`);
      link.classList.toggle('read', read && !here);
      const now = link.textContent?.trim() ?? '';
      if (here && place && place.textContent !== now) place.textContent = now;
    }
  };
  const ask = () => {
    if (!frame) frame = requestAnimationFrame(show);
  };
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask);
  show();
}
