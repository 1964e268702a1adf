// The labs' encoder, as this command has it beside it.
import { loadLabs } from '../engine/labs/load.js';
import { Refused } from './options.js';

export async function labs() {
  try {
    return await loadLabs();
  } catch (error) {
    throw new Refused(/** @type {Error} */ (error).message);
  }
}
