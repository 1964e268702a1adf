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
  const language = /^index-(.+)\.html$/.exec(page)?.[1] ?? 'en';
  const others =
    /\.(d\.ts|map|txt)$|^posenc(-worker|-encode|-labs|-lesson)?\.js$|^posenc(-encode|-labs)?\.wasm$|-scalar\.wasm$/;
  return files.filter((file) => {
    if (file.endsWith('.html')) return file === page;
    // For places where modules do not run.
    if (file.startsWith('classic/')) return false;
    const strings = /^strings-(.+)\.json$/.exec(file)?.[1];
    return strings ? strings === language : !others.test(file);
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
    .filter((file) => file.endsWith('.html'))
    .flatMap((page) => {
      const all = filesOfPage(files, page);
      return [
        {
          name: `opening of ${page}`,
          weight: total(openingOf(all, page, textOf).map(weightOf)),
          limit: 160 * kilobyte,
        },
        { name: `whole ${page}`, weight: total(all.map(weightOf)), limit: 240 * kilobyte },
      ];
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
    { name: 'glue and module', weight: total(whole.map(weigh)), limit: 30 * kilobyte },
    { name: 'the same, encode alone', weight: total(encodeAlone.map(weigh)), limit: 16 * kilobyte },
  ];
}
