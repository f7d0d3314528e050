import { join } from 'node:path';
import { type AuthEmulator, DEMO_PROJECT, startAuthEmulator } from './firebaseEmulator.ts';

/**
 * Starts the demo's sign-in service for account deletion and names it in the environment, unless the environment names
 * a Firebase project of its own.
 */
export async function startDemoIdentity(environment: NodeJS.ProcessEnv): Promise<AuthEmulator | undefined> {
  if (environment.FIREBASE_PROJECT_ID) return undefined;
  const emulator = await startAuthEmulator({
    folder: join(environment.DATA_DIR ?? '.data', 'auth-emulator'),
    onNews: (sentence) => console.error(sentence),
  });
  environment.FIREBASE_PROJECT_ID = DEMO_PROJECT;
  environment.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
  return emulator;
}
