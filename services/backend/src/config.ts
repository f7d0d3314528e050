import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { DEMO_ADMIN } from './auth/demoAdmin.ts';
import { isLoopback, normalAddress } from './network/ipAddress.ts';
import { brokenRules } from './settings/rules.ts';
import {
  databaseAddress,
  databasePooler,
  emailAddress,
  line,
  listOf,
  mustBe,
  network,
  newPassword,
  oneOf,
  onOrOff,
  origin,
  ownPath,
  readableHue,
  secrets,
  serviceAccount,
  shownText,
  signingKeys,
  text,
  timeZone,
  username,
  webAddress,
  wholeNumber,
} from './settings/schemas.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting, folder or port that cannot be used. Its message is one sentence for the person who starts the service. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** An environment variable: its schema and its default. */
interface Setting<Value> {
  readonly name: string;
  readonly schema: v.GenericSchema<string, Value>;
  /** Without a default, the value is null. */
  readonly fallback?: string;
  /** Whether it may contain a secret. Such a setting can be read from a file, and its messages never repeat it. */
  readonly isSecret: boolean;
}

function setting<Value>(name: string, schema: v.GenericSchema<string, Value>, fallback: string): Setting<Value> {
  return { name, schema, fallback, isSecret: false };
}

function optional<Value>(name: string, schema: v.GenericSchema<string, Value>): Setting<Value | null> {
  return { name, schema, isSecret: false };
}

function secret<Value>(name: string, schema: v.GenericSchema<string, Value>): Setting<Value | null> {
  return { name, schema, isSecret: true };
}

/** The settings that the service uses unchanged. */
const PLAIN = {
  host: setting('HOST', text, '127.0.0.1'),
  /** 0 uses any free port. */
  port: setting('PORT', wholeNumber(0, 65_535), '8080'),
  /** Seconds for which requests are still accepted after a stop signal, until every load balancer has noticed. */
  drainSeconds: setting('DRAIN_SECONDS', wholeNumber(0, 3_600), '0'),
  /** Port of `/metrics`; null disables the metrics. */
  metricsPort: optional('METRICS_PORT', wholeNumber(0, 65_535)),
  /** Folder of the embedded database and of files on disk. */
  dataDir: setting(
    'DATA_DIR',
    v.pipe(
      text,
      v.transform((folder) => resolve(folder)),
    ),
    '.data',
  ),
  /** PostgreSQL's URL; null means the embedded database in `dataDir`. */
  databaseUrl: secret('DATABASE_URL', databaseAddress),
  /**
   * Maximum number of connections of this process to PostgreSQL: maintenance holds one for its lock and needs another
   * one.
   */
  databasePoolSize: setting('DATABASE_POOL_SIZE', wholeNumber(2, 500), '10'),
  /** Where deadlines are set: for the session, or for each transaction behind a pooler that shares sessions. */
  databasePooler: setting('DATABASE_POOLER', databasePooler, 'none'),
  /** The issuer of the certificates, as named in their credentials; null means the public site's host. */
  issuerName: optional('ISSUER_NAME', shownText),
  /** IANA name of the time zone for the dates and numbers of certificates. */
  timeZone: setting('TIME_ZONE', timeZone, 'UTC'),
  corsOrigins: setting('CORS_ORIGIN', listOf(origin), ''),
  /** Origin of the back office, to which passkeys belong; null means the public site's. */
  adminSiteUrl: optional('ADMIN_SITE_URL', origin),
  demo: setting('DEMO', onOrOff, '0'),
  /** Whether passkeys are mandatory. Administrators without one add it at the next sign-in. */
  requirePasskeys: setting('REQUIRE_PASSKEYS', onOrOff, '0'),
  /** Rejects demo data, demo secrets and generated keys. */
  production: setting(
    'NODE_ENV',
    v.pipe(
      text,
      v.transform((word) => word === 'production'),
    ),
    '',
  ),
  /** Addresses or networks of proxies whose forwarded headers are trusted; null if not configured. */
  trustedProxies: optional(
    'TRUSTED_PROXIES',
    v.pipe(
      text,
      v.transform((list) => (list === 'none' ? '' : list)),
      listOf(network),
    ),
  ),
  /** Requests of an API key in a minute, over all processes. */
  keyRequestsPerMinute: setting('API_KEY_REQUESTS_PER_MINUTE', wholeNumber(1, 10_000_000), '30000'),
  /** Days for which lines of the history are stored; null means forever. */
  historyDays: optional('HISTORY_DAYS', wholeNumber(30, 36_500)),
  /** Folders of the built apps; a missing one is not served. */
  adminSite: setting('ADMIN_SITE_DIR', text, builtApp('admin')),
  publicSite: setting('PUBLIC_SITE_DIR', text, builtApp('public')),
};

