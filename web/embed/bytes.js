import { hasVectors, hasWebAssembly } from '../engine/instance.js';
import { loadLesson } from '../engine/lesson/index.js';

/**
 * The encoder from bytes that travel inside a script, deflated and as text.
 *
 * @param {(name: 'vector' | 'scalar') => Promise<string>} textOf the build for engines with 128-bit
 *   vectors, or the one for those without
 */
export async function loadInside(textOf) {
  const vectors = hasWebAssembly() && hasVectors();
  const bytes = await inflate(await textOf(vectors ? 'vector' : 'scalar'));
  return loadLesson(vectors ? { wasm: bytes } : { scalarWasm: bytes });
}

/** @param {string} text base64 of raw deflate */
async function inflate(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).arrayBuffer();
}
