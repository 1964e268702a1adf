/**
 * Markup of our own as nodes, also where a policy lets only named makers turn text into markup.
 *
 * @param {string} html
 * @returns {DocumentFragment}
 */
export function nodesOf(html) {
  const template = document.createElement('template');
  const types = /** @type {any} */ (globalThis).trustedTypes;
  maker ??= types?.createPolicy('posenc', { createHTML: (/** @type {string} */ text) => text });
  template.innerHTML = maker ? maker.createHTML(html) : html;
  return template.content;
}

/** @type {{createHTML(text: string): string} | undefined} */
let maker;
