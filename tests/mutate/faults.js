import { parse } from 'acorn';

/**
 * Faults as people make them: a sign, a bound, an index, a colour, a forgotten call. Each is one
 * change of one place in one file.
 *
 * @typedef {{start: number, end: number, text: string, what: string}} Fault  text takes the place
 *   of the source from start to end
 */

const kSwaps = /** @type {Record<string, string>} */ ({
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
});

const kTones = /** @type {Record<string, string>} */ ({
  sine: 'cosine',
  cosine: 'sine',
  position: 'shifted',
  shifted: 'position',
  step: 'ink',
  warning: 'ink',
  ink: 'muted',
  low: 'high',
  high: 'low',
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
  start: 'end',
  end: 'start',
});

const kMethods = /** @type {Record<string, string>} */ ({
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
  push: 'unshift',
  add: 'delete',
  subarray: 'slice',
});

/**
 * All the faults that a source has places for, in their order.
 *
 * @param {string} source of a module
 * @returns {Fault[]}
 */
export function faultsIn(source) {
  /** @type {Fault[]} */
  const faults = [];
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const put = (/** @type {any} */ node, /** @type {string} */ text) => {
    const was = source.slice(node.start, node.end);
    if (text !== was)
      faults.push({
        start: node.start,
        end: node.end,
        text,
        what: `${short(was)} becomes ${short(text) || 'nothing'}`,
      });
  };
  const visit = (/** @type {any} */ node) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    if (typeof node.type !== 'string' || node.type === 'ImportDeclaration') return;
    plant(node, source, put);
    for (const [key, part] of Object.entries(node)) if (key !== 'type') visit(part);
  };
  visit(tree);
  return faults;
}

/**
 * @param {any} node
 * @param {string} source
 * @param {(node: any, text: string) => void} put
 */
function plant(node, source, put) {
  const text = (/** @type {any} */ part) => source.slice(part.start, part.end);
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'number')
        put(
          node,
          Number.isInteger(node.value) ? String(node.value + 1) : String(node.value * 1.25),
        );
      else if (typeof node.value === 'boolean') put(node, String(!node.value));
      else if (kTones[node.value]) put(node, `'${kTones[node.value]}'`);
      break;
    case 'BinaryExpression':
    case 'LogicalExpression':
      if (kSwaps[node.operator])
        put(node, `(${text(node.left)} ${kSwaps[node.operator]} ${text(node.right)})`);
      break;
    case 'UnaryExpression':
      if (['-', '!'].includes(node.operator)) put(node, text(node.argument));
      break;
    case 'IfStatement':
      put(node.test, `!(${text(node.test)})`);
      break;
    case 'ConditionalExpression':
      put(node, `(${text(node.test)} ? ${text(node.alternate)} : ${text(node.consequent)})`);
      break;
    case 'ExpressionStatement':
      if (
        node.expression.type === 'CallExpression' ||
        node.expression.type === 'AssignmentExpression'
      )
        put(node, ';');
      break;
    case 'CallExpression':
      if (node.callee.type === 'MemberExpression' && kMethods[node.callee.property.name])
        put(node.callee.property, kMethods[node.callee.property.name]);
      if (
        node.arguments.length === 2 &&
        node.arguments.every(
          (/** @type {any} */ one) => one.type === 'Identifier' || one.type === 'MemberExpression',
        )
      ) {
        const [first, second] = node.arguments;
        put({ start: first.start, end: second.end }, `${text(second)}, ${text(first)}`);
      }
      break;
  }
}

/** @param {string} text */
function short(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}...` : line;
}

/**
 * Numbers that look random and are the same in every run: xorshift32.
 *
 * @param {number} seed
 */
export function createDice(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (/** @type {number} */ sides) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % sides;
  };
}
