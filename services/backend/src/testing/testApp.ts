import { pino } from 'pino';
import { createFirstAdmin, findAdmin } from '../access/auth/adminStore.ts';
import { hashPassword } from '../access/auth/password.ts';
import { Sessions } from '../access/auth/Sessions.ts';
import { tokenKey } from '../access/auth/tokenKeys.ts';
import type { Database } from '../database/Database.ts';
import { requireSchema } from '../database/migrate.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import type { Deps } from '../http/Deps.ts';
import { loadCredentialKeys } from '../people/certificates/credentialKeys.ts';
import { releaseOf } from '../running/health/Release.ts';
import { Metrics } from '../running/metrics/Metrics.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { checkedApp } from './checkedApp.ts';
import { memoryStorage } from './memoryStorage.ts';
import { emptyDatabase, openTestDatabase } from './testDatabase.ts';

/** The administrator of every test application. */
export const TEST_ADMIN = { username: 'ada', password: 'correct horse' } as const;

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON response; undefined if the body is not JSON. Errors without their `request_id`, which `checkedApp` checks. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape and assert what they find.
  readonly json: any;
}

export interface TestRequest {
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** The client's address. @default none, because the request is made inside the process */
  readonly address?: string;
  /** Whether to sign in first and send the bearer. @default true */
  readonly bearer?: boolean;
}

/**
 * An application on a real, empty database, with a clock that only the test advances. Every response is checked against
 * the contract.
 */
export class TestApp {
  readonly app: ApiApp;
  readonly deps: Deps;
  readonly #clock: { now: Date };
  #accessToken: string | null = null;

  /** @param clock The clock that `deps.now` reads. */
  constructor(deps: Deps, clock: { now: Date }) {
    this.deps = deps;
    this.app = checkedApp(deps);
    this.#clock = clock;
  }

  /** Sends a request such as `'PATCH /v1/course'`, as the signed-in administrator by default. */
  async request(line: string, { body, headers = {}, address, bearer = true }: TestRequest = {}): Promise<TestResponse> {
    const [method = 'GET', path = '/'] = line.split(' ');
    const request = {
      method,
      headers: {
        ...(bearer ? { authorization: `Bearer ${await this.#signedIn()}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const env = address === undefined ? {} : { incoming: { socket: { remoteAddress: address } } };
    const response = await this.app.request(path, request, env);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const json = isJson ? JSON.parse(text) : undefined;
    if (response.status >= 400) delete json?.request_id;
    return { status: response.status, headers: response.headers, json };
  }

  async signIn(): Promise<{ accessToken: string; refreshToken: string }> {
    const { json } = await this.request('POST /v1/auth/sign-in', {
      body: { ...TEST_ADMIN, token: 'any' },
      bearer: false,
    });
    return json;
  }

  /** Starts a session of an administrator without captcha and password check, which is faster. */
  async accessTokenOf(username: string): Promise<string> {
    const { database, keys, now } = this.deps;
    const account = await findAdmin(database.queries, 'username', username);
    const where = { device: null, network: null };
    const tokens = account && (await new Sessions(database, keys, now).start(account, where));
    return tokens?.accessToken ?? '';
  }

  pass(milliseconds: number): void {
    // It may have expired.
    this.#accessToken = null;
    this.#clock.now = new Date(this.#clock.now.getTime() + milliseconds);
  }

  /** Empties every table, so that the next test starts with only the administrator. */
  async reset(): Promise<void> {
    this.#accessToken = null;
    await emptyDatabase(this.deps.database);
    await addTestAdmin(this.deps.database);
  }

  async close(): Promise<void> {
    await this.deps.database.close();
  }

  async #signedIn(): Promise<string> {
    this.#accessToken ??= await this.accessTokenOf(TEST_ADMIN.username);
    return this.#accessToken;
  }
}

let passwordHash: string | null = null;

async function addTestAdmin(database: Database): Promise<void> {
  passwordHash ??= await hashPassword(TEST_ADMIN.password);
  await createFirstAdmin(database, TEST_ADMIN.username, passwordHash);
}

/** Opens a test application; `settings` are environment variables. */
export async function openTestApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const config: Config = readConfig({ CAPTCHA_PROVIDER: 'off', LOG_LEVEL: 'silent', ...settings });
  const database = await openTestDatabase();
  await addTestAdmin(database);
  const clock = { now: new Date('2026-03-01T09:00:00Z') };
  const release = releaseOf(await requireSchema(database));
  const readiness = { problem: null };
  const deps: Deps = {
    config,
    database,
    storage: memoryStorage(),
    credentialKeys: await loadCredentialKeys(config, database),
    keys: [tokenKey('a secret that only tests know, long enough')],
    log: pino({ level: config.logLevel }),
    identity: null,
    sites: { admin: null, public: null },
    readiness,
    metrics: new Metrics(database, release, readiness),
    release,
    now: () => clock.now,
  };
  return new TestApp(deps, clock);
}
