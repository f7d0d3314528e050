import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PROJECT, startAuthEmulator } from '../tools/firebaseEmulator/startAuthEmulator.ts';

/** A person to create in the emulator. */
interface EmulatorPerson {
  readonly email: string;
  /** Only for people who sign in by e-mail. */
  readonly password?: string;
  /** @default true */
  readonly isVerified?: boolean;
}

/** The Firebase Auth emulator, for end-to-end tests. */
export interface TestEmulator {
  /** The environment variables of the product. */
  readonly environment: Readonly<Record<string, string>>;
  /** Creates an account, replacing an earlier one of the same person. */
  create(person: EmulatorPerson): Promise<void>;
  /** Whether an account with this address exists. */
  has(email: string): Promise<boolean>;
  stop(): Promise<void>;
}

/** Starts an emulator for end-to-end tests. */
export async function startTestEmulator(): Promise<TestEmulator> {
  const folder = await mkdtemp(join(tmpdir(), 'cpd-auth-emulator-'));
  const emulator = await startAuthEmulator(folder);
  if (!(await emulator.ready)) {
    const log = await readFile(emulator.log, 'utf8').catch(() => '');
    await emulator.stop();
    throw new Error(`The Firebase Auth emulator could not be installed or started:\n${log}`);
  }

  async function ask(path: string, body: object) {
    const address = `http://${emulator.host}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/${path}`;
    const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`The emulator answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  return {
    environment: { FIREBASE_AUTH_EMULATOR_HOST: emulator.host, FIREBASE_PROJECT_ID: DEMO_PROJECT },
    async create({ email, password, isVerified = true }) {
      const localId = email.replaceAll(/\W/g, '-');
      const user = { localId, email, emailVerified: isVerified, ...(password && { rawPassword: password }) };
      const { error } = await ask('accounts:batchCreate', { users: [user], allowOverwrite: true });
      if (error?.length > 0) throw new Error(JSON.stringify(error));
    },
    async has(email) {
      const { users = [] } = await ask('accounts:lookup', { email: [email] });
      return users.length > 0;
    },
    async stop() {
      await emulator.stop();
      // While it stops it still writes its settings, so the folder may not be empty yet.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
