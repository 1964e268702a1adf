import { attrs } from '../../page/html.js';

/**
 * A small picture for each step, drawn from the encoder's own values when the page is built: so it
 * costs a few hundred bytes, and no script.
 *
 * @typedef {any} Encoder
 */

const kWide = 96;
const kHigh = 48;
const kRoom = 4;

/** @type {Record<string, (encoder: Encoder) => string>} */
const kPictures = {
  // A counter, which grows out of the picture.
  'step-1': () =>
    Array.from({ length: 8 }, (_, slot) => bar(4 + slot * 11, 8, (slot + 1) * 6, 'position')).join(
      '',
    ),
  'step-2': (encoder) => wave(encoder, 0.5, kHigh / 2, 20, 'sine'),
  'step-3': (encoder) => {
    const values = encoder.wave({ omega: Math.PI / 6, first: 0, count: 12 });
    const dots = Array.from({ length: 12 }, (_, slot) => {
      const [x, y] = [kWide / 2 + 20 * values[2 * slot + 1], kHigh / 2 - 20 * values[2 * slot]];
      return `<circle${attrs({ cx: short(x), cy: short(y), r: slot === 2 ? 4 : 2, class: slot === 2 ? 'fill-position' : 'fill-step' })}/>`;
    });
    return `<circle class="line-rule"${attrs({ cx: kWide / 2, cy: kHigh / 2, r: 20 })}/>${dots.join('')}`;
  },
  'step-4': (encoder) =>
    [0.9, 0.45, 0.225, 0.1125]
      .map((omega, row) => wave(encoder, omega, 6 + row * 12, 5, row % 2 ? 'cosine' : 'sine'))
      .join(''),
  'step-5': (encoder) => {
    const [columns, rows, side] = [12, 6, 8];
    const table = encoder.encode({ dModel: columns, count: rows, dtype: 'float64' });
    const cells = (/** @type {(value: number) => boolean} */ wanted) =>
      Array.from(table, (value, at) =>
        wanted(value) ? `M${(at % columns) * side} ${Math.floor(at / columns) * side}h8v8h-8z` : '',
      ).join('');
    return (
      `<path class="fill-high" d="${cells((value) => value > 0.3)}"/>` +
      `<path class="fill-low" d="${cells((value) => value < -0.3)}"/>`
    );
  },
  'step-6': (encoder) =>
    `${wave(encoder, 0.06, kHigh / 2, 20, 'cosine')}<path class="line-position" d="M52 2v44"/>`,
};

/**
 * @param {string} id of a section
 * @param {Encoder} encoder
 * @returns {string} '' where there is no picture
 */
export function thumbnail(id, encoder) {
  const paint = Object.hasOwn(kPictures, id) ? kPictures[id] : null;
  if (!paint) return '';
  return `<svg class="thumbnail" aria-hidden="true"${attrs({ viewBox: `0 0 ${kWide} ${kHigh}` })}>${paint(encoder)}</svg>`;
}

/** @param {Encoder} encoder @param {number} omega per two pixels @param {number} middle @param {number} reach @param {string} tone */
function wave(encoder, omega, middle, reach, tone) {
  const count = (kWide - 2 * kRoom) / 4 + 1;
  const values = encoder.wave({ omega: omega * 2, first: 0, count });
  const points = Array.from(
    { length: count },
    (_, n) => `${kRoom + 4 * n} ${short(middle - reach * values[2 * n])}`,
  );
  return `<path class="line-${tone}" d="M${points.join('L')}"/>`;
}

/** @param {number} x @param {number} wide @param {number} high @param {string} tone */
function bar(x, wide, high, tone) {
  return `<path class="fill-${tone}" d="M${x} ${kHigh}v${-high}h${wide}V${kHigh}z"/>`;
}

/** @param {number} value */
function short(value) {
  return Number(value.toFixed(1));
}
