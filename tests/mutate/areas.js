/**
 * The tests of one figure come first where the fault is in it: what they notice needs no others.
 * @param {string} file where the fault is
 */
function ownTests(file) {
  const id = /^web\/figures\/([^/]+)\//.exec(file)?.[1];
  return id ? [`tests/figures/marks/${id}.js`, `tests/figures/${id}.test.js`] : [];
}

/**
 * Where faults are planted, and which tests should notice them, the quick ones first. A stage that
 * has `page` looks at a page that was built with the fault in it.
 *
 * @typedef {{name: string, tests: RegExp[], own?: (file: string) => string[], page?: boolean,
 *   references?: boolean}} Stage
 * @typedef {{sources: RegExp, stages: Stage[]}} Area
 */

const own = { name: 'tests of the figure itself', tests: [], own: ownTests };
const marks = {
  name: 'marks in Node',
  tests: [/^tests\/figures\/(marks|destroy|references)\.test\.js$/],
};
const figures = { name: 'figures in Node', tests: [/^tests\/(figures|charts)\/[^/]*\.test\.js$/] };
const unit = { name: 'page in Node', tests: [/^tests\/page\/.*\.test\.js$/] };
const engine = { name: 'engine in Node', tests: [/^tests\/engine\/.*\.test\.js$/], page: true };
const cells = {
  name: 'marks in Chromium',
  tests: [/^tests\/browser\/marks.*\.test\.js$/],
  page: true,
};
const pictures = { name: 'reference pictures', tests: [], page: true, references: true };
const browser = {
  name: 'page in Chromium',
  tests: [
    /^tests\/browser\/(page|state|controls|questions|touch|address|delivery|figures)[^/]*\.test\.js$/,
  ],
  page: true,
};

/** @type {Record<string, Area>} */
export const areas = {
  figures: {
    sources: /^web\/(figures|charts)\/.*\.js$/,
    stages: [own, marks, figures, unit, cells, pictures],
  },
  page: { sources: /^web\/page\/.*\.js$/, stages: [unit, browser, pictures] },
  engine: { sources: /^web\/engine\/.*\.js$/, stages: [engine, browser] },
};
