export { loadEncoder } from './library/load.js';
export { loadWorkerEncoder } from './worker-encoder.js';
