import { tableOf } from '../shell/table.js';

/** The table is not in the address: it stays on the reader's device. */
export const known = tableOf({});
