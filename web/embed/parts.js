/**
 * The parts of an embed as classic scripts, which also load where modules and fetch are blocked:
 * each puts what it holds into one global object, under its name.
 *
 * @typedef {Record<string, any>} Parts
 * @typedef {Record<string, {file: string, after?: string[]}>} Manifest
 *   by the name of a part; after: the parts that it builds on
 */

/** @returns {Parts} */
function registry() {
  const place = /** @type {{posencParts?: Parts}} */ (globalThis);
  place.posencParts ??= {};
  return place.posencParts;
}

/** By address, so that two copies of the same page share what they fetch. @type {Map<string, Promise<void>>} */
const added = new Map();

/**
 * @param {Manifest} manifest
 * @param {string} base the folder of the files
 * @param {string} [nonce] for policies that let only such scripts run
 * @returns {(name: string) => Promise<any>} what a part holds
 */
export function createPartLoader(manifest, base, nonce) {
  const add = (/** @type {string} */ name) => {
    const address = new URL(manifest[name].file, base).href;
    const known = added.get(address);
    if (known) return known;
    /** @type {Promise<void>} */
    const coming = new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = address;
      // In the order in which they are added, since one may build on another.
      script.async = false;
      if (nonce) script.nonce = nonce;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        // Asked for again when it is next needed.
        added.delete(address);
        script.remove();
        const message = `${address} could not be loaded.`;
        reject(Object.assign(new Error(message), { code: 'load-failed' }));
      });
      document.head.append(script);
    });
    added.set(address, coming);
    return coming;
  };
  return async (name) => {
    const parts = registry();
    const missing = [...(manifest[name]?.after ?? []), name].filter((one) => !(one in parts));
    if (missing.some((one) => !manifest[one])) throw new Error(`There is no part ${name}.`);
    await Promise.all(missing.map(add));
    if (!(name in parts)) throw new Error(`${manifest[name].file} holds no ${name}.`);
    return parts[name];
  };
}
