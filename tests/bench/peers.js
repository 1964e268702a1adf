// The same table made by two general libraries, which only the benchmark installs.
import { onnxModel } from './onnx-model.js';

const kRows = 512;
const kPairs = 256;

/**
 * @param {{ort: any, tf: any}} libraries onnxruntime-web, and tfjs-core with its CPU backend
 * @param {ArrayLike<number>} omegas
 * @returns {Promise<import('./rows.js').Peer[]>}
 */
export async function createPeers({ ort, tf }, omegas) {
  const positions = Float32Array.from({ length: kRows }, (_, row) => row);
  const speeds = Float32Array.from(omegas);

  ort.env.wasm.numThreads = 1;
  const session = await ort.InferenceSession.create(onnxModel(kRows, speeds), {
    executionProviders: ['wasm'],
  });
  const feeds = { positions: new ort.Tensor('float32', positions, [kRows, 1]) };
  const onnx = async () => (await session.run(feeds)).table.data;

  await tf.setBackend('cpu');
  await tf.ready();
  const column = tf.tensor2d(positions, [kRows, 1]);
  const row = tf.tensor2d(speeds, [1, kPairs]);
  const tensorflow = () =>
    tf
      .tidy(() => {
        const angles = tf.mul(column, row);
        return tf.stack([tf.sin(angles), tf.cos(angles)], 2);
      })
      .dataSync();

  const peers = [
    { name: 'onnxruntime-web (wasm, 1 thread)', bar: 20, run: onnx },
    { name: 'TensorFlow.js (CPU)', bar: 200, run: tensorflow },
  ];
  for (const { name, run } of peers) checkPeer(name, await run());
  return peers;
}

/** A peer that makes something else would be no measure. @param {string} name @param {Float32Array} table */
function checkPeer(name, table) {
  const [sine, cosine] = [table[3 * 2 * kPairs], table[3 * 2 * kPairs + 1]];
  const right = Math.abs(sine - 0.14112001) < 1e-6 && Math.abs(cosine + 0.9899925) < 1e-6;
  if (!right || table.length !== kRows * 2 * kPairs) {
    throw new Error(`${name} does not make the table it is measured by.`);
  }
}
