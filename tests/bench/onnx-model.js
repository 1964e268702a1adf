// The encoding as an ONNX graph, written out as the bytes of its protocol buffer:
// angles = positions x omegas; table = Concat(Unsqueeze(Sin(angles)), Unsqueeze(Cos(angles))).

/** @param {number} value @returns {number[]} */
function varint(value) {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

/** @param {number} field @param {number} value */
const number = (field, value) => [...varint(field * 8), ...varint(value)];

/** @param {number} field @param {ArrayLike<number> | string} content */
function block(field, content) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return [...varint(field * 8 + 2), ...varint(bytes.length), ...Array.from(bytes)];
}

const kFloat = 1;
const kInt64 = 7;

/** @param {string} op @param {string[]} inputs @param {string} output @param {number[]} [attribute] */
const node = (op, inputs, output, attribute = []) =>
  block(1, [
    ...inputs.flatMap((input) => block(1, input)),
    ...block(2, output),
    ...block(4, op),
    ...attribute,
  ]);

/** @param {string} name @param {number} type @param {number[]} shape @param {Uint8Array} raw */
const tensor = (name, type, shape, raw) =>
  block(5, [
    ...shape.flatMap((size) => number(1, size)),
    ...number(2, type),
    ...block(8, name),
    ...block(9, raw),
  ]);

/** @param {number} field @param {string} name @param {number[]} shape */
const value = (field, name, shape) =>
  block(field, [
    ...block(1, name),
    ...block(
      2,
      block(1, [
        ...number(1, kFloat),
        ...block(
          2,
          shape.flatMap((size) => block(1, number(1, size))),
        ),
      ]),
    ),
  ]);

/** @param {number} rows @param {Float32Array} omegas @returns {Uint8Array} */
export function onnxModel(rows, omegas) {
  const pairs = omegas.length;
  const axis = new Uint8Array(new BigInt64Array([2n]).buffer);
  const concatAxis = block(5, [...block(1, 'axis'), ...number(3, 2), ...number(20, 2)]);
  const graph = [
    ...node('MatMul', ['positions', 'omegas'], 'angles'),
    ...node('Sin', ['angles'], 'sines'),
    ...node('Cos', ['angles'], 'cosines'),
    ...node('Unsqueeze', ['sines', 'axis'], 'sine_column'),
    ...node('Unsqueeze', ['cosines', 'axis'], 'cosine_column'),
    ...node('Concat', ['sine_column', 'cosine_column'], 'table', concatAxis),
    ...block(2, 'encoding'),
    ...tensor('omegas', kFloat, [1, pairs], new Uint8Array(omegas.buffer)),
    ...tensor('axis', kInt64, [1], axis),
    ...value(11, 'positions', [rows, 1]),
    ...value(12, 'table', [rows, pairs, 2]),
  ];
  const opset = block(8, [...block(1, ''), ...number(2, 13)]);
  return Uint8Array.from([...number(1, 8), ...block(7, graph), ...opset]);
}