/** The settings whose meaning depends on others. */
const PARTS = {
  metricsHost: optional('METRICS_HOST', text),
  publicSiteUrl: optional('PUBLIC_SITE_URL', origin),
  logLevel: optional('LOG_LEVEL', oneOf('debug', 'info', 'warn', 'error', 'silent')),
  tokenSecrets: secret('TOKEN_SECRET', secrets),
  credentialKeys: secret('CREDENTIAL_KEY', signingKeys),
  credentialSecrets: secret('CREDENTIAL_SECRET', secrets),
  username: optional('ADMIN_USER', username),
  password: secret('ADMIN_PASSWORD', newPassword),
  captchaProvider: setting('CAPTCHA_PROVIDER', oneOf('altcha', 'recaptcha', 'turnstile', 'off'), 'altcha'),
  captchaSecret: secret('CAPTCHA_SECRET', line),
  storage: setting('STORAGE', oneOf('disk', 's3'), 'disk'),
  endpoint: optional('S3_ENDPOINT', webAddress),
  region: setting('S3_REGION', text, 'us-east-1'),
  bucket: optional('S3_BUCKET', text),
  accessKeyId: secret('S3_ACCESS_KEY_ID', line),
  secretAccessKey: secret('S3_SECRET_ACCESS_KEY', line),
  projectId: optional(
    'FIREBASE_PROJECT_ID',
    v.pipe(text, v.regex(/^[a-z\d.:-]+$/i, mustBe('a project id such as cpd-1a2b3'))),
  ),
  authDomain: optional(
    'FIREBASE_AUTH_DOMAIN',
    v.pipe(text, v.regex(/^[a-z\d.-]+(:\d+)?$/i, mustBe('a host name such as auth.example.org'))),
  ),
  emulatorHost: optional('FIREBASE_AUTH_EMULATOR_HOST', v.pipe(text, v.regex(/^[^\s/:]+:\d+$/, mustBe('host:port')))),
  serviceAccount: secret('FIREBASE_SERVICE_ACCOUNT', serviceAccount),
  tracesTo: optional('OTEL_EXPORTER_OTLP_ENDPOINT', webAddress),
  tracesOnlyTo: optional('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', webAddress),
  isTracingOff: setting('OTEL_SDK_DISABLED', onOrOff, '0'),
  traceShare: setting(
    'OTEL_TRACES_SAMPLER_ARG',
    v.pipe(
      text,
      v.transform(Number),
      v.check((share) => share >= 0 && share <= 1, mustBe('a share from 0 to 1')),
    ),
    '1',
  ),
};

/** The settings that only the pages use. Null keeps that of their build. */
const OF_PAGES = {
  BRAND_NAME: optional('BRAND_NAME', shownText),
  BRAND_MARK: optional('BRAND_MARK', ownPath),
  BRAND_HUE: optional('BRAND_HUE', readableHue),
  CONTACT_EMAIL: optional('CONTACT_EMAIL', emailAddress),
  GOVERNING_LAW: optional('GOVERNING_LAW', shownText),
  DOCUMENTATION_URL: optional('DOCUMENTATION_URL', webAddress),
  CAPTCHA_SITE_KEY: optional('CAPTCHA_SITE_KEY', line),
  FIREBASE_API_KEY: optional('FIREBASE_API_KEY', line),
};

export const SETTINGS: readonly Setting<unknown>[] = [PLAIN, PARTS, OF_PAGES].flatMap((table) => Object.values(table));

/** The names of all variables that the service reads, including those that name a file with a secret. */
export const SETTING_NAMES = SETTINGS.flatMap(({ name, isSecret }) => (isSecret ? [name, fileOf(name)] : [name]));

/** The variable that names a file with a secret, as Docker and Kubernetes provide them. */
function fileOf(name: string): string {
  return `${name}_FILE`;
}

