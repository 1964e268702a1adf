import { serve } from './serve.js';
import { Failure } from './steps.js';

const usualPort = 8080;

/** @param {unknown} error */
function isTaken(error) {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/**
 * Serves on the port asked for, or else on the usual one, or else on any free one.
 *
 * @param {string} folder
 * @param {string | undefined} asked
 */
export async function serveOnPort(folder, asked) {
  if (asked !== undefined && asked !== '') {
    const port = Number(asked);
    if (!/^\d{1,5}$/.test(asked) || port > 65535) {
      throw new Failure(`PORT is ${asked}, and must be a whole number from 0 to 65535.`);
    }
    return serve(folder, { port }).catch((error) => {
      if (!isTaken(error)) throw error;
      throw new Failure(`Port ${port} is taken: name another with PORT, or none for a free one.`);
    });
  }
  return serve(folder, { port: usualPort }).catch((error) => {
    if (!isTaken(error)) throw error;
    return serve(folder);
  });
}
