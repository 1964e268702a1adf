import { articleAddress, embedAddress, embedQuery } from './notes-address.js';

/**
 * Lines to paste into other people's notes: one figure in one state, in the spelling of each tool.
 *
 * Everything that is not ours, the sentence above all, goes through one of the functions at the end.
 *
 * @import {Choices, Shown} from './notes-address.js'
 *
 * @typedef {{
 *   base: string, language: string, shown: Shown, choices: Choices, title: string, alt: string,
 *   height: number, site: string, credit: string | null,
 * }} About
 *   base: the folder of the page; alt: what the picture shows; site: the title of the article;
 *   credit: the line of attribution, null where it is not wanted
 * @typedef {{file: string, text: string}} Lines  file: where they go; '' for the page itself
 * @typedef {{key: string, untested?: boolean, lines(about: About): Lines[]}} Form
 */

const kLicence = 'https://creativecommons.org/licenses/by/4.0/';

/** @param {About} about */
function listener({ base }) {
  return `<script src="${inHtml(`${base}posenc-listener.js`)}" defer></script>`;
}

/** @param {About} about @param {string} [style] */
function frame(about, style = 'style="border: 0"') {
  return (
    `<iframe src="${inHtml(addressOf(about))}" title="${inHtml(about.title)}" ` +
    `loading="lazy" width="100%" height="${about.height}" ${style}></iframe>`
  );
}

/** @param {About} about */
function addressOf({ base, shown, choices, language }) {
  return embedAddress(base, shown, choices, language);
}

/** @param {About} about */
function linkOf({ base, shown, language }) {
  return articleAddress(base, shown, language);
}

/** @param {About} about */
function creditHtml(about) {
  if (about.credit === null) return [];
  return [
    `<p><small>${inHtml(about.credit)} <a href="${inHtml(linkOf(about))}">${inHtml(about.site)}</a>, ` +
      `<a href="${kLicence}">CC BY 4.0</a></small></p>`,
  ];
}

/** @param {About} about */
function creditMarkdown(about) {
  if (about.credit === null) return [];
  return [
    '',
    `${inMarkdown(about.credit)} [${inMarkdown(about.site)}](${linkOf(about)}), [CC BY 4.0](${kLicence})`,
  ];
}

/** @param {About} about */
function element(about) {
  const { shown, choices, language, title } = about;
  const attributes = [...embedQuery(shown, choices, language)]
    .map(([name, value]) => ` ${name}="${inHtml(value)}"`)
    .join('');
  return `<posenc-figure${attributes}><a href="${inHtml(linkOf(about))}">${inHtml(title)}</a></posenc-figure>`;
}

/** @param {string} file @param {Array<string | string[]>} lines @returns {Lines} */
function page(file, ...lines) {
  return { file, text: lines.flat().join('\n') };
}

