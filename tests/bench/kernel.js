// The bench module: the kernel without bindings, and what it is measured against.

/**
 * @typedef {{
 *   reserve(values: number): void, value_at(index: number): number,
 *   make_plan(dModel: number, base: number): void, encode(first: number, rows: number): number,
 *   fill_at_once(rows: number): void, fill_by_stores(rows: number): void,
 *   rotations_alone(rows: number): void,
 *   standard_library(first: number, rows: number): void,
 * }} Kernel
 *
 * @param {BufferSource} bytes
 * @returns {Promise<Kernel>}
 */
export async function loadKernel(bytes) {
  const module = await WebAssembly.compile(bytes);
  /** @type {Record<string, Record<string, () => number>>} */
  const imports = {};
  // The standard library's ways out (files, exit), none of which the kernel takes.
  for (const each of WebAssembly.Module.imports(module)) {
    imports[each.module] ??= {};
    imports[each.module][each.name] = () => 0;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  /** @type {any} */ (exports)._initialize?.();
  return /** @type {any} */ (exports);
}
