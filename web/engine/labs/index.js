export { loadLabs } from './load.js';
export { tableBytes, tableSize, writeTable } from './table-bytes.js';
export { loadWorkerLabs } from './worker-labs.js';
