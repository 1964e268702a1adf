import { readFileSync, writeFileSync } from 'node:fs';

/**
 * The same module in fewer bytes: what esbuild wrote, with functions that are called once put in
 * their place and what nobody reads left out.
 *
 * @param {string} code an ES module
 * @returns {Promise<string>}
 */
export async function minified(code) {
  // Imported here, since this file is loaded before npm ci may have run.
  const { minify } = await import('terser');
  const options = /** @type {const} */ ({ module: true, ecma: 2020, compress: { passes: 2 } });
  const result = await minify(code, options);
  if (result.code === undefined) throw new Error('Nothing is left of a module after minifying it.');
  return result.code;
}

/** @param {string} file a module, which is replaced */
export async function minifyFile(file) {
  writeFileSync(file, await minified(readFileSync(file, 'utf8')));
}
