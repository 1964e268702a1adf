import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';

/**
 * Makes a folder anew beside the old one, which stays as it is until the new one is whole: a build
 * that fails takes nothing away, and a page that is being looked at goes on working.
 *
 * @param {string} place
 * @param {(fresh: string) => Promise<void>} make fills an empty folder, on the same disk
 */
export async function makeWhole(place, make) {
  const [fresh, old] = [`${place}.new`, `${place}.old`];
  for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await make(fresh);
  if (existsSync(place)) renameSync(place, old);
  renameSync(fresh, place);
  rmSync(old, { recursive: true, force: true });
}
