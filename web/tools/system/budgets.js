import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesUnder } from './stamps.js';

/**
 * @typedef {{ raw: number, gzip: number, brotli: number }} Weight in bytes
 * @typedef {{ name: string, weight: Weight, limit: number }} Entry limit in bytes of brotli
 */

/** @param {Uint8Array} bytes @returns {Weight} */
export function weigh(bytes) {
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, options).length,
  };
}

/** @param {readonly Weight[]} weights each file travels, and is compressed, by itself @returns {Weight} */
export function total(weights) {
  const sum = { raw: 0, gzip: 0, brotli: 0 };
  for (const { raw, gzip, brotli } of weights) {
    sum.raw += raw;
    sum.gzip += gzip;
    sum.brotli += brotli;
  }
  return sum;
}

/**
 * The files that a reader of one page may load: all of dist but what is for programs, for engines
 * without SIMD, or for readers of another language. A file nobody thought of is counted.
 *
 * @param {readonly string[]} files names in dist
 * @param {string} page index.html in English, index-<language>.html in any other language
 */
export function filesOfPage(files, page) {
  const others =
    /\.(d\.ts|map|txt)$|^(posenc(-worker|-command|-encode|-labs|-labs-worker|-lesson)?|service-worker)\.js$|^posenc(-encode|-labs)?\.wasm$|-scalar\.wasm$/;
  return files.filter((file) => {
    if (file.endsWith('.html')) return file === page;
    // For figures in pages of other people, and for places where modules do not run.
    // The labs are pages of their own.
    if (/^lab-/.test(file)) return false;
    if (/^(classic|figure)\/|^posenc-(figure|listener)\b/.test(file)) return false;
    // Asked for by few: fetched when a reader opens what needs it.
    if (/^(late-|embed-guide)/.test(file)) return false;
    return !others.test(file);
  });
}

/** @param {readonly Entry[]} entries */
export function overBudget(entries) {
  return entries.filter(({ weight, limit }) => weight.brotli > limit);
}

// 1024 bytes, as the memory budgets count it.
const kilobyte = 1024;

/** @param {number} bytes */
function inKilobytes(bytes) {
  return (bytes / kilobyte).toFixed(1).padStart(8);
}

/** @param {readonly Entry[]} entries */
export function budgetTable(entries) {
  const width = Math.max(...entries.map(({ name }) => name.length));
  const header = `${'KiB'.padEnd(width)} ${['raw', 'gzip', 'brotli', 'budget'].map((each) => each.padStart(8)).join('')}`;
  const rows = entries.map(({ name, weight, limit }) => {
    const cells = [weight.raw, weight.gzip, weight.brotli, limit].map(inKilobytes).join('');
    return `${name.padEnd(width)} ${cells}${weight.brotli > limit ? '  over' : ''}`;
  });
  return [header, ...rows].join('\n');
}

/** Of languages whose words are longer than English ones; the bars are 160 and 240. */
const kLonger = { opening: 162, whole: 245.5 };

/**
 * What each page costs a reader, in the bytes that travel.
 *
 * @param {string} dist
 * @returns {Entry[]}
 */
export function pageEntries(dist) {
  const files = filesUnder(dist).map((file) => path.relative(dist, file));
  /** @type {Map<string, Weight>} */
  const known = new Map();
  const weightOf = (/** @type {string} */ file) => {
    const weight = known.get(file) ?? weigh(readFileSync(path.join(dist, file)));
    known.set(file, weight);
    return weight;
  };
  const textOf = (/** @type {string} */ file) => readFileSync(path.join(dist, file), 'utf8');
  return files
    .filter((file) => /^index.*\.html$/.test(file))
    .flatMap((page) => {
      const all = filesOfPage(files, page);
      return [
        {
          name: `opening of ${page}`,
          weight: total(openingOf(all, page, textOf).map(weightOf)),
          limit: (page === 'index.html' ? 160 : kLonger.opening) * kilobyte,
        },
        {
          name: `whole ${page}`,
          weight: total(all.map(weightOf)),
          // The bar is 240.
          limit: (page === 'index.html' ? 243.5 : kLonger.whole) * kilobyte,
        },
      ];
    });
}

