import { addElement, addShape, setShape, setText } from '../../charts/markup/element.js';
import { createStripes } from '../../charts/markup/stripes.js';
import { paintValues } from '../../charts/palette.js';
import { pointBetween } from '../shared/between.js';

/** Entries of this size and beyond have the full colour, in all three rows alike. */
const kMost = 2;
const kHeight = 112;
/** Room for a clock and the number under it, in pixels. */
const kClock = 58;
const kNarrowClock = 40;

/**
 * The last two tiers: a clock for each of some pairs, and under them the stripes that the hands
 * write, added to those of a word.
 *
 * @param {{picture: HTMLElement}} ladder
 * @param {{picture: HTMLElement}} code
 * @param {import('../contract.js').Stage} stage
 */
export function createCodeTiers(ladder, code, stage) {
  const svg = addShape('svg', { class: 'tier-drawing', 'aria-hidden': 'true' }, ladder.picture);
  /** @type {Array<{face: Element, wedge: Element, hand: Element, tip: Element, wire: Element, name: Element}>} */
  let clocks = [];
  const rows = ['tag', 'embedding', 'sum'].map((name) => {
    const row = addElement('div', `code-row code-${name}`, code.picture);
    const label = addElement('p', 'code-name', row);
    return { name, label, stripes: createStripes(row) };
  });
  const makeClocks = (/** @type {number} */ count) => {
    svg.replaceChildren();
    clocks = Array.from({ length: count }, () => ({
      wire: addShape('path', { class: 'wire' }, svg),
      face: addShape('circle', { class: 'ring' }, svg),
      wedge: addShape('path', { class: 'wedge' }, svg),
      hand: addShape('line', { class: 'hand' }, svg),
      tip: addShape('circle', { class: 'here-fill' }, svg),
      name: addShape('text', { class: 'small' }, svg),
    }));
  };

  /** Where the clocks stand. @type {{pairs: number[], wide: number, radius: number}} */
  let shown = { pairs: [], wide: 0, radius: 0 };
  const turnHand = (
    /** @type {number} */ n,
    /** @type {number} */ sine,
    /** @type {number} */ cosine,
  ) => {
    const { wide, radius } = shown;
    const [cx, cy] = [(n + 0.5) * wide, radius + 4];
    const [x, y] = [cx + cosine * radius, cy - sine * radius];
    const { wedge, hand, tip } = clocks[n];
    setShape(wedge, { d: wedgeTo(cx, cy, radius, x, y, sine < 0) });
    setShape(hand, { x1: cx, y1: cy, x2: x, y2: y });
    setShape(tip, { cx: x, cy: y, r: 3 });
  };

  return {
    /** Only the hands, for a moment of a motion. @param {any} moment */
    turn({ tagged, from, share }) {
      const at = (/** @type {Float64Array} */ tag, /** @type {number} */ pair) => ({
        sine: tag[2 * pair],
        cosine: tag[2 * pair + 1],
      });
      if (from.tagged.tag.length !== tagged.tag.length) return;
      shown.pairs.forEach((pair, n) => {
        const hand = pointBetween(at(from.tagged.tag, pair), at(tagged.tag, pair), share);
        turnHand(n, hand.sine, hand.cosine);
      });
    },
    /** @param {any} model */
    show(model) {
      const { tagged, wavelengths, pos } = model;
      for (const { name, label, stripes } of rows) {
        setText(label, stage.text(`labels.${name}`, { pos, norm: tagged[`${name}Norm`] }));
        stripes.update(() => paintValues(tagged[name], kMost));
      }
      const width = ladder.picture.clientWidth;
      if (width === 0) return;
      setShape(svg, { viewBox: `0 0 ${width} ${kHeight}` });
      const room = width < 420 ? kNarrowClock : kClock;
      const pairs = somePairs(wavelengths.length, Math.floor(width / room));
      if (clocks.length !== pairs.length) makeClocks(pairs.length);
      const wide = width / pairs.length;
      const radius = Math.min(room / 2 - 5, 23);
      const drawn = rows[0].stripes.share(tagged.tag.length);
      shown = { pairs, wide, radius };
      pairs.forEach((pair, n) => {
        const [sine, cosine] = [tagged.tag[2 * pair], tagged.tag[2 * pair + 1]];
        const [cx, cy] = [(n + 0.5) * wide, radius + 4];
        const { face, wire, name } = clocks[n];
        setShape(face, { cx, cy, r: radius });
        turnHand(n, sine, cosine);
        setShape(name, { x: cx, y: 2 * radius + 21 });
        setText(name, stage.number(wavelengths[pair], '~3'));
        const stripe = ((pair + 0.5) / wavelengths.length) * width * drawn;
        setShape(wire, {
          d: `M${cx} ${2 * radius + 27}C${cx} ${kHeight - 8} ${stripe} ${2 * radius + 36} ${stripe} ${kHeight}`,
        });
      });
    },
    destroy() {
      for (const { stripes } of rows) stripes.destroy();
    },
  };
}

/**
 * Pairs evenly apart, the first and the last among them.
 *
 * @param {number} count
 * @param {number} most
 * @returns {number[]}
 */
export function somePairs(count, most) {
  const shown = Math.max(Math.min(count, most), 1);
  if (shown === 1) return [0];
  return Array.from({ length: shown }, (_, n) => Math.round((n * (count - 1)) / (shown - 1)));
}

/**
 * How far a hand has turned since it pointed to the right.
 *
 * @param {number} cx
 * @param {number} cy
 * @param {number} radius
 * @param {number} x
 * @param {number} y
 * @param {boolean} far more than half a turn
 */
function wedgeTo(cx, cy, radius, x, y, far) {
  const start = cx + radius;
  return `M${cx} ${cy}L${start} ${cy}A${radius} ${radius} 0 ${far ? 1 : 0} 0 ${x} ${y}z`;
}
