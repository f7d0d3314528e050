import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { seedDemoAccounts } from './demoAccounts.ts';
import { launchEmulator } from './emulatorProcess.ts';
import { createFront, type EmulatorState } from './front.ts';

/** The Firebase project of the demo; `demo-` prevents Google's tools from calling the real service. */
export const DEMO_PROJECT = 'demo-cpd';

const STARTING = {
  code: 'STARTING',
  sentence: 'The demo sign-in service is still starting. Please try again in a minute.',
};
const UNAVAILABLE = { code: 'UNAVAILABLE', sentence: 'The demo sign-in service could not be installed or started.' };

/** An emulator, starting or running. */
export interface AuthEmulator {
  /** Host and port in the format of `FIREBASE_AUTH_EMULATOR_HOST`. */
  readonly host: string;
  /** Resolves to true once it responds and its demo accounts exist, or to false if it cannot run on this machine. */
  readonly ready: Promise<boolean>;
  /** The output of its installation and its start. */
  readonly log: string;
  stop(): Promise<void>;
}

/**
 * Starts a Firebase Auth emulator with the demo accounts on a free port, and returns as soon as the port responds. The
 * emulator itself is installed on first use and starts in the background, at low priority.
 * @param folder The folder for its settings and its log.
 */
export async function startAuthEmulator(folder: string): Promise<AuthEmulator> {
  let state: EmulatorState = STARTING;
  const front = createFront(() => state);
  const port = await listen(front);
  const emulator = await launchEmulator(folder, DEMO_PROJECT);

  async function becomeReady(): Promise<boolean> {
    const isReady = (await emulator.isUp) && (await isSeeded(emulator.port));
    state = isReady ? { port: emulator.port } : UNAVAILABLE;
    return isReady;
  }
  return {
    host: `localhost:${port}`,
    ready: becomeReady(),
    log: join(folder, 'emulator.log'),
    async stop() {
      front.closeAllConnections();
      front.close();
      await emulator.stop();
    },
  };
}

/** Listens on a free port of this machine only. */
async function listen(front: Server): Promise<number> {
  await once(front.listen(0, 'localhost'), 'listening');
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('No TCP port could be had.');
  return address.port;
}

function isSeeded(port: number): Promise<boolean> {
  return seedDemoAccounts(`http://127.0.0.1:${port}`, DEMO_PROJECT).then(
    () => true,
    () => false,
  );
}
