import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppSettings, DEFAULT_APP_SETTINGS } from '@cpd/domain/appSettings';
import * as v from 'valibot';
import { ConfigError } from '../running/ConfigError.ts';
import { DEMO_ADMIN } from './demoAdmin.ts';
import { isLoopback, normalAddress } from './network/ipAddress.ts';
import { brokenRules } from './rules.ts';
import { fileOf, SETTINGS, type Setting, type SettingValues } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type Config = ReturnType<typeof toConfig>;

/** Settings of the apps' pages that replace those of the build; null keeps one. */
export type PageSettings = Partial<Readonly<Record<keyof AppSettings, string | null>>>;

/** Reads and checks every setting. @throws ConfigError with one sentence for each error. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const names = new Set<string>();
  const values = Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => {
    const { isSet, value, faults } = readSetting(environment, name, setting);
    if (isSet) names.add(name);
    problems.push(...faults);
    return [name, value];
  });
  // Each value was made by the schema of its name.
  const config = toConfig(Object.fromEntries(values) as SettingValues);
  problems.push(...brokenRules({ isSet: (name) => names.has(name), config }));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

/** The settings of a command, without the first administrator. @throws ConfigError like `readConfig`. */
export function readCommandConfig(): Config {
  return readConfig({ ...process.env, ADMIN_USER: '', ADMIN_PASSWORD: '', [fileOf('ADMIN_PASSWORD')]: '' });
}

/** An invalid setting has the value of one that is not set, so that the rules between settings can be checked. */
function readSetting(environment: Environment, name: string, { schema, fallback, isSecret }: Setting<unknown>) {
  const faults: string[] = [];
  const direct = environment[name]?.trim() ?? '';
  const path = (isSecret && environment[fileOf(name)]?.trim()) || '';
  if (direct && path) faults.push(`${name} and ${fileOf(name)} are both set; remove one of them.`);
  const text = direct || (path && readSecretFile(name, path, (fault) => faults.push(fault)));
  const read = v.safeParse(schema, text || fallback, { abortPipeEarly: true });
  for (const message of new Set(text && read.issues?.map((issue) => issue.message))) faults.push(`${name} ${message}`);
  const value = read.success ? read.output : fallback === undefined ? null : v.parse(schema, fallback);
  return { isSet: direct !== '' || path !== '', value, faults };
}

function readSecretFile(name: string, path: string, report: (fault: string) => void): string {
  try {
    // Windows programs write a byte order mark at the start of a text file.
    const content = readFileSync(path, 'utf8').replace(/^\uFEFF|\r?\n$/g, '');
    if (content === '') report(`${fileOf(name)} names ${path}, which is empty.`);
    return content;
  } catch (error) {
    report(`${fileOf(name)} names ${path}, which cannot be read (${Object(error).code}).`);
    return '';
  }
}