/** @type {readonly Form[]} */
export const forms = [
  {
    key: 'frame',
    lines: (about) => [page('', frame(about), creditHtml(about), listener(about))],
  },
  {
    key: 'element',
    lines: (about) => [
      page(
        '',
        element(about),
        creditHtml(about),
        `<script type="module" src="${inHtml(`${about.base}posenc-figure.js`)}"></script>`,
      ),
    ],
  },
  {
    key: 'markdown',
    lines: (about) => [
      page(
        '',
        `[![${inMarkdown(about.alt)}](${about.shown.id}.svg)](${linkOf(about)})`,
        creditMarkdown(about),
      ),
    ],
  },
  {
    key: 'mkdocs',
    lines: (about) => [
      page('', frame(about), creditMarkdown(about)),
      page('mkdocs.yml', 'extra_javascript:', `  - ${inYaml(`${about.base}posenc-listener.js`)}`),
    ],
  },
  {
    key: 'myst',
    lines: (about) => [
      page('', '```{raw} html', frame(about), '```', creditMarkdown(about)),
      page('conf.py', `html_js_files = [${JSON.stringify(`${about.base}posenc-listener.js`)}]`),
    ],
  },
  {
    key: 'sphinx',
    lines: (about) => [
      page(
        '',
        '.. raw:: html',
        '',
        [frame(about), ...creditHtml(about)].map((line) => `   ${line}`),
      ),
      page('conf.py', `html_js_files = [${JSON.stringify(`${about.base}posenc-listener.js`)}]`),
    ],
  },
  {
    key: 'hugo',
    lines: (about) => [
      page('', `{{< posenc "${hashOf(about)}" "${about.height}" >}}`, creditMarkdown(about)),
      page(
        'layouts/shortcodes/posenc.html',
        `<iframe src="{{ printf "${about.base}embed.html#%s" (.Get 0) | safeURL }}" title="${inHtml(about.title)}" ` +
          'loading="lazy" width="100%" height="{{ .Get 1 }}" style="border: 0"></iframe>',
        listener(about),
      ),
    ],
  },
  {
    key: 'jekyll',
    lines: (about) => [page('', frame(about), creditMarkdown(about), '', listener(about))],
  },
  {
    key: 'pandoc',
    lines: (about) => [
      page('', '```{=html}', frame(about), listener(about), '```', creditMarkdown(about)),
    ],
  },
  {
    key: 'quarto',
    untested: true,
    lines: (about) => [
      page('', '```{=html}', frame(about), listener(about), '```', creditMarkdown(about)),
    ],
  },
  {
    key: 'docusaurus',
    lines: (about) => [
      page('', frame(about, 'style={{border: 0}}'), creditMarkdown(about)),
      page('docusaurus.config.js', `scripts: [${inScript(`${about.base}posenc-listener.js`)}],`),
    ],
  },
  {
    key: 'vitepress',
    lines: (about) => [
      page('', frame(about), creditMarkdown(about)),
      page(
        '.vitepress/config.js',
        `head: [['script', { src: ${inScript(`${about.base}posenc-listener.js`)}, defer: '' }]],`,
      ),
    ],
  },
  {
    key: 'reveal',
    lines: (about) => [
      page(
        '',
        '<section>',
        `  <iframe data-src="${inHtml(addressOf(about))}" data-preload title="${inHtml(about.title)}" width="100%" height="${about.height}" style="border: 0"></iframe>`,
        creditHtml(about).map((line) => `  ${line}`),
        '</section>',
      ),
    ],
  },
  {
    key: 'jupyter',
    lines: (about) => [
      page(
        '',
        'from IPython.display import IFrame',
        `IFrame(${JSON.stringify(addressOf(about))}, width="100%", height=${about.height})`,
      ),
    ],
  },
  {
    key: 'moodle',
    untested: true,
    lines: (about) => [page('', frame(about), creditHtml(about))],
  },
];

/** @param {About} about */
function hashOf(about) {
  return addressOf(about).split('#')[1];
}

/** As plain text, for wherever a line is wanted. @param {About} about */
export function creditText(about) {
  return `${about.credit ?? ''} ${about.site}, ${linkOf(about)} (CC BY 4.0, ${kLicence})`.trim();
}

const kNames = /** @type {Record<string, string>} */ ({
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
});

/**
 * For HTML, MDX and whatever reads templates before it: braces and back quotes mean something there.
 *
 * @param {string} text
 */
export function inHtml(text) {
  return text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/[&<>"]/g, (sign) => `&${kNames[sign]};`)
    .replace(/['`{}[\]\\$]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** @param {string} text */
export function inMarkdown(text) {
  return text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/[&<>]/g, (sign) => `&${kNames[sign]};`)
    .replace(/[\\`*_{}[\]()#!|~$^:@]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** @param {string} text */
function inYaml(text) {
  return `'${text.replaceAll("'", "''")}'`;
}

/** @param {string} text */
function inScript(text) {
  return `'${text.replace(/['\\]/g, '\\$&').replaceAll('<', '\\u003c')}'`;
}
