/**
 * The map under the hand: wheel, drag, pinch, double press and keys, told as moves and zooms.
 *
 * A finger that scrolls the page changes nothing: one finger drags sideways only, and a gesture
 * that is broken off puts the old window back.
 *
 * @typedef {{
 *   move(pixels: number): void, zoom(factor: number, at: number): void,
 *   read(at: {x: number, y: number} | null): void, key(name: string): boolean,
 *   begin(): void, end(): void, cancel(): void,
 * }} Hand
 *   at: pixels of the canvas; key: whether it meant something
 */

const kIntent = 8;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Hand} hand
 */
export function bindGestures(canvas, hand) {
  const life = new AbortController();
  const { signal } = life;
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  /** @type {'open' | 'drag'} */
  let intent = 'open';
  let startX = 0;
  let startY = 0;

  const at = (/** @type {MouseEvent} */ event) => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      canvas.setPointerCapture(event.pointerId);
      if (fingers.size === 0) {
        intent = event.pointerType === 'mouse' ? 'drag' : 'open';
        ({ x: startX, y: startY } = at(event));
        hand.begin();
      } else intent = 'drag';
      fingers.set(event.pointerId, at(event));
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      const place = at(event);
      if (event.pointerType === 'mouse') hand.read(place);
      const before = fingers.get(event.pointerId);
      if (!before) return;
      if (intent === 'open') {
        const [dx, dy] = [Math.abs(place.x - startX), Math.abs(place.y - startY)];
        if (dx <= kIntent || dx <= dy) return;
        intent = 'drag';
      }
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, one]) => one);
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(place.x - other.x, place.y - other.y);
        const middle = (before.x + other.x) / 2;
        if (is > 0 && was > 0) hand.zoom(was / is, middle);
        hand.move(middle - (place.x + other.x) / 2);
      } else hand.move(before.x - place.x);
      fingers.set(event.pointerId, place);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointerup',
    (event) => {
      if (!fingers.delete(event.pointerId)) return;
      if (event.pointerType !== 'mouse' && intent === 'open') hand.read(at(event));
      if (fingers.size === 0) hand.end();
    },
    { signal },
  );
  canvas.addEventListener(
    'pointercancel',
    (event) => {
      if (!fingers.delete(event.pointerId)) return;
      fingers.clear();
      hand.cancel();
    },
    { signal },
  );
  canvas.addEventListener('pointerleave', () => hand.read(null), { signal });
  canvas.addEventListener('dblclick', (event) => hand.zoom(event.shiftKey ? 2 : 0.5, at(event).x), {
    signal,
  });
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
      const dx = event.deltaX * unit;
      const dy = event.deltaY * unit;
      if (Math.abs(dx) > Math.abs(dy)) hand.move(dx);
      else if (event.shiftKey) hand.move(dy);
      else {
        // A pinch on a touch pad comes as a wheel with the control key, in small steps.
        const grows = 1 + Math.min(Math.abs(dy) * (event.ctrlKey ? 0.01 : 0.002), 1);
        hand.zoom(dy > 0 ? grows : 1 / grows, at(event).x);
      }
    },
    { signal, passive: false },
  );
  canvas.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (hand.key(event.key)) event.preventDefault();
    },
    { signal },
  );
  return { destroy: () => life.abort() };
}
