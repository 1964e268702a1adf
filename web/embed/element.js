import { parameterAt, parameters } from '../figures/parameters.js';
import { attributeNames, isParameter, stateOfElement } from './attributes.js';
import { createInstance } from './instance.js';

/**
 * <posenc-figure figure="circle" d-model="64">: a figure in a page of somebody else. What is set by
 * attributes or properties is shown; what the reader changes is told by `change` events.
 *
 * @import {Key} from '../figures/parameters.js'
 * @import {Catalog} from './catalog.js'
 * @import {Instance} from './instance.js'
 */

/** Properties that stand for attributes of the same name. */
const kReflected = ['figure', 'controls', 'caption'];
const kKeys = /** @type {Key[]} */ (Object.keys(parameters));

/** @param {Catalog & {style: string}} catalog */
export function defineElement(catalog) {
  // Imported where there is no document, such as on a server, it does nothing.
  if (!globalThis.customElements || customElements.get('posenc-figure')) return;
  customElements.define('posenc-figure', elementFor(catalog));
}

/** @param {Catalog & {style: string}} catalog */
function elementFor(catalog) {
  class PosencFigure extends HTMLElement {
    static observedAttributes = attributeNames;

    /** @type {Instance | null} */
    #instance = null;
    /** What was set besides the attributes. @type {Map<Key, unknown>} */
    #kept = new Map();

    connectedCallback() {
      takeProperties(this);
      this.#instance ??= createInstance(this, catalog, this.#kept);
    }

    disconnectedCallback() {
      // Who moves an element takes it out and puts it in again in one go.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#instance?.destroy();
        this.#instance = null;
      });
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (before === now) return;
      if (!isParameter(name)) {
        this.#instance?.rebuild();
        return;
      }
      this.#kept.delete(/** @type {Key} */ (parameterAt(name)?.parameter.key));
      this.#instance?.setAttribute(name, now);
    }

    /** All parameters by key, as they are shown. */
    get state() {
      return this.#instance?.state ?? stateOfElement(this, this.#kept);
    }

    /** The state as a query: '' or '?...'. */
    get address() {
      return this.#instance?.address ?? '';
    }

    /** @param {Key} key @param {unknown} value */
    setValue(key, value) {
      if (!this.#instance?.set(key, value)) this.#kept.set(key, value);
    }
  }
  for (const key of kKeys) {
    Object.defineProperty(PosencFigure.prototype, key, {
      configurable: true,
      enumerable: true,
      /** @this {PosencFigure} */
      get() {
        return this.state[key];
      },
      /** @this {PosencFigure} @param {unknown} value */
      set(value) {
        this.setValue(key, value);
      },
    });
  }
  for (const name of kReflected) {
    Object.defineProperty(PosencFigure.prototype, name, {
      configurable: true,
      enumerable: true,
      /** @this {PosencFigure} */
      get() {
        return this.getAttribute(name) ?? '';
      },
      /** @this {PosencFigure} @param {unknown} value */
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
  return PosencFigure;
}

/**
 * Properties that were set before the element was defined stand in the way of those that it has.
 *
 * @param {HTMLElement} element
 */
function takeProperties(element) {
  const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  for (const name of [...kKeys, ...kReflected]) {
    if (!Object.hasOwn(own, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}
