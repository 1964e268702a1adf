/**
 * The kerning of a font for a few of its glyphs: read from its GPOS table, written as a small one.
 *
 * The original groups all glyphs of the family into classes; most of its rows and columns belong
 * to glyphs that are gone. Here glyphs with equal rows share a class, and so do equal columns.
 *
 * @param {Buffer} gpos
 * @param {number[]} glyphs those that stay
 * @returns {Buffer | null} null where nothing is kerned
 */
export function subsetKerning(gpos, glyphs) {
  const kern = readKerning(gpos);
  const sorted = [...new Set(glyphs)].sort((a, b) => a - b);
  const rows = classesOf(sorted, (first) => sorted.map((second) => kern(first, second)));
  const columns = classesOf(sorted, (second) => sorted.map((first) => kern(first, second)));
  if (rows.members.length <= 1) return null;
  const values = rows.members.flatMap((first) =>
    columns.members.map((second) => kern(first, second)),
  );
  const covered = sorted.filter((glyph) => (rows.classes.get(glyph) ?? 0) > 0);
  // Class 0 of the first glyph stays an empty row: its glyphs are not covered at all.
  const coverage = words([1, covered.length, ...covered]);
  const first = classTable(rows.classes);
  const second = classTable(columns.classes);
  const start = 16 + 2 * values.length;
  const pairs = words([
    ...[2, start, 4, 0, start + coverage.length, start + coverage.length + first.length],
    ...[rows.members.length, columns.members.length, ...values],
  ]);
  return Buffer.concat([header(), pairs, coverage, first, second]);
}

/**
 * Glyphs by what they do. Class 0 is that of glyphs which do nothing.
 *
 * @param {number[]} glyphs
 * @param {(glyph: number) => number[]} behaviour
 */
function classesOf(glyphs, behaviour) {
  const known = new Map([[glyphs.map(() => 0).join(), 0]]);
  const members = [-1];
  const classes = new Map();
  for (const glyph of glyphs) {
    const key = behaviour(glyph).join();
    let place = known.get(key);
    if (place === undefined) {
      place = members.push(glyph) - 1;
      known.set(key, place);
    }
    classes.set(glyph, place);
  }
  return { classes, members };
}

/** @param {Map<number, number>} classes */
function classTable(classes) {
  const ranges = [...classes].filter(([, place]) => place > 0);
  return words([2, ranges.length, ...ranges.flatMap(([glyph, place]) => [glyph, glyph, place])]);
}

/** One script, in it one feature, in it one lookup, whose pairs follow. */
function header() {
  const tag = (/** @type {string} */ text) => Buffer.from(text, 'latin1');
  return Buffer.concat([
    words([1, 0, 10, 30, 44]),
    ...[words([1]), tag('DFLT'), words([8, 4, 0, 0, 0xffff, 1, 0])],
    ...[words([1]), tag('kern'), words([8, 0, 1, 0])],
    words([1, 4, 2, 0, 1, 8]),
  ]);
}

/**
 * @param {Buffer} gpos
 * @returns {(first: number, second: number) => number} in units of the font
 */
function readKerning(gpos) {
  const at = (/** @type {number} */ place) => gpos.readUInt16BE(place);
  const [features, lookups] = [at(6), at(8)];
  const wanted = new Set();
  for (let n = 0; n < at(features); ++n) {
    const record = features + 2 + 6 * n;
    if (gpos.toString('latin1', record, record + 4) !== 'kern') continue;
    const feature = features + at(record + 4);
    for (let k = 0; k < at(feature + 2); ++k) wanted.add(at(feature + 4 + 2 * k));
  }
  /** @type {Array<(first: number, second: number) => number | null>} */
  const readers = [];
  for (const index of wanted) {
    const lookup = lookups + at(lookups + 2 + 2 * index);
    for (let k = 0; k < at(lookup + 4); ++k) {
      let [place, type] = [lookup + at(lookup + 6 + 2 * k), at(lookup)];
      if (type === 9) [type, place] = [at(place + 2), place + gpos.readUInt32BE(place + 4)];
      // Kerning that depends on the neighbours' neighbours is left out.
      if (type === 2) readers.push(pairReader(gpos, place));
    }
  }
  return (first, second) => {
    for (const reader of readers) {
      const value = reader(first, second);
      if (value !== null) return value;
    }
    return 0;
  };
}

/**
 * @param {Buffer} gpos
 * @param {number} place of a table of pairs, by glyphs (format 1) or by classes (format 2)
 * @returns {(first: number, second: number) => number | null} null: not for this table to say
 */
function pairReader(gpos, place) {
  const at = (/** @type {number} */ offset) => gpos.readUInt16BE(place + offset);
  if (at(4) !== 4 || at(6) !== 0) throw new TypeError('Kerning of a kind that is not known here.');
  const covered = readCoverage(gpos, place + at(2));
  if (at(0) === 1) {
    const pairs = new Map();
    for (const [glyph, index] of covered) {
      const set = place + at(10 + 2 * index);
      for (let n = 0; n < gpos.readUInt16BE(set); ++n) {
        const second = gpos.readUInt16BE(set + 2 + 4 * n);
        pairs.set(`${glyph} ${second}`, gpos.readInt16BE(set + 4 + 4 * n));
      }
    }
    return (first, second) => pairs.get(`${first} ${second}`) ?? null;
  }
  const [firsts, seconds] = [readClasses(gpos, place + at(8)), readClasses(gpos, place + at(10))];
  return (first, second) => {
    if (!covered.has(first)) return null;
    const row = (firsts.get(first) ?? 0) * at(14) + (seconds.get(second) ?? 0);
    return gpos.readInt16BE(place + 16 + 2 * row);
  };
}

/** @param {Buffer} gpos @param {number} place @returns {Map<number, number>} glyphs and their places */
function readCoverage(gpos, place) {
  const at = (/** @type {number} */ n) => gpos.readUInt16BE(place + 2 * n);
  const known = new Map();
  if (at(0) === 1) {
    for (let n = 0; n < at(1); ++n) known.set(at(2 + n), n);
    return known;
  }
  for (let range = 2; range < 2 + 3 * at(1); range += 3) {
    for (let glyph = at(range); glyph <= at(range + 1); ++glyph) {
      known.set(glyph, at(range + 2) + glyph - at(range));
    }
  }
  return known;
}

/** @param {Buffer} gpos @param {number} place @returns {Map<number, number>} glyphs and their classes */
function readClasses(gpos, place) {
  const at = (/** @type {number} */ n) => gpos.readUInt16BE(place + 2 * n);
  const known = new Map();
  if (at(0) === 1) {
    for (let n = 0; n < at(2); ++n) known.set(at(1) + n, at(3 + n));
    return known;
  }
  for (let range = 2; range < 2 + 3 * at(1); range += 3) {
    for (let glyph = at(range); glyph <= at(range + 1); ++glyph) known.set(glyph, at(range + 2));
  }
  return known;
}

/** @param {number[]} list */
function words(list) {
  const buffer = Buffer.alloc(2 * list.length);
  list.forEach((word, index) => {
    buffer.writeUInt16BE(word & 0xffff, 2 * index);
  });
  return buffer;
}
