import { aliases, parameters } from '../../figures/parameters.js';

/**
 * The types of <posenc-figure>, written from the table of parameters, so that they cannot drift.
 *
 * @param {string[]} figures their ids
 * @param {string[]} languages
 * @returns {Record<string, string>} files by name
 */
export function figureTypes(figures, languages) {
  const all = Object.values(parameters);
  const quoted = (/** @type {readonly string[]} */ names) =>
    names.map((name) => `'${name}'`).join(' | ');
  const properties = all.map((one) => `  ${one.key}: ${typeOf(one)};`);
  const attributes = all.map((one) => `  '${one.url}'?: ${attributeType(one)};`);
  const old = Object.keys(aliases).map(
    (name) => `  /** @deprecated */ '${name}'?: number | string;`,
  );
  return {
    'posenc-figure.d.ts': `/** The figures, by the names that addresses and embeds have for them. */
export type PosencFigureName =
  | ${figures.map((id) => `'${id}'`).join('\n  | ')};

/** All that a reader can set, by name. */
export interface PosencState {
${properties.map((line) => line.replace('  ', '  readonly ')).join('\n')}
}

/** What a \`change\` event tells: the whole state, and the state as a query ('' or '?...'). */
export interface PosencChange {
  readonly state: PosencState;
  readonly address: string;
}

/** The attributes, for HTML and for frameworks. */
export interface PosencFigureAttributes {
  figure?: PosencFigureName | (string & {});
  lang?: ${quoted(languages)} | (string & {});
  dir?: string;
  controls?: 'all' | 'some' | 'none';
  caption?: 'on' | 'off';
${attributes.join('\n')}
${old.join('\n')}
}

/** <posenc-figure>: parameters are properties; what the reader changes is told by \`change\`. */
export interface PosencFigureElement extends HTMLElement {
  figure: PosencFigureName | (string & {});
  controls: 'all' | 'some' | 'none' | '';
  caption: 'on' | 'off' | '';
${properties.join('\n')}
  readonly state: PosencState;
  /** The state as a query: '' or '?...'. */
  readonly address: string;
  addEventListener(
    type: 'change',
    listener: (this: PosencFigureElement, event: CustomEvent<PosencChange>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'posenc-figure': PosencFigureElement;
  }
}
`,
    'posenc-figure-react.d.ts': `// <posenc-figure> in JSX: import type {} from 'posenc/figure/react';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  PosencChange,
  PosencFigureAttributes,
  PosencFigureElement,
} from './posenc-figure.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'posenc-figure': Omit<
        DetailedHTMLProps<HTMLAttributes<PosencFigureElement>, PosencFigureElement>,
        keyof PosencFigureAttributes | 'onChange'
      > &
        PosencFigureAttributes & { onchange?: (event: CustomEvent<PosencChange>) => void };
    }
  }
}
`,
    'posenc-figure-vue.d.ts': `// <posenc-figure> in Vue templates: import type {} from 'posenc/figure/vue';
import type { DefineComponent } from 'vue';
import type { PosencChange, PosencFigureAttributes } from './posenc-figure.js';

declare module 'vue' {
  interface GlobalComponents {
    'posenc-figure': DefineComponent<
      PosencFigureAttributes & { onChange?: (event: CustomEvent<PosencChange>) => void }
    >;
  }
}
`,
  };
}

/** @param {import('../../figures/parameters.js').Parameter} parameter */
function typeOf({ kind, choices = [] }) {
  if (kind === 'choice') return choices.map((one) => `'${one}'`).join(' | ');
  return { whole: 'number', real: 'number', flag: 'boolean', text: 'string' }[kind];
}

/** As an attribute everything is text; frameworks turn numbers into it. @param {import('../../figures/parameters.js').Parameter} parameter */
function attributeType(parameter) {
  if (parameter.kind === 'flag') return "'on' | 'off' | ''";
  const type = typeOf(parameter);
  return type === 'number' ? 'number | string' : type;
}
