/**
 * The key of a heat map: a strip of the diverging colours with the values under it.
 *
 * @typedef {{at: number, text: string}} Tick  at: 0 at the low end of the strip, 1 at the high end
 *
 * @param {HTMLElement} root
 * @param {{ticks: Tick[], from?: number}} options
 *   from: where the strip begins on the whole ramp, 0 at -1 and 0.5 at 0
 */
export function createColourBar(root, { ticks, from = 0 }) {
  const bar = document.createElement('div');
  bar.className = 'colour-bar';
  const strip = document.createElement('div');
  strip.className = 'colour-strip';
  const scale = document.createElement('div');
  scale.className = 'colour-ticks';
  bar.append(strip, scale);
  root.append(bar);
  const show = (/** @type {Tick[]} */ next) => {
    scale.replaceChildren(
      ...next.map(({ at, text }) => {
        const tick = document.createElement('span');
        tick.style.setProperty('--at', String(at));
        tick.textContent = text;
        return tick;
      }),
    );
  };
  // The middle of the ramp lies outside the strip when only its upper part is shown.
  strip.style.setProperty('--middle-at', `${((0.5 - from) / (1 - from)) * 100}%`);
  strip.style.setProperty('--low-at', `${((0 - from) / (1 - from)) * 100}%`);
  show(ticks);
  return { update: show, element: bar };
}