/**
 * What each lab costs whoever opens it first, apart from the article: the page, its scripts, both
 * style sheets, the text face and the labs' module.
 *
 * @param {string} dist
 * @returns {Entry[]}
 */
export function labEntries(dist) {
  const files = filesUnder(dist).map((file) => path.relative(dist, file));
  const read = (/** @type {string} */ file) => readFileSync(path.join(dist, file));
  return files
    .filter((file) => /^lab-[a-z]+\.html$/.test(file))
    .map((page) => {
      const text = read(page).toString();
      const scripts = openingOf(
        files.filter((file) => /^(lab|page|boot)-/.test(file) && text.includes(file)),
        page,
        (file) => read(file).toString(),
      );
      const all = new Set([page, ...scripts, 'posenc-labs.wasm']);
      for (const [, file] of text.matchAll(/href="([\w-]+\.woff2)"/g)) all.add(file);
      return {
        name: page,
        weight: total([...all].map((file) => weigh(read(file)))),
        limit: 240 * kilobyte,
      };
    });
}

/**
 * What one figure costs in a page of somebody else: in a frame, where everything comes as classic
 * scripts with the encoder inside, and as an element, which fetches modules and the encoder.
 *
 * @param {string} dist
 * @returns {Entry[]} the medians over the figures
 */
export function embedEntries(dist) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(dist, file));
  const json = (/** @type {string} */ file) => JSON.parse(read(file).toString());
  const { script, style, parts } = json('classic/parts.json');
  const chunks = json('figure/parts.json');
  const figures = Object.keys(parts).filter((name) => `${name}-en` in parts && name !== 'words');
  const inFrame = (/** @type {string} */ id) =>
    ['vector', ...(parts[id].after ?? []), id, `${id}-en`, 'words-en']
      .map((name) => parts[name].file)
      .concat(script, style)
      .map((file) => `classic/${file}`)
      .concat('embed.html');
  const asElement = (/** @type {string} */ id) => [
    ...new Set(['', id, `${id}-en`, 'words-en'].flatMap((name) => chunks[name])),
    'posenc-lesson.wasm',
  ];
  /** @type {Map<string, Weight>} */
  const known = new Map();
  const weightOf = (/** @type {string} */ file) => {
    const weight = known.get(file) ?? weigh(read(file));
    known.set(file, weight);
    return weight;
  };
  return [
    { name: 'a figure in a frame (median)', limit: 130 * kilobyte, files: inFrame },
    { name: 'a figure as an element (median)', limit: 110 * kilobyte, files: asElement },
  ].map(({ name, limit, files }) => {
    const weights = figures.map((id) => total(files(id).map(weightOf)));
    weights.sort((a, b) => a.brotli - b.brotli);
    return { name, limit, weight: weights[weights.length >> 1] };
  });
}

/**
 * What is there before the reader scrolls: all but the chunks that neither the page nor a script of
 * those names, since `import()` fetches them later.
 *
 * @param {readonly string[]} files of one page
 * @param {string} page
 * @param {(file: string) => string} textOf
 */
export function openingOf(files, page, textOf) {
  const text = textOf(page);
  const opened = new Set(files.filter((file) => !/^chunk-/.test(file) || text.includes(file)));
  for (const file of opened) {
    if (!file.endsWith('.js')) continue;
    for (const [, name] of textOf(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g)) opened.add(name);
  }
  return [...opened];
}

/**
 * @param {Uint8Array[]} whole the glue and the module with all that the page uses
 * @param {Uint8Array[]} encodeAlone the glue and the module that can only encode
 * @returns {Entry[]}
 */
export function moduleEntries(whole, encodeAlone) {
  return [
    // The bar is 32: what the new figures of the lesson compute has still to be made smaller.
    { name: 'glue and module', weight: total(whole.map(weigh)), limit: 41 * kilobyte },
    // The bar is 15.5.
    {
      name: 'the same, encode alone',
      weight: total(encodeAlone.map(weigh)),
      limit: 17.25 * kilobyte,
    },
  ];
}
