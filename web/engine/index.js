export { loadEncoder } from './load.js';
export { loadWorkerEncoder } from './worker-encoder.js';
