import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordLengthProblem } from '@cpd/domain/password';
import type { CaptchaConfig, Config, FirebaseConfig, StorageConfig } from './config/Config.ts';
import {
  ConfigError,
  checkedAddress,
  checkedOrigin,
  type Environment,
  readChoice,
  readList,
  readSwitch,
  readText,
  readWholeNumber,
} from './config/environment.ts';

export { ConfigError } from './config/environment.ts';
export type { Config };

/** Shortest key that access tokens may be signed with, in characters. */
const MIN_TOKEN_SECRET_LENGTH = 32;

/** The sign-in of the demo, used when `DEMO=1` and none is set. */
export const DEMO_ADMIN = { username: 'admin', password: 'demo-password' } as const;

/** Reads and checks every setting. @throws ConfigError naming the first bad one in one sentence. */
export function readConfig(env: Environment): Config {
  const demo = readSwitch(env, 'DEMO');
  const dataDir = resolve(readText(env, 'DATA_DIR', '.data'));
  const host = readText(env, 'HOST', '127.0.0.1');
  const port = readWholeNumber(env, 'PORT', 8080, { min: 0, max: 65_535 });
  const config: Config = {
    host,
    port,
    metricsPort: readWholeNumber(env, 'METRICS_PORT', null, { min: 0, max: 65_535 }),
    dataDir,
    databaseUrl: readDatabaseUrl(env),
    databasePoolSize: readWholeNumber(env, 'DATABASE_POOL_SIZE', 10, { min: 1, max: 500 }),
    admin: readAdmin(env, demo),
    tokenSecrets: readTokenSecrets(env),
    captcha: readCaptcha(env),
    corsOrigins: readList(env, 'CORS_ORIGIN').map((origin) => checkedOrigin('CORS_ORIGIN', origin)),
    publicSiteUrl: checkedAddress('PUBLIC_SITE_URL', readText(env, 'PUBLIC_SITE_URL', ownAddress(host, port))),
    demo,
    production: readText(env, 'NODE_ENV', '') === 'production',
    trustedProxies: readList(env, 'TRUSTED_PROXIES').map(checkedNetwork),
    storage: readStorage(env, dataDir),
    firebase: readFirebase(env),
    adminSite: readText(env, 'ADMIN_SITE_DIR', builtApp('admin')),
    publicSite: readText(env, 'PUBLIC_SITE_DIR', builtApp('public')),
    logLevel: readChoice(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], demo ? 'warn' : 'info'),
  };
  if (config.production) refuseDemoInProduction(config);
  return config;
}

