import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  decide,
  remedy,
  requirements,
  requirementsFor,
  sizesIn,
} from '../../web/tools/system/requirements.js';
import { holdsLockedPackages, nodeRefusal } from '../../web/tools/system/set-up.js';

/** @type {import('../../web/tools/system/requirements.js').System} */
const debianRoot = {
  platform: 'linux',
  distribution: 'debian',
  apt: true,
  brew: false,
  root: true,
  sudo: false,
  interactive: false,
};

/** @param {...string} names */
function missing(...names) {
  return requirements.filter((each) => names.includes(each.name));
}

const toBuild = missing('Emscripten', 'CMake', 'Ninja');

/** @param {import('../../web/tools/system/requirements.js').Decision} decision */
function sentenceOf(decision) {
  assert.ok(decision.kind === 'refuse');
  assert.doesNotMatch(decision.sentence, /\n/);
  return decision.sentence;
}

/** @param {import('../../web/tools/system/requirements.js').Decision} decision */
function installOf(decision) {
  assert.ok(decision.kind === 'install');
  return decision;
}

test('building needs Emscripten, CMake and Ninja, and nothing that only tests use', () => {
  assert.deepEqual(requirementsFor('build'), toBuild);
});

test('linting needs no browser, no Catch2 and no Emscripten', () => {
  assert.deepEqual(
    requirementsFor('lint'),
    missing('CMake', 'Ninja', 'a C++ compiler', 'clang-format', 'clang-tidy'),
  );
});

test('the sizes are read from the plan of apt-get, whether or not a part is there already', () => {
  const plan = (/** @type {string} */ size) =>
    `0 upgraded, 90 newly installed.\nNeed to get ${size} of archives.\nAfter this operation, 1,980 MB of additional disk space will be used.\n`;
  const told = 'that is 302 MB to download and 1,980 MB on the disk';
  assert.equal(sizesIn(plan('302 MB')), told);
  assert.equal(sizesIn(plan('12.1 MB/302 MB')), told);
  assert.equal(sizesIn('E: Unable to locate package'), null);
});

test('testing needs all that building needs, and a compiler, Catch2, three browsers, NumPy, linters and generators', () => {
  const names = requirementsFor('test').map(({ name }) => name);
  assert.deepEqual(names.slice(0, 3), ['Emscripten', 'CMake', 'Ninja']);
  assert.deepEqual(names.slice(3).sort(), [
    'Catch2',
    'Chromium',
    'Firefox',
    'MkDocs',
    'NumPy',
    'WebKitGTK',
    'Xvfb',
    'a C++ compiler',
    'clang-format',
    'clang-tidy',
    'pandoc',
  ]);
});

test('when nothing is missing, nothing is done, on any system', () => {
  assert.deepEqual(decide([], debianRoot), { kind: 'nothing' });
  assert.deepEqual(decide([], { ...debianRoot, apt: false, root: false }), { kind: 'nothing' });
});

test('root on Debian refreshes the lists, then installs by name without being asked', () => {
  const { announcement, commands, packages } = installOf(decide(toBuild, debianRoot));
  assert.deepEqual(packages, ['emscripten', 'cmake', 'ninja-build']);
  assert.equal(announcement, 'installing with apt-get: emscripten, cmake, ninja-build');
  const [update, install] = commands;
  assert.equal(update?.[0], 'apt-get');
  assert.equal(update?.at(-1), 'update');
  assert.deepEqual(install?.slice(-5), ['-y', '--no-install-recommends', ...packages]);
});

test('a browser that the system does not offer is left out, and nobody is refused for it', () => {
  const engines = missing('Firefox', 'WebKitGTK');
  const ubuntu = { ...debianRoot, distribution: 'ubuntu' };
  assert.deepEqual(installOf(decide(engines, ubuntu)).packages, ['webkit2gtk-driver']);
  assert.deepEqual(decide(missing('Firefox'), ubuntu), { kind: 'nothing' });
  assert.deepEqual(decide(engines, { ...debianRoot, root: false }), { kind: 'nothing' });
});

