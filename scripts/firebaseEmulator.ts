import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { seedDemoAccounts } from './firebaseEmulator/demoAccounts.ts';
import { launchEmulator, untilAnswering } from './firebaseEmulator/emulatorProcess.ts';
import { createFront, type Whereabouts } from './firebaseEmulator/front.ts';

/** The Firebase project of the demo; `demo-` keeps Google's tools from ever calling the real service. */
export const DEMO_PROJECT = 'demo-cpd';

/** Where the built user-deletion page looks for the emulator, unless it is built otherwise. */
const DEFAULT_PORT = 9099;

const STARTING = {
  code: 'STARTING',
  sentence: 'The demo sign-in service is still starting. Please try again in a minute.',
};
const UNAVAILABLE = { code: 'UNAVAILABLE', sentence: 'The demo sign-in service could not be installed or started.' };

/** How the emulator is started. */
export interface EmulatorOptions {
  /** The port that pages and API reach it on. @default 9099 */
  readonly port?: number;
  /** A folder for its settings and its log. */
  readonly folder: string;
  /** Hears, in one sentence, what a person at the terminal should know. */
  readonly onNews?: (sentence: string) => void;
}

/** An emulator on its way, or running. */
export interface AuthEmulator {
  /** Host and port, as `FIREBASE_AUTH_EMULATOR_HOST` wants it. */
  readonly host: string;
  /** Settles once it answers and its demo accounts exist, with true; with false if it cannot be had on this machine. */
  readonly ready: Promise<boolean>;
  /** Ends it, if it was started here. */
  stop(): Promise<void>;
}

/**
 * Starts the Firebase Auth emulator with the demo accounts and returns as soon as its port answers; the emulator itself
 * is installed on first use and starts beside the rest, at low priority. One that already runs on the port is shared.
 */
export async function startAuthEmulator(options: EmulatorOptions): Promise<AuthEmulator> {
  const { port = DEFAULT_PORT, folder, onNews = () => undefined } = options;
  let whereabouts: Whereabouts = STARTING;
  let isStopped = false;
  const front = createFront(() => whereabouts);
  if (!(await listens(front, port))) return share(port, onNews);

  const emulator = await launchEmulator(folder, DEMO_PROJECT);
  async function becomeReady(): Promise<boolean> {
    const isReady = await emulator.isUp.then((isUp) => isUp && seed(emulator.port));
    whereabouts = isReady ? { port: emulator.port } : UNAVAILABLE;
    if (!isReady && !isStopped) onNews(`Account deletion has no sign-in: see ${join(folder, 'emulator.log')}.`);
    return isReady;
  }
  return {
    host: `localhost:${port}`,
    ready: becomeReady(),
    async stop() {
      isStopped = true;
      front.closeAllConnections();
      front.close();
      await emulator.stop();
    },
  };
}

/** Takes the port, or finds it taken. */
async function listens(front: Server, port: number): Promise<boolean> {
  front.listen(port, 'localhost');
  try {
    await once(front, 'listening');
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE') return false;
    throw cause;
  }
}

/** Shares what already listens on the port, if that is the front of an emulator. */
async function share(port: number, onNews: (sentence: string) => void): Promise<AuthEmulator> {
  const host = `localhost:${port}`;
  const answer = await fetch(`http://${host}/js/api.js`).catch(() => undefined);
  const isFront = answer?.ok ?? false;
  if (!isFront) onNews(`Account deletion has no sign-in: port ${port} is taken by another program.`);
  const ready = isFront ? untilAnswering(`http://${host}/`, () => false) : Promise.resolve(false);
  return { host, ready, stop: async () => undefined };
}

async function seed(port: number): Promise<boolean> {
  return seedDemoAccounts(`http://127.0.0.1:${port}`, DEMO_PROJECT).then(
    () => true,
    () => false,
  );
}
