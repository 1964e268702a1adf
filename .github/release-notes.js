import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/*
 * What the notes of a release say by themselves: which file is for whom, and the integrity of the
 * classic scripts. An integrity cannot be used in a sandboxed frame, where no answer may be read.
 */

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const scripts = ['posenc-figure.classic.js', 'posenc-listener.js'];
const lines = [
  `- \`posenc-v${version}.zip\`: the whole page, ready for any static server`,
  '- `posenc-single.html` (and per language): the page in one file, for a USB stick or a course zip',
  '- `posenc-figure.html`: any one figure in one file',
  `- \`posenc-${version}.tgz\`: the npm package, \`npm install\` takes the file`,
  '',
  `Pinned address of this release: \`/v${version}/\` of the page.`,
  '',
  'Integrity of the classic scripts:',
  '',
];
for (const name of scripts) {
  const file = new URL(`../dist/${name}`, import.meta.url);
  if (!existsSync(file)) continue;
  const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
  lines.push(`- \`${name}\`: \`sha384-${hash}\``);
}
process.stdout.write(`${lines.join('\n')}\n`);
