import temml from 'temml';

/** The macros that give a symbol the colour of what it stands for. */
const kMacros = Object.fromEntries(
  ['sine', 'cosine', 'here', 'there', 'turn'].map((name) => [
    `\\${name}`,
    `\\class{tone-${name}}{#1}`,
  ]),
);

/**
 * An element of temml's tree, or a text in it.
 *
 * @typedef {{type?: string, text?: string, attributes: Record<string, string>,
 *   children: Node[], classes: string[], style: Record<string, string>,
 *   toMarkup(): string}} Node
 */

/**
 * TeX as MathML, without inline styles (the page's policy allows none) and without the letters of
 * the mathematical alphabets (few systems have a font with them): an italic letter is an ordinary
 * one of class `it`.
 *
 * @param {string} tex
 * @param {boolean} display on a line of its own
 */
export function renderMath(tex, display) {
  const tree = /** @type {Node} */ (
    temml.__renderToMathMLTree(tex, {
      displayMode: display,
      trust: true,
      throwOnError: true,
      macros: { ...kMacros },
    })
  );
  closeGaps(tree);
  for (const node of elementsOf(tree)) {
    node.style = {};
    if (node.type === 'mi') spellOut(node);
  }
  return tree.toMarkup();
}

/** All elements below one, in the order of the document. @param {Node} node @returns {Generator<Node>} */
function* elementsOf(node) {
  if (!node.children || node.text !== undefined) return;
  yield node;
  for (const child of node.children) yield* elementsOf(child);
}

/**
 * The thin space after the name of a function stays only before a letter or a number: not before a
 * parenthesis, an exponent of the name, or the end.
 *
 * @param {Node} tree
 */
function closeGaps(tree) {
  const leaves = [...elementsOf(tree)].filter(
    ({ type, children }) => type === 'mspace' || children.some(({ text }) => text !== undefined),
  );
  const bases = [...elementsOf(tree)]
    .filter(({ type }) => /^m(sub|sup|subsup|over|under)$/.test(type ?? ''))
    .map(({ children }) => new Set(elementsOf(children[0])));
  leaves.forEach((leaf, index) => {
    const applied = leaves[index - 1]?.children[0]?.text === '\u2061';
    if (leaf.type !== 'mspace' || !applied) return;
    const next = leaves[index + 1];
    const parted = bases.some((base) => base.has(leaf) && !base.has(next));
    if (parted || !/^m[in]$/.test(next?.type ?? '')) leaf.attributes.width = '0';
  });
}

/** @param {Node} mi an identifier: one letter is italic unless it says that it is not */
function spellOut(mi) {
  const text = mi.children.map((child) => child.text ?? '').join('');
  const plain = [...text].map(plainLetter).join('');
  const upright = mi.attributes.mathvariant === 'normal';
  if (plain === text && ([...text].length > 1 || upright || !/\p{L}/u.test(text))) return;
  for (const child of mi.children) child.text = '';
  mi.children[0].text = plain;
  mi.classes.push('it');
  // Without it WebKit takes a single letter to its mathematical twin, which the text face lacks.
  mi.attributes.mathvariant = 'normal';
}

/** @param {string} letter */
function plainLetter(letter) {
  const code = /** @type {number} */ (letter.codePointAt(0));
  if (code >= 0x1d434 && code <= 0x1d467) {
    const place = code - 0x1d434;
    return String.fromCharCode(place < 26 ? 65 + place : 97 + place - 26);
  }
  if (code === 0x210e) return 'h';
  return code >= 0x1d6fc && code <= 0x1d714 ? String.fromCharCode(0x3b1 + code - 0x1d6fc) : letter;
}
