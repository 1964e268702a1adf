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
 * @param {string | undefined} [host] the address to listen at: 0.0.0.0 is reached from other
 *   machines and out of containers; without it only this machine is served
 * @param {Parameters<typeof serve>[1]} [more]
 */
export async function serveOnPort(folder, asked, host, more) {
  const at = host ? { ...more, host } : { ...more };
  try {
    return await listen(folder, asked, at);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (!host || (code !== 'EADDRNOTAVAIL' && code !== 'ENOTFOUND')) throw error;
    throw new Failure(`HOST is ${host}, and must be an address of this machine, such as 0.0.0.0.`);
  }
}

/** @param {string} folder @param {string | undefined} asked @param {Parameters<typeof serve>[1]} at */
function listen(folder, asked, at) {
  if (asked !== undefined && asked !== '') {
    const port = Number(asked);
    if (!/^\d{1,5}$/.test(asked) || port > 65535) {
      throw new Failure(`PORT is ${asked}, and must be a whole number from 0 to 65535.`);
    }
    return serve(folder, { port, ...at }).catch((error) => {
      if (!isTaken(error)) throw error;
      throw new Failure(`Port ${port} is taken: name another with PORT, or none for a free one.`);
    });
  }
  return serve(folder, { port: usualPort, ...at }).catch((error) => {
    if (!isTaken(error)) throw error;
    return serve(folder, at);
  });
}
