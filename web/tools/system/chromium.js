import { requirements } from './requirements.js';
import { findCommand } from './set-up.js';
import { Failure } from './steps.js';

/** The browser that the tests drive: CHROMIUM names another one than the system's. */
export function chromiumPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const commands = requirements.find((each) => each.name === 'Chromium')?.commands ?? [];
  for (const command of commands) {
    const file = findCommand(command);
    if (file) return file;
  }
  throw new Failure(`No Chromium here: none of ${commands.join(', ')} is on the PATH.`);
}

/** For a container: no sandbox of its own, no graphics card, no talk with other hosts. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
