import { join } from 'node:path';
import { type AuthEmulator, DEMO_PROJECT, startAuthEmulator } from './startAuthEmulator.ts';

/**
 * Starts the demo's sign-in service for account deletion and sets it in the environment of the server, which passes it
 * to the page; unless the environment has a Firebase project, for the server or for the pages.
 * @param origin The URL of the product.
 */
export async function startDemoIdentity(
  environment: NodeJS.ProcessEnv,
  origin: string,
): Promise<AuthEmulator | undefined> {
  if (environment.FIREBASE_PROJECT_ID || environment.VITE_FIREBASE_API_KEY) return undefined;
  const emulator = await startAuthEmulator(join(environment.DATA_DIR ?? '.data', 'auth-emulator'));
  environment.FIREBASE_PROJECT_ID = DEMO_PROJECT;
  environment.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
  let isStopped = false;
  emulator.ready.then((isReady) => {
    if (isReady) console.log(`  Deletion      ${origin}/public/user-deletion with the README's demo accounts`);
    else if (!isStopped) console.error(`Account deletion has no sign-in: ${emulator.log} says why.`);
  });
  return {
    ...emulator,
    stop() {
      isStopped = true;
      return emulator.stop();
    },
  };
}