function toConfig(values: SettingValues) {
  const { HOST: host, PORT: port, DATA_DIR: dataDir, DEMO: demo } = values;
  return {
    host,
    /** 0 uses any free port. */
    port,
    /** Seconds for which requests are still accepted after a stop signal, until every load balancer has noticed. */
    drainSeconds: values.DRAIN_SECONDS,
    /** Port of `/metrics`; null disables the metrics. */
    metricsPort: values.METRICS_PORT,
    /** Where `/metrics` listens. */
    metricsHost: values.METRICS_HOST ?? host,
    /** Folder of the embedded database and of files on disk. */
    dataDir,
    /** PostgreSQL's URL; null means the embedded database in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** Maximum number of connections of this process to PostgreSQL. */
    databasePoolSize: values.DATABASE_POOL_SIZE,
    /** Where deadlines are set: for the session, or for each transaction behind a pooler that shares sessions. */
    databasePooler: values.DATABASE_POOLER,
    /** The issuer of the certificates, as named in their credentials; null means the public site's host. */
    issuerName: values.ISSUER_NAME,
    /** IANA name of the time zone for the dates and numbers of certificates. */
    timeZone: values.TIME_ZONE,
    corsOrigins: values.CORS_ORIGIN,
    /** Origin of the back office, to which passkeys belong; null means the public site's. */
    adminSiteUrl: values.ADMIN_SITE_URL,
    /** Origin of `/public/…` in the links that the service issues. */
    publicSiteUrl: values.PUBLIC_SITE_URL ?? ownAddress(host, port),
    demo,
    /** Whether passkeys are mandatory. Administrators without one add it at the next sign-in. */
    requirePasskeys: values.REQUIRE_PASSKEYS,
    /** Rejects demo data, demo secrets and generated keys. */
    production: values.NODE_ENV === 'production',
    /** Addresses or networks of proxies whose forwarded headers are trusted; null if not configured. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Requests of an API key in a minute, over all processes. */
    keyRequestsPerMinute: values.API_KEY_REQUESTS_PER_MINUTE,
    /** Days for which lines of the history are stored; null means forever. */
    historyDays: values.HISTORY_DAYS,
    /** Days for which deleted items can be restored; 0 switches the bin off. */
    binDays: values.BIN_DAYS,
    /** Folders of the built apps; a missing one is not served. */
    adminSite: values.ADMIN_SITE_DIR,
    publicSite: values.PUBLIC_SITE_DIR,
    logLevel: values.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    /**
     * Keys of access tokens: the first signs, all are accepted. Without keys, one is generated and stored in the
     * database.
     */
    tokenSecrets: values.TOKEN_SECRET ?? [],
    /**
     * Private keys of credentials as JWKs: the first signs, the public halves of all are published. Without keys, one
     * is generated and stored in the database, except in production, where no credentials are signed then.
     */
    credentialKeys: values.CREDENTIAL_KEY ?? [],
    admin: firstAdmin(values),
    captcha: captcha(values),
    storage: storage(values),
    firebase: firebase(values),
    pages: pages(values),
    /** The share of requests that is traced; null without a collector. */
    traceShare: traceShare(values),
  };
}

/** The URL of this server on its own machine. */
export function ownAddress(host: string, port: number): string {
  const address = normalAddress(host);
  if (isLoopback(host) || address === '0.0.0.0' || address === '::') return `http://localhost:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : host}:${port}`;
}

/** The first administrator, created if there is none; null if a command creates them. */
function firstAdmin({ ADMIN_USER: username, ADMIN_PASSWORD: password, DEMO: demo }: SettingValues) {
  if (username === null && password === null) return demo ? DEMO_ADMIN : null;
  const others = demo ? DEMO_ADMIN : { username: '', password: '' };
  return { username: username ?? others.username, password: password ?? others.password };
}

function captcha({ CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret }: SettingValues) {
  return provider === 'altcha' || provider === 'off' ? { provider } : { provider, secret: secret ?? '' };
}

function storage(values: SettingValues) {
  if (values.STORAGE === 'disk') return { kind: 'disk' as const, folder: join(values.DATA_DIR, 'files') };
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  return {
    kind: 's3' as const,
    /** The service's URL; null means Amazon's for the region. */
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    bucket: values.S3_BUCKET ?? '',
    /** Static keys; null means those of the machine, the container or a role. */
    keys: accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey },
  };
}

/** The Firebase project whose identity tokens the account-deletion page sends; null without one. */
function firebase(values: SettingValues) {
  if (values.FIREBASE_PROJECT_ID === null) return null;
  return {
    projectId: values.FIREBASE_PROJECT_ID,
    /** The host that serves the provider's sign-in windows; null means the project's default. */
    authDomain: values.FIREBASE_AUTH_DOMAIN,
    /** Host and port of the Auth emulator; null for the real service. */
    emulatorHost: values.FIREBASE_AUTH_EMULATOR_HOST,
    /** The key of a service account; null means the machine's default credentials. */
    serviceAccount: values.FIREBASE_SERVICE_ACCOUNT,
  };
}

/** The settings that the pages have too; null keeps that of their build. */
function pages(values: Readonly<Record<string, unknown>>): PageSettings {
  const names = Object.keys(DEFAULT_APP_SETTINGS).filter((name) => name in SETTINGS);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function traceShare(values: SettingValues): number | null {
  const collector = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT;
  return collector === null || values.OTEL_SDK_DISABLED ? null : values.OTEL_TRACES_SAMPLER_ARG;
}
