/**
 * What to do before a package is made, by npm pack or by an installation from git: a package
 * without the library would be an empty one that nobody notices.
 *
 * @param {readonly string[]} absent files of the package that are not there
 * @param {readonly string[]} missing what a build needs and the system lacks
 * @returns {{ kind: 'pack' } | { kind: 'build' } | { kind: 'refuse', sentence: string }}
 */
export function decidePack(absent, missing) {
  if (absent.length === 0) return { kind: 'pack' };
  if (missing.length === 0) return { kind: 'build' };
  return {
    kind: 'refuse',
    sentence: `The package has not been built and cannot be here, because ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: run npm run build in a clone first, then npm pack, and install what it makes.`,
  };
}
