import { createRecorder } from '../../web/charts/recorder.js';

/**
 * What lies behind a canvas of a document without a browser: a context that writes down what is
 * drawn, and the pixels that were put into it.
 *
 * @typedef {{
 *   context: any, wipe(): void, svg(): string,
 *   image: {data: Uint8ClampedArray, width: number, height: number} | null,
 * }} Sheet
 */

/** @type {WeakMap<object, Sheet>} */
const sheets = new WeakMap();
/** How often a pen was taken up, on any canvas. */
export const drawings = { count: 0 };
/** A letter is about half as wide as it is high. */
const kLetter = 0.5;

/** @param {any} canvas @returns {Sheet} */
export function sheetOf(canvas) {
  const known = sheets.get(canvas);
  if (known) return known;
  /** @type {ReturnType<typeof createRecorder> | null} */
  let recorder = null;
  // Made late, because a recorder has a canvas of its own to measure texts with.
  const pen = () => {
    ++drawings.count;
    recorder ??= createRecorder({ width: canvas.width, height: canvas.height });
    return /** @type {any} */ (recorder.context);
  };
  const own = {
    canvas,
    // Nothing of ours wipes a part of a picture.
    clearRect: () => sheet.wipe(),
    /** @param {string} text */
    measureText(text) {
      const [, high = '10'] = /([\d.]+)px/.exec(pen().font) ?? [];
      const width = kLetter * Number(high) * [...text].length;
      return { width, actualBoundingBoxLeft: 0, actualBoundingBoxRight: width };
    },
    /** @param {NonNullable<Sheet['image']>} image */
    putImageData(image) {
      sheet.image = image;
    },
    /** @param {number} x @param {number} y @param {number} width @param {number} height */
    getImageData(x, y, width, height) {
      const data = new Uint8ClampedArray(4 * width * height);
      const { image } = sheet;
      for (let row = 0; image && row < height; ++row) {
        const from = 4 * ((y + row) * image.width + x);
        data.set(image.data.subarray(from, from + 4 * width), 4 * row * width);
      }
      return { data, width, height };
    },
  };
  const context = new Proxy(own, {
    get: (_, name) => (name in own ? own[/** @type {keyof typeof own} */ (name)] : pen()[name]),
    set(_, name, value) {
      pen()[name] = value;
      return true;
    },
  });
  /** @type {Sheet} */
  const sheet = {
    context,
    image: null,
    wipe() {
      recorder = null;
    },
    svg() {
      pen();
      return recorder?.svg('') ?? '';
    },
  };
  sheets.set(canvas, sheet);
  return sheet;
}