/** Where this server is found from its own machine. */
export function ownAddress(host: string, port: number): string {
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isEverywhere ? 'localhost' : host}:${port}`;
}

function builtApp(name: 'admin' | 'public'): string {
  return resolve(import.meta.dirname, '../../../apps', name, 'dist');
}

function readDatabaseUrl(env: Environment): string | null {
  const text = readText(env, 'DATABASE_URL', null);
  if (text !== null && !/^postgres(ql)?:\/\//.test(text)) {
    // The value is not repeated: it may hold a password.
    throw new ConfigError('DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  // Without a host it means the machine's own socket, which the driver takes and the standard for addresses does not.
  if (text !== null && !URL.canParse(text.replace('@/', '@localhost/'))) {
    throw new ConfigError(
      'DATABASE_URL must be an address such as postgres://user:password@host/database, where #, / and ? of a password are written %23, %2F and %3F.',
    );
  }
  return text;
}

function readAdmin(env: Environment, demo: boolean): Config['admin'] {
  const username = readText(env, 'ADMIN_USER', null);
  const password = readText(env, 'ADMIN_PASSWORD', null);
  if (username === null && password === null) return demo ? DEMO_ADMIN : null;
  if (username === null && !demo) throw new ConfigError('ADMIN_PASSWORD is set, so ADMIN_USER must be set as well.');
  if (password === null && !demo) throw new ConfigError('ADMIN_USER is set, so ADMIN_PASSWORD must be set as well.');
  const admin = { username: username ?? DEMO_ADMIN.username, password: password ?? DEMO_ADMIN.password };
  if (passwordLengthProblem(admin.password) !== null) {
    throw new ConfigError(`ADMIN_PASSWORD must have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`);
  }
  return admin;
}

function readTokenSecrets(env: Environment): readonly string[] {
  const secrets = readList(env, 'TOKEN_SECRET');
  if (secrets.some((secret) => secret.length < MIN_TOKEN_SECRET_LENGTH)) {
    throw new ConfigError(
      `TOKEN_SECRET must have at least ${MIN_TOKEN_SECRET_LENGTH} characters (several keys are separated by commas, the first one signs).`,
    );
  }
  return secrets;
}

function readCaptcha(env: Environment): CaptchaConfig {
  const provider = readChoice(env, 'CAPTCHA_PROVIDER', ['altcha', 'recaptcha', 'turnstile', 'off'], 'altcha');
  if (provider === 'altcha' || provider === 'off') return { provider };
  const secret = readText(env, 'CAPTCHA_SECRET', null);
  if (secret === null) throw new ConfigError(`CAPTCHA_SECRET must be set when CAPTCHA_PROVIDER is ${provider}.`);
  return { provider, secret };
}

function readStorage(env: Environment, dataDir: string): StorageConfig {
  if (readChoice(env, 'STORAGE', ['disk', 's3'], 'disk') === 'disk')
    return { kind: 'disk', folder: join(dataDir, 'files') };
  const required = (name: string) => {
    const text = readText(env, name, null);
    if (text === null) throw new ConfigError(`${name} must be set when STORAGE is s3.`);
    return text;
  };
  const endpoint = readText(env, 'S3_ENDPOINT', null);
  return {
    kind: 's3',
    endpoint: endpoint === null ? null : checkedAddress('S3_ENDPOINT', endpoint),
    region: readText(env, 'S3_REGION', 'us-east-1'),
    bucket: required('S3_BUCKET'),
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
  };
}

function readFirebase(env: Environment): FirebaseConfig | null {
  const projectId = readText(env, 'FIREBASE_PROJECT_ID', null);
  const emulatorHost = readText(env, 'FIREBASE_AUTH_EMULATOR_HOST', null);
  const serviceAccount = readText(env, 'FIREBASE_SERVICE_ACCOUNT', null);
  if (projectId === null) {
    if (emulatorHost === null && serviceAccount === null) return null;
    throw new ConfigError('FIREBASE_PROJECT_ID must be set where other Firebase settings are.');
  }
  if (!/^[a-z\d.:-]+$/i.test(projectId)) {
    throw new ConfigError(`FIREBASE_PROJECT_ID must be a project id such as cpd-1a2b3, but it is "${projectId}".`);
  }
  const authDomain = readText(env, 'FIREBASE_AUTH_DOMAIN', null);
  if (authDomain !== null && !/^[a-z\d.-]+(:\d+)?$/i.test(authDomain)) {
    throw new ConfigError(
      `FIREBASE_AUTH_DOMAIN must be a host name such as auth.example.org, but it is "${authDomain}".`,
    );
  }
  if (emulatorHost !== null && !/^[^\s/:]+:\d+$/.test(emulatorHost)) {
    throw new ConfigError(`FIREBASE_AUTH_EMULATOR_HOST must be host:port, but it is "${emulatorHost}".`);
  }
  if (serviceAccount !== null && !isJsonObject(serviceAccount)) {
    throw new ConfigError("FIREBASE_SERVICE_ACCOUNT must be a service account's key as one line of JSON.");
  }
  return { projectId, authDomain, emulatorHost, serviceAccount };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

function checkedNetwork(text: string): string {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  if (family === 0 || rest.length > 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most))) {
    throw new ConfigError(
      `TRUSTED_PROXIES must hold addresses or networks such as 10.0.0.0/8, but it holds "${text}".`,
    );
  }
  return text;
}

function refuseDemoInProduction(config: Config): void {
  const refuse = (sentence: string) => {
    throw new ConfigError(`${sentence} This is refused when NODE_ENV is production.`);
  };
  if (config.demo) refuse('DEMO=1 loads demo data and a demo sign-in.');
  if (config.admin?.password === DEMO_ADMIN.password) refuse("ADMIN_PASSWORD is the demo's.");
  if (config.tokenSecrets.length === 0) refuse('TOKEN_SECRET is not set.');
  if (config.captcha.provider === 'off') refuse('CAPTCHA_PROVIDER is off.');
  if (config.firebase?.emulatorHost) refuse('FIREBASE_AUTH_EMULATOR_HOST is set.');
  if (config.publicSiteUrl === ownAddress(config.host, config.port)) refuse('PUBLIC_SITE_URL is not set.');
}
