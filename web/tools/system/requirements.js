/**
 * What the project needs from the system, and what each system calls it. Node and npm are not
 * here: without them no script runs.
 *
 * @typedef {object} Requirement
 * @property {string} name what a person calls it
 * @property {'build' | 'test'} purpose the first of them that needs it
 * @property {boolean} [lint] whether checking format, lint and types needs it too
 * @property {string[]} [commands] any one of these on the PATH is enough
 * @property {string[]} [headers] or any one of these in a folder of system headers
 * @property {string} [module] or this in any of the Pythons that are here
 * @property {string} apt
 * @property {string | null} [aptUbuntu] where Ubuntu differs from Debian; null: it has none
 * @property {string} brew
 * @property {boolean} [optional] where it cannot be had, the tests that need it say so and the
 *   rest runs
 */

/** @type {readonly Requirement[]} */
export const requirements = [
  {
    name: 'Emscripten',
    purpose: 'build',
    commands: ['emcc'],
    apt: 'emscripten',
    brew: 'emscripten',
  },
  { name: 'CMake', purpose: 'build', lint: true, commands: ['cmake'], apt: 'cmake', brew: 'cmake' },
  {
    name: 'Ninja',
    purpose: 'build',
    lint: true,
    commands: ['ninja'],
    apt: 'ninja-build',
    brew: 'ninja',
  },
  {
    name: 'a C++ compiler',
    purpose: 'test',
    lint: true,
    commands: ['c++', 'g++', 'clang++'],
    apt: 'g++',
    brew: 'llvm',
  },
  {
    name: 'Catch2',
    purpose: 'test',
    headers: ['catch2/catch_all.hpp', 'catch2/catch.hpp'],
    apt: 'catch2',
    brew: 'catch2',
  },
  {
    name: 'Chromium',
    purpose: 'test',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    apt: 'chromium',
    aptUbuntu: 'chromium-browser',
    brew: 'chromium',
  },
  {
    name: 'clang-format',
    purpose: 'test',
    lint: true,
    commands: ['clang-format'],
    apt: 'clang-format',
    brew: 'clang-format',
  },
  {
    name: 'clang-tidy',
    purpose: 'test',
    lint: true,
    commands: ['clang-tidy'],
    apt: 'clang-tidy',
    brew: 'llvm',
  },
  {
    name: 'Firefox',
    purpose: 'test',
    commands: ['firefox-esr', 'firefox'],
    apt: 'firefox-esr',
    // A snap there, which a test cannot drive.
    aptUbuntu: null,
    brew: 'firefox',
    optional: true,
  },
  {
    name: 'WebKitGTK',
    purpose: 'test',
    commands: ['WebKitWebDriver'],
    apt: 'webkit2gtk-driver',
    brew: '',
    optional: true,
  },
  {
    name: 'Xvfb',
    purpose: 'test',
    commands: ['Xvfb'],
    apt: 'xvfb',
    brew: '',
    optional: true,
  },
  {
    // Reads the files that the package writes, and runs the programs that the labs show.
    name: 'NumPy',
    purpose: 'test',
    module: 'numpy',
    apt: 'python3-numpy',
    brew: 'numpy',
    optional: true,
  },
  {
    name: 'MkDocs',
    purpose: 'test',
    commands: ['mkdocs'],
    apt: 'mkdocs',
    brew: 'mkdocs',
    optional: true,
  },
  {
    name: 'pandoc',
    purpose: 'test',
    commands: ['pandoc'],
    apt: 'pandoc',
    brew: 'pandoc',
    optional: true,
  },
];

/** @typedef {'build' | 'lint' | 'test'} Purpose */

/** @param {Purpose} purpose testing needs what building and linting need, and more */
export function requirementsFor(purpose) {
  if (purpose === 'lint') return requirements.filter(({ lint }) => lint);
  return requirements.filter((each) => purpose === 'test' || each.purpose === 'build');
}

/**
 * @typedef {object} System
 * @property {string} platform as in process.platform
 * @property {string} distribution ID of /etc/os-release, or ''
 * @property {boolean} apt
 * @property {boolean} brew
 * @property {boolean} root
 * @property {boolean} sudo
 * @property {boolean} interactive whether sudo could ask for a password
 *
 * @typedef {{ kind: 'nothing' }
 *   | { kind: 'install', packages: string[], announcement: string, commands: string[][] }
 *   | { kind: 'refuse', sentence: string }} Decision
 */

/**
 * @param {readonly Requirement[]} missing
 * @param {System} system
 */
export function aptPackages(missing, system) {
  return missing.flatMap((each) => {
    const name =
      system.distribution === 'ubuntu' && each.aptUbuntu !== undefined ? each.aptUbuntu : each.apt;
    return name === null ? [] : [name];
  });
}

/** @param {readonly Requirement[]} missing */
function named(missing) {
  return missing.map((each) => each.name).join(', ');
}

/**
 * How to get what is missing, for a person to do.
 *
 * @param {readonly Requirement[]} missing
 * @param {System} system
 */
export function remedy(missing, system) {
  if (system.apt) return `run: sudo apt-get install ${aptPackages(missing, system).join(' ')}`;
  const formulas = [...new Set(missing.map((each) => each.brew).filter(Boolean))].join(' ');
  if (system.brew || system.platform === 'darwin') return `run: brew install ${formulas}`;
  const emsdk = missing.some((each) => each.name === 'Emscripten')
    ? "; Emscripten comes as emsdk (git clone the emscripten-core/emsdk repository, then './emsdk install latest', './emsdk activate latest' and 'source emsdk_env.sh')"
    : '';
  return `install them with your system's package manager or with brew${emsdk}`;
}

/**
 * @param {readonly Requirement[]} missing
 * @param {System} system
 */
export function sentenceFor(missing, system) {
  return `Missing: ${named(missing)}. To get what is missing, ${remedy(missing, system)}; then run the same command again.`;
}

/**
 * What apt-get says of sizes before it asks whether to go on.
 *
 * @param {string} output of an installation that was answered with no
 * @returns {string | null}
 */
export function sizesIn(output) {
  const fetched = /Need to get (?:[^/\n]*\/)?([\d.,]+ \w+) of archives/.exec(output)?.[1];
  const kept = /After this operation, ([\d.,]+ \w+) of additional/.exec(output)?.[1];
  if (!fetched || !kept) return null;
  return `that is ${fetched} to download and ${kept} on the disk`;
}

/**
 * Only Debian's kind is installed by itself, as root or through sudo; anywhere else a person
 * hears in one line what to do.
 *
 * @param {readonly Requirement[]} missing
 * @param {System} system
 * @returns {Decision}
 */
export function decide(missing, system) {
  const needed = missing.filter((each) => !each.optional);
  if (!system.apt || !(system.root || system.sudo)) {
    if (needed.length === 0) return { kind: 'nothing' };
    return { kind: 'refuse', sentence: sentenceFor(needed, system) };
  }
  const packages = aptPackages(missing, system);
  if (packages.length === 0) return { kind: 'nothing' };
  // Without a terminal sudo must not wait for a password that nobody can type.
  const sudo = system.root ? [] : system.interactive ? ['sudo'] : ['sudo', '-n'];
  const apt = ['apt-get', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  return {
    kind: 'install',
    packages,
    announcement: `installing with apt-get${system.root ? '' : ' (through sudo)'}: ${packages.join(', ')}`,
    commands: [
      [...sudo, ...apt, 'update'],
      [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', ...apt, ...install],
    ],
  };
}