type Values<Table> = { readonly [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : never };

export type Config = ReturnType<typeof toConfig>;

/** Reads and checks every setting. @throws ConfigError with one sentence for each error. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const report = (problem: string) => {
    problems.push(problem);
  };
  const texts = readTexts(environment, report);
  const isSet = (name: string) => texts.has(name);
  const config = toConfig(
    readValues(PLAIN, texts, report),
    readValues(PARTS, texts, report),
    readValues(OF_PAGES, texts, report),
  );
  problems.push(...brokenRules({ isSet, config }));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

/** The settings of a command, without the first administrator. @throws ConfigError like `readConfig`. */
export function readCommandConfig(): Config {
  return readConfig({ ...process.env, ADMIN_USER: '', ADMIN_PASSWORD: '', [fileOf('ADMIN_PASSWORD')]: '' });
}

type Report = (problem: string) => void;

/** Returns the text of each variable that is set; null if its file cannot be read. */
function readTexts(environment: Environment, report: Report): ReadonlyMap<string, string | null> {
  const texts = new Map<string, string | null>();
  for (const { name, isSecret } of SETTINGS) {
    const value = environment[name]?.trim();
    const path = isSecret && environment[fileOf(name)]?.trim();
    if (value && path) report(`${name} and ${fileOf(name)} are both set; remove one of them.`);
    if (value) texts.set(name, value);
    else if (path) texts.set(name, readSecretFile(name, path, report));
  }
  return texts;
}

function readSecretFile(name: string, path: string, report: Report): string | null {
  try {
    // Windows programs write a byte order mark at the start of a text file.
    const content = readFileSync(path, 'utf8').replace(/^\uFEFF|\r?\n$/g, '');
    if (content !== '') return content;
    report(`${fileOf(name)} names ${path}, which is empty.`);
  } catch (error) {
    report(`${fileOf(name)} names ${path}, which cannot be read (${Object(error).code}).`);
  }
  return null;
}

/**
 * Validates each text. An invalid one is reported and replaced by the default, so that the checks across settings can
 * run.
 */
function readValues<Table extends Readonly<Record<string, Setting<unknown>>>>(
  table: Table,
  texts: ReadonlyMap<string, string | null>,
  report: Report,
): Values<Table> {
  const values = Object.entries(table).map(([key, { name, schema, fallback }]) => {
    const without = fallback === undefined ? null : v.parse(schema, fallback);
    const value = texts.get(name) ?? null;
    if (value === null) return [key, without];
    const { success, output, issues } = v.safeParse(schema, value, { abortPipeEarly: true });
    for (const message of new Set(issues?.map((issue) => issue.message))) report(`${name} ${message}`);
    return [key, success ? output : without];
  });
  // Each entry was made by the schema of its key.
  return Object.fromEntries(values) as Values<Table>;
}

function toConfig(plain: Values<typeof PLAIN>, parts: Values<typeof PARTS>, ofPages: Values<typeof OF_PAGES>) {
  return {
    ...plain,
    /** Where `/metrics` listens. */
    metricsHost: parts.metricsHost ?? plain.host,
    /** Origin of `/public/…` in the links that the service issues. */
    publicSiteUrl: parts.publicSiteUrl ?? ownAddress(plain.host, plain.port),
    logLevel: parts.logLevel ?? (plain.demo ? 'warn' : 'info'),
    /**
     * Keys of access tokens: the first signs, all are accepted. Without keys, one is generated and stored in the
     * database.
     */
    tokenSecrets: parts.tokenSecrets ?? [],
    /**
     * Private keys of credentials as JWKs: the first signs, the public halves of all are published. Without keys, one
     * is generated and stored in the database, except in production, where no credentials are signed then.
     */
    credentialKeys: parts.credentialKeys ?? [],
    /** Secrets of earlier versions, whose credentials stay verifiable. They sign if there is no key. */
    credentialSecrets: parts.credentialSecrets ?? [],
    /** The first administrator, created if there is none; null if a command creates them. */
    admin: firstAdmin(parts, plain.demo),
    captcha: captcha(parts),
    storage: storage(parts, plain.dataDir),
    /** The Firebase project whose identity tokens the account-deletion page sends; null without one. */
    firebase: firebase(parts),
    /** What the pages are to use instead of the settings of their build. */
    pages: {
      ...ofPages,
      CAPTCHA_PROVIDER: parts.captchaProvider,
      FIREBASE_PROJECT_ID: parts.projectId,
      FIREBASE_AUTH_DOMAIN: parts.authDomain,
      FIREBASE_AUTH_EMULATOR_HOST: parts.emulatorHost,
    },
    /** The share of requests that is traced; null without a collector. */
    traceShare: (parts.tracesOnlyTo ?? parts.tracesTo) === null || parts.isTracingOff ? null : parts.traceShare,
  };
}

type Parts = Values<typeof PARTS>;

/** The URL of this server on its own machine. */
export function ownAddress(host: string, port: number): string {
  const address = normalAddress(host);
  if (isLoopback(host) || address === '0.0.0.0' || address === '::') return `http://localhost:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : host}:${port}`;
}

function builtApp(name: 'admin' | 'public'): string {
  return resolve(import.meta.dirname, '../../../apps', name, 'dist');
}

function firstAdmin({ username, password }: Parts, demo: boolean) {
  if (username === null && password === null) return demo ? DEMO_ADMIN : null;
  const others = demo ? DEMO_ADMIN : { username: '', password: '' };
  return { username: username ?? others.username, password: password ?? others.password };
}

function captcha({ captchaProvider: provider, captchaSecret }: Parts) {
  if (provider === 'altcha' || provider === 'off') return { provider };
  return { provider, secret: captchaSecret ?? '' };
}

function storage(parts: Parts, dataDir: string) {
  if (parts.storage === 'disk') return { kind: 'disk' as const, folder: join(dataDir, 'files') };
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = parts;
  return {
    kind: 's3' as const,
    /** The service's URL; null means Amazon's for the region. */
    endpoint,
    region,
    bucket: bucket ?? '',
    /** Static keys; null means those of the machine, the container or a role. */
    keys: accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey },
  };
}

function firebase({ projectId, authDomain, emulatorHost, serviceAccount }: Parts) {
  if (projectId === null) return null;
  return {
    projectId,
    /** The host that serves the provider's sign-in windows; null means the project's default. */
    authDomain,
    /** Host and port of the Auth emulator; null for the real service. */
    emulatorHost,
    /** The key of a service account; null means the machine's default credentials. */
    serviceAccount,
  };
}
