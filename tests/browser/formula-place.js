import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dist } from '../../web/tools/system/paths.js';
import { serve } from '../../web/tools/system/serve.js';

/**
 * A page of formulas and nothing else, in the style sheet and the faces of the built page.
 */
export async function serveFormulas() {
  const place = mkdtempSync(path.join(tmpdir(), 'posenc-formulas-'));
  const sheet = readdirSync(dist).find((name) => /^page.*\.css$/.test(name));
  for (const file of readdirSync(dist)) {
    if (file !== sheet && !file.endsWith('.woff2')) continue;
    copyFileSync(path.join(dist, file), path.join(place, file));
  }
  const { url, close } = await serve(place);
  return {
    url,
    /** @param {string} theme @param {string} body with its tag */
    show(theme, body) {
      writeFileSync(
        path.join(place, 'index.html'),
        `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><link rel="stylesheet" href="${sheet}">${body}`,
      );
    },
    async close() {
      await close();
      rmSync(place, { recursive: true });
    },
  };
}
