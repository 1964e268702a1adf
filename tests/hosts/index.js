import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../web/tools/system/chromium.js';
import { checkNotes } from './lib/check.js';
import { lookElsewhere } from './lib/elsewhere.js';
import { serveNotes } from './lib/serve.js';
import { lacking } from './lib/tools.js';
import { consumers } from './packages/consumers.js';
import { sites } from './sites.js';

/*
 * npm run test:hosts: builds every site by its generator and looks at it. What is missing is named,
 * and installed where this can be done by Debian's package manager as root.
 */

const asked = process.argv.slice(2);
const all = [...sites, ...consumers];
const unknown = asked.filter((name) => !all.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(
    `No such host: ${unknown.join(', ')}. There are ${all.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const chosen = all.filter(({ name }) => asked.length === 0 || asked.includes(name));

const packages = [
  ...new Set(
    chosen.filter(({ commands }) => lacking(commands).length > 0).flatMap(({ apt }) => apt),
  ),
];
const fromNpm = chosen.filter(({ npm }) => npm).map(({ name }) => name);
if (packages.length > 0) {
  console.log(`posenc: installing with apt-get: ${packages.join(', ')}`);
  if (process.getuid?.() === 0) {
    const list = ['install', '-y', '--no-install-recommends', ...packages];
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', list, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
if (fromNpm.length > 0) {
  console.log(`posenc: installing with npm, under build/hosts: what ${fromNpm.join(', ')} ask for`);
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
let [passed, failed, skipped] = [0, 0, 0];
for (const host of chosen) {
  const missing = lacking(host.commands);
  if (missing.length > 0) {
    console.log(`- ${host.name}: not run, because ${missing.join(', ')} is missing`);
    skipped += 1;
    continue;
  }
  const server = await serveNotes();
  const start = performance.now();
  try {
    server.show(host.build(server.base));
    if (host.page !== null) {
      const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
      await checkNotes(page, server.base + host.page, server, host.wanted ?? {});
      await page.close();
      for (const engine of host.more ?? []) {
        const said = await lookElsewhere(engine, server.base + host.page);
        console.log(`  ${host.name} in ${engine}: ${said}`);
      }
    }
    console.log(`✔ ${host.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    passed += 1;
  } catch (error) {
    console.log(`✖ ${host.name}: ${/** @type {Error} */ (error).message}`);
    failed += 1;
  }
  await server.close();
}
await browser.close();
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
