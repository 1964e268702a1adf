export { loadEncoder } from './load.js';
