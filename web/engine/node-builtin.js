/**
 * A module of Node's own, where there is a Node (20.16, 22.3 or later). Asked for at run time and not
 * imported, since bundlers look for every import, whatever is written beside it.
 *
 * @template {'node:fs/promises' | 'node:worker_threads'} Name
 * @param {Name} name
 */
export function nodeBuiltin(name) {
  return globalThis.process?.getBuiltinModule?.(name);
}