test('every package that will be installed is named first', () => {
  const { announcement, packages } = installOf(decide(requirements, debianRoot));
  for (const name of packages) assert.ok(announcement.includes(name), name);
});

test('another user on Debian goes through sudo, which may ask only at a terminal', () => {
  const user = { ...debianRoot, root: false, sudo: true };
  for (const [first, second] of installOf(decide(toBuild, user)).commands) {
    assert.deepEqual([first, second], ['sudo', '-n']);
  }
  for (const [first, second] of installOf(decide(toBuild, { ...user, interactive: true }))
    .commands) {
    assert.equal(first, 'sudo');
    assert.notEqual(second, '-n');
  }
});

test('without root and sudo on Debian, one line says what to run', () => {
  assert.equal(
    sentenceOf(decide(toBuild, { ...debianRoot, root: false })),
    'Missing: Emscripten, CMake, Ninja. To get what is missing, run: sudo apt-get install emscripten cmake ninja-build; then run the same command again.',
  );
});

test('on a Mac, one line names brew', () => {
  const mac = { ...debianRoot, platform: 'darwin', distribution: '', apt: false, root: false };
  assert.match(sentenceOf(decide(toBuild, mac)), /brew install emscripten cmake ninja;/);
});

test('on another Linux, one line names emsdk, if it is Emscripten that is missing', () => {
  const other = { ...debianRoot, distribution: 'fedora', apt: false };
  assert.match(sentenceOf(decide(toBuild, other)), /emsdk/);
  assert.doesNotMatch(sentenceOf(decide(missing('CMake'), other)), /emsdk/);
});

test('Ubuntu calls the browser by another name', () => {
  const browser = missing('Chromium');
  assert.match(remedy(browser, debianRoot), /chromium$/);
  assert.match(remedy(browser, { ...debianRoot, distribution: 'ubuntu' }), /chromium-browser$/);
});

const wanted = {
  '': {},
  'node_modules/one': { version: '1.0.0' },
  'node_modules/for-a-mac': { version: '2.0.0', optional: true },
};

test('installed packages are left alone when they are those of the lock file', () => {
  assert.ok(holdsLockedPackages(wanted, { 'node_modules/one': { version: '1.0.0' } }));
});

test('packages are installed when one is absent, of another version, or no longer wanted', () => {
  const one = { 'node_modules/one': { version: '1.0.0' } };
  assert.ok(!holdsLockedPackages(wanted, {}));
  assert.ok(!holdsLockedPackages(wanted, { 'node_modules/one': { version: '1.0.1' } }));
  assert.ok(!holdsLockedPackages(wanted, { ...one, 'node_modules/two': { version: '1.0.0' } }));
  assert.ok(
    !holdsLockedPackages(wanted, { ...one, 'node_modules/for-a-mac': { version: '1.0.0' } }),
  );
});

test("Debian 13's own Node suffices for everything, and an older one is refused in one line", () => {
  assert.equal(nodeRefusal('build', '20.19.2'), null);
  assert.equal(nodeRefusal('test', '20.19.2'), null);
  for (const version of ['20.16.0', '22.3.0', '23.0.0', '24.1.0']) {
    assert.equal(nodeRefusal('build', version), null);
  }
  for (const version of ['20.15.1', '21.7.3', '22.2.0']) {
    assert.match(nodeRefusal('build', version) ?? '', /^Missing: Node 20\.16, 22\.3 or later/);
  }
  assert.match(
    nodeRefusal('build', '18.20.4') ?? '',
    /^Missing: Node 20\.16, 22\.3 .*18\.20\.4[^\n]*$/,
  );
  assert.match(nodeRefusal('test', '20.18.0') ?? '', /^Missing: Node 20\.19, 22\.3 [^\n]*$/);
});
