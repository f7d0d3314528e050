import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../running/ConfigError.ts';
import { type Config, readConfig } from './config.ts';
import { DEMO_ADMIN } from './demoAdmin.ts';
import { settingsWarning } from './rules.ts';
import { SETTING_NAMES } from './settings.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** A service account's key in the format of the Firebase console. */
const serviceAccountKey = {
  type: 'service_account',
  project_id: 'cpd-1a2b3',
  private_key_id: '0123456789abcdef',
  private_key: privateKey,
  client_email: 'deletion@cpd-1a2b3.iam.gserviceaccount.com',
  client_id: '1234567890',
  auth_uri: 'https://accounts.google.com/o/oauth2/auth',
  token_uri: 'https://oauth2.googleapis.com/token',
  auth_provider_x509_cert_url: 'https://www.googleapis.com/oauth2/v1/certs',
  client_x509_cert_url: 'https://www.googleapis.com/robot/v1/metadata/x509/deletion',
  universe_domain: 'googleapis.com',
};

const folder = mkdtempSync(join(tmpdir(), 'cpd-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: string): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, content);
  return path;
}

const production = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'k'.repeat(32),
  PUBLIC_SITE_URL: 'https://cpd.example.org',
  TRUSTED_PROXIES: 'none',
};

test('the settings are all optional', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: null,
    admin: null,
    captcha: { provider: 'altcha' },
    corsOrigin: [],
    publicSiteUrl: 'http://localhost:8080',
    storage: { kind: 'disk' },
    firebase: null,
  });
});

test.each([
  ['127.0.0.1', 'http://localhost:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['::1', 'http://localhost:8080'],
  ['2001:db8::5', 'http://[2001:db8::5]:8080'],
  ['10.0.0.5', 'http://10.0.0.5:8080'],
  ['cpd.internal', 'http://cpd.internal:8080'],
])('links start with an address of the host %s', (host, expected) => {
  expect(readConfig({ HOST: host }).publicSiteUrl).toBe(expected);
});

test('the metrics can listen on another address than the service', () => {
  const metrics = { METRICS_HOST: '127.0.0.1', METRICS_PORT: '8080' };
  expect(readConfig({ HOST: '10.0.0.5', ...metrics })).toMatchObject({ metricsHost: '127.0.0.1', metricsPort: 8080 });
});

test('the settings split lists and remove trailing slashes of URLs', () => {
  const config = readConfig({
    CORS_ORIGIN: ' https://a.example , http://localhost:5173 ',
    PUBLIC_SITE_URL: 'https://cpd.example.org/',
    TRUSTED_PROXIES: '10.0.0.0/8,::1',
    TOKEN_SECRET: `${'n'.repeat(32)},${'o'.repeat(40)}`,
  });
  expect(config.corsOrigin).toEqual(['https://a.example', 'http://localhost:5173']);
  expect(config.publicSiteUrl).toBe('https://cpd.example.org');
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  expect(config.tokenSecret).toHaveLength(2);
});

test.each([
  'postgres://u:p%23%2F@h:5432/d?sslmode=verify-full',
  'postgres:///d?host=/run/postgresql',
  'postgresql://u@/d',
  'postgres://%2Frun%2Fpostgresql/d',
  'postgres://u:p@h/d?uselibpqcompat=true&sslmode=disable&connect_timeout=5&application_name=cpd',
])('the settings take the database address %s', (databaseUrl) => {
  expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
});

test('the settings have a sign-in for the demo, which the environment may replace', () => {
  expect(readConfig({ DEMO: '1' }).admin).toEqual(DEMO_ADMIN);
  expect(readConfig({ DEMO: '1', ADMIN_USER: 'ada', ADMIN_PASSWORD: 'long enough' }).admin?.username).toBe('ada');
});

const CREDENTIAL_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });

/** A valid value of each setting, the settings that it requires, and the part of the configuration that it changes. */
const EXAMPLES: Readonly<Record<string, readonly [string, Record<string, string>, unknown]>> = {
  PORT: ['9000', {}, { port: 9000, publicSiteUrl: 'http://localhost:9000' }],
  HOST: ['0.0.0.0', {}, { host: '0.0.0.0', metricsHost: '0.0.0.0' }],
  DATA_DIR: ['/var/lib/cpd', {}, { dataDir: '/var/lib/cpd', storage: { folder: '/var/lib/cpd/files' } }],
  DATABASE_URL: ['postgres://cpd:s3cret@db/cpd', {}, { databaseUrl: 'postgres://cpd:s3cret@db/cpd' }],
  DATABASE_POOL_SIZE: ['20', {}, { databasePoolSize: 20 }],
  DATABASE_POOLER: ['transaction', { DATABASE_URL: 'postgres://cpd@db/cpd' }, { databasePooler: 'transaction' }],
  NODE_ENV: [
    'production',
    { TOKEN_SECRET: 'k'.repeat(32), PUBLIC_SITE_URL: 'https://cpd.example', TRUSTED_PROXIES: 'none' },
    { production: true },
  ],
  REQUIRE_PASSKEYS: ['1', { PUBLIC_SITE_URL: 'https://cpd.example' }, { requirePasskeys: true }],
  DEMO: ['1', {}, { demo: true, admin: DEMO_ADMIN, logLevel: 'warn' }],
  ADMIN_USER: ['ada', { ADMIN_PASSWORD: 'long enough' }, { admin: { username: 'ada' } }],
  ADMIN_PASSWORD: ['long enough', { ADMIN_USER: 'ada' }, { admin: { password: 'long enough' } }],
  TOKEN_SECRET: ['k'.repeat(32), {}, { tokenSecret: ['k'.repeat(32)] }],
  CREDENTIAL_KEY: [JSON.stringify(CREDENTIAL_KEY), {}, { credentialKey: [CREDENTIAL_KEY] }],
  ISSUER_NAME: ['Chamber of Medicine', {}, { issuerName: 'Chamber of Medicine' }],
  TIME_ZONE: ['Asia/Bangkok', {}, { timeZone: 'Asia/Bangkok' }],
  CAPTCHA_PROVIDER: ['turnstile', { CAPTCHA_SECRET: 'secret' }, { captcha: { provider: 'turnstile' } }],
  BRAND_NAME: ['Chamber of Medicine', {}, { pages: { BRAND_NAME: 'Chamber of Medicine' } }],
  BRAND_MARK: ['/mark.svg', {}, { pages: { BRAND_MARK: '/mark.svg' } }],
  BRAND_HUE: ['20', {}, { pages: { BRAND_HUE: '20' } }],
  DEFAULT_LANGUAGE: ['th', {}, { pages: { DEFAULT_LANGUAGE: 'th' } }],
  CONTACT_EMAIL: ['help@chamber.example', {}, { pages: { CONTACT_EMAIL: 'help@chamber.example' } }],
  GOVERNING_LAW: ['the law of Ruritania', {}, { pages: { GOVERNING_LAW: 'the law of Ruritania' } }],
  DOCUMENTATION_URL: ['https://help.example', {}, { pages: { DOCUMENTATION_URL: 'https://help.example' } }],
  CAPTCHA_SITE_KEY: [
    'site-key',
    { CAPTCHA_PROVIDER: 'recaptcha', CAPTCHA_SECRET: 'secret' },
    { pages: { CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_PROVIDER: 'recaptcha' } },
  ],
  FIREBASE_API_KEY: [
    'web-key',
    { FIREBASE_PROJECT_ID: 'cpd-1a2b3' },
    { pages: { FIREBASE_API_KEY: 'web-key', FIREBASE_PROJECT_ID: 'cpd-1a2b3' } },
  ],
  CAPTCHA_SECRET: ['secret', { CAPTCHA_PROVIDER: 'recaptcha' }, { captcha: { secret: 'secret' } }],
  CORS_ORIGIN: ['https://a.example,https://b.example', {}, { corsOrigin: ['https://a.example', 'https://b.example'] }],
  ADMIN_SITE_URL: ['https://admin.example', {}, { adminSiteUrl: 'https://admin.example' }],
  PUBLIC_SITE_URL: ['https://cpd.example', {}, { publicSiteUrl: 'https://cpd.example' }],
  TRUSTED_PROXIES: ['10.0.0.0/8,::1', {}, { trustedProxies: ['10.0.0.0/8', '::1'] }],
  STORAGE: [
    's3',
    { S3_BUCKET: 'uploads' },
    { storage: { kind: 's3', endpoint: null, region: 'us-east-1', keys: null } },
  ],
  S3_BUCKET: ['uploads', { STORAGE: 's3' }, { storage: { bucket: 'uploads' } }],
  S3_REGION: ['eu-central-1', { STORAGE: 's3', S3_BUCKET: 'uploads' }, { storage: { region: 'eu-central-1' } }],
  S3_ENDPOINT: [
    'https://s3.example:9000/',
    { STORAGE: 's3', S3_BUCKET: 'uploads' },
    { storage: { endpoint: 'https://s3.example:9000' } },
  ],
  S3_ACCESS_KEY_ID: [
    'the-key',
    { STORAGE: 's3', S3_BUCKET: 'uploads', S3_SECRET_ACCESS_KEY: 'the-secret' },
    { storage: { keys: { accessKeyId: 'the-key' } } },
  ],
  S3_SECRET_ACCESS_KEY: [
    'the-secret',
    { STORAGE: 's3', S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: 'the-key' },
    { storage: { keys: { secretAccessKey: 'the-secret' } } },
  ],
  FIREBASE_PROJECT_ID: ['cpd-1a2b3', {}, { firebase: { projectId: 'cpd-1a2b3', serviceAccount: null } }],
  FIREBASE_SERVICE_ACCOUNT: [
    JSON.stringify(serviceAccountKey),
    { FIREBASE_PROJECT_ID: 'cpd-1a2b3' },
    {
      firebase: {
        serviceAccount: { projectId: 'cpd-1a2b3', clientEmail: serviceAccountKey.client_email, privateKey },
      },
    },
  ],
  FIREBASE_AUTH_DOMAIN: [
    'auth.example.org',
    { FIREBASE_PROJECT_ID: 'cpd-1a2b3' },
    { firebase: { authDomain: 'auth.example.org' } },
  ],
  FIREBASE_AUTH_EMULATOR_HOST: [
    'localhost:9099',
    { FIREBASE_PROJECT_ID: 'cpd-1a2b3' },
    { firebase: { emulatorHost: 'localhost:9099' } },
  ],
  API_KEY_REQUESTS_PER_MINUTE: ['600', {}, { apiKeyRequestsPerMinute: 600 }],
  BIN_DAYS: ['0', {}, { binDays: 0 }],
  DRAIN_SECONDS: ['15', {}, { drainSeconds: 15 }],
  HISTORY_DAYS: ['365', {}, { historyDays: 365 }],
  METRICS_PORT: ['9464', {}, { metricsPort: 9464 }],
  METRICS_HOST: ['10.0.0.7', { METRICS_PORT: '9464' }, { metricsHost: '10.0.0.7' }],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['http://collector:4318', {}, { traceShare: 1 }],
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ['http://collector:4318/v1/traces', {}, { traceShare: 1 }],
  OTEL_SDK_DISABLED: ['true', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { traceShare: null }],
  OTEL_TRACES_SAMPLER_ARG: ['0.1', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { traceShare: 0.1 }],
  LOG_LEVEL: ['debug', {}, { logLevel: 'debug' }],
  ADMIN_SITE_DIR: ['/srv/admin', {}, { adminSiteDir: '/srv/admin' }],
  PUBLIC_SITE_DIR: ['/srv/public', {}, { publicSiteDir: '/srv/public' }],
};

const SECRETS = SETTING_NAMES.flatMap((name) => name.match(/^(.+)_FILE$/)?.[1] ?? []);

/** Documented variables of libraries and of other programs, which the service does not read. */
const OF_OTHERS =
  /^(VITE_|AWS_|OTEL_(SERVICE_NAME|RESOURCE_ATTRIBUTES|EXPORTER_OTLP_(HEADERS|TIMEOUT|COMPRESSION|CERTIFICATE))$|SOAK_MS$|TRUSTED_PROXYS$|OLD_DATABASE_URL$|ON_ERROR_STOP$)/;

/** The settings that docs/configuration.md and docs/operations.md name. */
function documentedSettings(): readonly string[] {
  const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const [, section = ''] = /^## The service$(.*?)^## /ms.exec(read('docs/configuration.md')) ?? [];
  const entries = [...section.matchAll(/^- `([A-Z][A-Z0-9_]+)`(\\\*)?:/gm)];
  const words = [
    // An asterisk marks a secret, which can be read from a file.
    ...entries.flatMap(([, name = '', mark]) => (mark ? [name, `${name}_FILE`] : [name])),
    ...[...read('docs/operations.md').matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)].map(([, name = '']) => name),
  ];
  // Error codes look like settings.
  const codes = new Set(read('packages/api/openapi.json').match(/\b[A-Z][A-Z0-9_]+\b/g));
  return [...new Set(words)].filter((name) => !OF_OTHERS.test(name) && !codes.has(name));
}

test('every setting is documented and has an example here, and no other is documented', () => {
  expect(documentedSettings().toSorted()).toEqual(SETTING_NAMES.toSorted());
  expect([...Object.keys(EXAMPLES), ...SECRETS.map((name) => `${name}_FILE`)].toSorted()).toEqual(
    SETTING_NAMES.toSorted(),
  );
});

test.each(Object.entries(EXAMPLES))('a valid %s is accepted and takes effect', (name, [value, others, part]) => {
  const read = (environment: Record<string, string>): Config | null => {
    try {
      return readConfig(environment);
    } catch {
      return null;
    }
  };
  expect(readConfig({ ...others, [name]: value })).toMatchObject(Object(part));
  expect(read(others)).not.toMatchObject(Object(part));
});

test.each(SECRETS)('%s can be read from a file, whose byte order mark and last line break do not count', (name) => {
  const [value, others, part] = EXAMPLES[name] ?? ['', {}, null];
  for (const [start, end] of [
    ['', ''],
    ['', '\n'],
    ['\ufeff', '\r\n'],
  ]) {
    const environment = { ...others, [`${name}_FILE`]: fileWith(`${start}${value}${end}`) };
    expect(readConfig(environment)).toMatchObject(Object(part));
  }
});

test('a service account may be written over several lines in its file', () => {
  const path = fileWith(JSON.stringify(serviceAccountKey, null, 2));
  const config = readConfig({ FIREBASE_PROJECT_ID: 'cpd-1a2b3', FIREBASE_SERVICE_ACCOUNT_FILE: path });
  expect(config.firebase?.serviceAccount?.privateKey).toBe(privateKey);
});

/** Returns the sentences by which the settings are rejected. */
function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n');
  }
}

test.each([
  ['is missing', '/nonexistent/secret', 'TOKEN_SECRET_FILE names /nonexistent/secret, which cannot be read (ENOENT).'],
  ['is a folder', folder, `TOKEN_SECRET_FILE names ${folder}, which cannot be read (EISDIR).`],
])('a file with a secret that %s is reported in one sentence', (_, path, message) => {
  expect(faultsOf({ TOKEN_SECRET_FILE: path })).toEqual([message]);
  expect(faultsOf({ ...production, TOKEN_SECRET: '', TOKEN_SECRET_FILE: path })).toEqual([message]);
});

test('an empty file with a secret is reported in one sentence', () => {
  const path = fileWith('\n');
  expect(faultsOf({ CAPTCHA_SECRET_FILE: path, CAPTCHA_PROVIDER: 'turnstile' })).toEqual([
    `CAPTCHA_SECRET_FILE names ${path}, which is empty.`,
  ]);
});

test('a secret that is given as a variable and as a file is reported in one sentence', () => {
  const environment = { TOKEN_SECRET: 'k'.repeat(32), TOKEN_SECRET_FILE: fileWith('l'.repeat(32)) };
  expect(faultsOf(environment)).toEqual(['TOKEN_SECRET and TOKEN_SECRET_FILE are both set; remove one of them.']);
});

test.each(['ADMIN_PASSWORD', 'CAPTCHA_SECRET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'TOKEN_SECRET'])(
  '%s is one line, also when it is read from a file',
  (name) => {
    const [value = '', others] = EXAMPLES[name] ?? [];
    const environment = { ...others, [`${name}_FILE`]: fileWith(`${value}\n${value}\n`) };
    expect(faultsOf(environment)).toEqual([`${name} must be one line.`]);
  },
);

test.each([
  ['no JSON', 'no json', ["must be a service account's key as JSON."]],
  ['a text', '"text"', ["must hold a service account's key as one JSON object."]],
  ['null', 'null', ["must hold a service account's key as one JSON object."]],
  [
    'the settings of a web app',
    JSON.stringify({ apiKey: 'k', projectId: 'cpd-1a2b3' }),
    [
      `must hold a service account's key, whose "type" is "service_account".`,
      `must hold a service account's key, whose "project_id" is a text.`,
      `must hold a service account's key, whose "client_email" is a text.`,
      `must hold a service account's key, whose "private_key" is a private key in PEM format.`,
    ],
  ],
  [
    'a damaged private key',
    JSON.stringify({ ...serviceAccountKey, private_key: privateKey.replaceAll('\n', '\\n') }),
    [`must hold a service account's key, whose "private_key" is a private key in PEM format.`],
  ],
])('a service account that is %s is rejected with what is missing', (_, value, messages) => {
  const faults = faultsOf({ FIREBASE_PROJECT_ID: 'cpd-1a2b3', FIREBASE_SERVICE_ACCOUNT: value });
  expect(faults).toEqual(messages.map((message) => `FIREBASE_SERVICE_ACCOUNT ${message}`));
});

test('all errors are reported at once, each in one sentence', () => {
  const environment = {
    NODE_ENV: 'production',
    PORT: 'abc',
    DATABASE_POOL_SIZE: '1',
    DATABASE_URL: 'mysql://u:s3cret@h/d',
    TOKEN_SECRET: 'short',
    CORS_ORIGIN: 'https://a.example/path,*',
    STORAGE: 's3',
    S3_ACCESS_KEY_ID: 'k',
    ADMIN_USER: 'ada',
    CAPTCHA_PROVIDER: 'turnstile',
    FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
  };
  expect(faultsOf(environment)).toEqual([
    'PORT must be a whole number from 0 to 65535, but it is "abc".',
    'DATABASE_URL must begin with postgres:// or postgresql://.',
    'DATABASE_POOL_SIZE must be a whole number from 2 to 500, but it is "1".',
    'CORS_ORIGIN must have no path, as in https://cpd.example.org, but it holds "https://a.example/path".',
    'CORS_ORIGIN must be an http or https address such as https://cpd.example.org, but it is "*".',
    'TOKEN_SECRET must have at least 32 characters (several keys are separated by commas, the first one signs).',
    'ADMIN_PASSWORD must be set when ADMIN_USER is.',
    'CAPTCHA_SECRET must be set when CAPTCHA_PROVIDER is turnstile.',
    'S3_BUCKET must be set when STORAGE is s3.',
    'S3_SECRET_ACCESS_KEY must be set when S3_ACCESS_KEY_ID is.',
    'FIREBASE_PROJECT_ID must be set where other Firebase settings are.',
    'FIREBASE_AUTH_EMULATOR_HOST is set. This is rejected when NODE_ENV is production.',
    'PUBLIC_SITE_URL is not set. This is rejected when NODE_ENV is production.',
    'TRUSTED_PROXIES is not set: name the balancer\'s addresses, or "none". This is rejected when NODE_ENV is production.',
  ]);
});

const ACCOUNT = { ADMIN_USER: 'florence', PUBLIC_SITE_URL: 'https://wards.example.org' };
const NO_PASSKEYS =
  'REQUIRE_PASSKEYS is on, so PUBLIC_SITE_URL must begin with https:// and have a host name, because passkeys need both.';

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, but it is "65536".'],
  [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE must be a whole number from 2 to 500, but it is "1".'],
  [{ HOST: 'a b', REQUIRE_PASSKEYS: '1' }, 'HOST must be a host name or an address without a port, but it is "a b".'],
  [{ HOST: '10.0.0.5:8080' }, 'HOST must be a host name or an address without a port, but it is "10.0.0.5:8080".'],
  [{ METRICS_HOST: '[::1]', METRICS_PORT: '1' }, 'METRICS_HOST must be a host name or an address without a port'],
  [{ DEMO: 'yes' }, 'DEMO must be 1 or 0, but it is "yes".'],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
  [{ DATABASE_URL: 'postgres://u:se#cret@h/d' }, 'DATABASE_URL must be an address such as'],
  [{ DATABASE_URL: 'postgres://u:secret@h:99999/d' }, 'DATABASE_URL must be an address such as'],
  [{ DATABASE_URL: 'postgres://u:secret@one,two/d' }, 'DATABASE_URL must name one host.'],
  [
    { DATABASE_URL: 'postgres://u@h/d?sslmode=require&schema=secret&pool=1' },
    `DATABASE_URL must hold only parameters of PostgreSQL's programs, without "schema" and "pool".`,
  ],
  [{ DATABASE_URL: 'postgres://u:secret@one:99999/d' }, 'DATABASE_URL must be an address such as'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a whole number from 0 to 3600, but it is "-1".'],
  [{ ADMIN_USER: 'ada' }, 'ADMIN_PASSWORD must be set when ADMIN_USER is.'],
  [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_USER must be set when ADMIN_PASSWORD is.'],
  [{ ADMIN_USER: '\u200b', ADMIN_PASSWORD: 'long enough' }, 'ADMIN_USER must be one line of at most 100 visible'],
  [{ ADMIN_USER: 'ad\u001bmin', ADMIN_PASSWORD: 'long enough' }, 'ADMIN_USER must be one line of at most 100 visible'],
  [{ ADMIN_USER: '\u0430dmin', ADMIN_PASSWORD: 'long enough' }, 'ADMIN_USER must be one line of at most 100 visible'],
  [
    { ADMIN_USER: 'a'.repeat(101), ADMIN_PASSWORD: 'long enough' },
    'ADMIN_USER must be one line of at most 100 visible',
  ],
  [{ ISSUER_NAME: '\u200b' }, 'ISSUER_NAME must be one line of visible characters.'],
  [{ ISSUER_NAME: 'Chamber\u0007of Medicine' }, 'ISSUER_NAME must be one line of visible characters.'],
  [{ ADMIN_USER: 'ada', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have 8 to 128 characters.'],
  [{ ADMIN_USER: 'ada', ADMIN_PASSWORD: '🐎🐎🐎🐎🐎🐎🐎' }, 'ADMIN_PASSWORD must have 8 to 128 characters.'],
  [{ ADMIN_USER: 'ada', ADMIN_PASSWORD: 'Password1' }, 'ADMIN_PASSWORD is one of those that attackers try first.'],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
  [{ ...production, TOKEN_SECRET: ',' }, 'TOKEN_SECRET must have at least 32 characters'],
  [
    { CAPTCHA_PROVIDER: 'none' },
    'CAPTCHA_PROVIDER must be one of altcha, recaptcha, turnstile, off, but it is "none".',
  ],
  [{ CAPTCHA_PROVIDER: 'turnstile' }, 'CAPTCHA_SECRET must be set when CAPTCHA_PROVIDER is turnstile.'],
  [{ REQUIRE_PASSKEYS: '1', PUBLIC_SITE_URL: 'http://cpd.example' }, NO_PASSKEYS],
  [{ REQUIRE_PASSKEYS: '1', PUBLIC_SITE_URL: 'https://192.0.2.1' }, NO_PASSKEYS],
  [
    { REQUIRE_PASSKEYS: '1', PUBLIC_SITE_URL: 'https://cpd.example', ADMIN_SITE_URL: 'http://admin.example' },
    NO_PASSKEYS.replace('PUBLIC_SITE_URL', 'ADMIN_SITE_URL'),
  ],
  [
    {
      REQUIRE_PASSKEYS: '1',
      PUBLIC_SITE_URL: 'https://www.example.org',
      CORS_ORIGIN: 'https://www.example.org,https://admin.example.org',
    },
    'REQUIRE_PASSKEYS is on and CORS_ORIGIN names other hosts, so ADMIN_SITE_URL must name the one of the back office, to which passkeys belong.',
  ],
  [{ CAPTCHA_SECRET: 'secret' }, 'CAPTCHA_PROVIDER must be recaptcha or turnstile when CAPTCHA_SECRET is set.'],
  [{ S3_BUCKET: 'uploads' }, 'STORAGE must be s3 where S3 settings are.'],
  [{ STORAGE: 'disk', S3_ENDPOINT: 'http://s3:9000' }, 'STORAGE must be s3 where S3 settings are.'],
  [{ DATABASE_POOLER: 'transaction' }, 'DATABASE_URL must be set when DATABASE_POOLER is transaction.'],
  [{ METRICS_HOST: '10.0.0.7' }, 'METRICS_PORT must be set when METRICS_HOST is.'],
  [{ PORT: '9464', METRICS_PORT: '9464' }, 'METRICS_PORT must differ from PORT.'],
  [{ ...ACCOUNT, ADMIN_PASSWORD: 'florence-admin' }, 'ADMIN_PASSWORD is too easy to guess'],
  [{ ...ACCOUNT, ADMIN_PASSWORD: 'wards-florence' }, 'ADMIN_PASSWORD is too easy to guess'],
  [{ CORS_ORIGIN: 'https://a.example/path' }, 'CORS_ORIGIN must have no path'],
  [{ CORS_ORIGIN: '*' }, 'CORS_ORIGIN must be an http or https address'],
  [
    { PUBLIC_SITE_URL: 'https://cpd.example.org/app' },
    'PUBLIC_SITE_URL must have no path, as in https://cpd.example.org, but it holds "https://cpd.example.org/app".',
  ],
  [{ ADMIN_SITE_URL: 'https://cpd.example.org/admin' }, 'ADMIN_SITE_URL must have no path'],
  [{ TRUSTED_PROXIES: '10.0.0.1,0.0.0.0/0' }, 'TRUSTED_PROXIES must not hold every address, as "0.0.0.0/0" does'],
  [{ TRUSTED_PROXIES: '::/0' }, 'TRUSTED_PROXIES must not hold every address'],
  [{ PUBLIC_SITE_URL: 'ftp://a.example' }, 'PUBLIC_SITE_URL must be an http or https address'],
  [{ PUBLIC_SITE_URL: 'https://ada:s3cret@a.example' }, 'PUBLIC_SITE_URL must hold no user name and no password.'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must hold addresses or networks'],
  [
    { STORAGE: 's3', S3_BUCKET: 'the uploads' },
    'S3_BUCKET must be letters, digits, dots and hyphens, but it is "the uploads".',
  ],
  [{ STORAGE: 's3', S3_BUCKET: 'b', S3_REGION: 'eu/central' }, 'S3_REGION must be letters, digits, dots and hyphens'],
  [{ STORAGE: 's3' }, 'S3_BUCKET must be set when STORAGE is s3.'],
  [
    { STORAGE: 's3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' },
    'S3_SECRET_ACCESS_KEY must be set when S3_ACCESS_KEY_ID is.',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, but it is "10".'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address such as https://cpd.example.org, but it is "collector:4318".',
  ],
  [
    { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
    'FIREBASE_PROJECT_ID must be set where other Firebase settings are.',
  ],
  [
    { FIREBASE_PROJECT_ID: 'demo', FIREBASE_AUTH_EMULATOR_HOST: 'http://localhost' },
    'FIREBASE_AUTH_EMULATOR_HOST must be host:port',
  ],
  [
    { FIREBASE_PROJECT_ID: 'p', FIREBASE_AUTH_DOMAIN: 'https://auth.example' },
    'FIREBASE_AUTH_DOMAIN must be a host name such as',
  ],
  [{ FIREBASE_PROJECT_ID: 'p; script-src *' }, 'FIREBASE_PROJECT_ID must be a project id'],
  [{ HISTORY_DAYS: '7' }, 'HISTORY_DAYS must be a whole number from 30 to 36500, but it is "7".'],
  [{ BRAND_HUE: '150' }, 'BRAND_HUE must be a number from 0 to 105 or from 240 to 360, but it is "150".'],
  [{ BRAND_HUE: '20;}' }, 'BRAND_HUE must be a number from 0 to 105 or from 240 to 360, but it is "20;}".'],
  [
    { BRAND_MARK: 'https://cdn.example/mark.svg' },
    'BRAND_MARK must be a path such as /mark.svg, but it is "https://cdn.example/mark.svg".',
  ],
  [
    { BRAND_MARK: '//cdn.example/mark.svg' },
    'BRAND_MARK must be a path such as /mark.svg, but it is "//cdn.example/mark.svg".',
  ],
  [
    { DEFAULT_LANGUAGE: 'Thai language' },
    'DEFAULT_LANGUAGE must be a language tag such as th, but it is "Thai language".',
  ],
  [{ CONTACT_EMAIL: 'the office' }, 'CONTACT_EMAIL must be an e-mail address, but it is "the office".'],
  [{ CONTACT_EMAIL: '\u200b' }, 'CONTACT_EMAIL must be an e-mail address'],
  [{ CAPTCHA_SITE_KEY: 'key' }, 'CAPTCHA_PROVIDER must be recaptcha or turnstile when CAPTCHA_SITE_KEY is set.'],
  [{ FIREBASE_API_KEY: 'key' }, 'FIREBASE_PROJECT_ID must be set where other Firebase settings are.'],
  [{ TIME_ZONE: '+07:00' }, 'TIME_ZONE must be the name of a time zone such as Asia/Bangkok, but it is "+07:00".'],
  [{ TIME_ZONE: 'Bangkok' }, 'TIME_ZONE must be the name of a time zone such as Asia/Bangkok, but it is "Bangkok".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])('the settings reject %j in one sentence', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(message);
});

test('the settings never repeat a secret', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:s3cret@h/d' })).not.toThrow('s3cret');
  expect(() => readConfig({ DATABASE_URL: 'postgres://u:s3cret#@h/d' })).not.toThrow('s3cret');
  expect(() => readConfig({ TOKEN_SECRET: 's3cret' })).not.toThrow('s3cret');
  expect(() => readConfig({ ADMIN_USER: 'a', ADMIN_PASSWORD: 's3cret' })).not.toThrow('s3cret');
  for (const key of ['s3cret', '"s3cret"', '{"type":"s3cret","private_key":"s3cret"}']) {
    expect(() => readConfig({ FIREBASE_PROJECT_ID: 'p', FIREBASE_SERVICE_ACCOUNT: key })).not.toThrow('s3cret');
  }
});

test.each([
  [
    'passkeys on a host of their own',
    {
      REQUIRE_PASSKEYS: '1',
      PUBLIC_SITE_URL: 'https://www.example.org',
      ADMIN_SITE_URL: 'https://admin.example.org',
      CORS_ORIGIN: 'https://www.example.org',
    },
  ],
  ['a session pooler without PostgreSQL', { DATABASE_POOLER: 'none' }],
  [
    'the same port for metrics on another address',
    { HOST: '10.0.0.5', METRICS_HOST: '127.0.0.1', METRICS_PORT: '8080' },
  ],
  ['a free port for both', { PORT: '0', METRICS_PORT: '0' }],
  ['an ordinary first password', { ...ACCOUNT, ADMIN_PASSWORD: 'florence likes horses' }],
])('the settings accept %s', (_, environment) => {
  expect(faultsOf(environment)).toEqual([]);
});

describe('in production', () => {
  test('complete settings are accepted', () => {
    expect(readConfig(production)).toMatchObject({ production: true, trustedProxies: [] });
  });

  test.each([
    ['10.0.0.5', '127.0.0.1', true],
    ['10.0.0.0/8,2001:db8::/32', '::1', true],
    ['10.0.0.5', 'localhost', true],
    ['10.0.0.5', '0.0.0.0', false],
    ['10.0.0.5', '10.0.0.6', false],
    ['127.0.0.1', '127.0.0.1', false],
    ['::1,10.0.0.5', '127.0.0.1', false],
    ['none', '127.0.0.1', false],
  ])('trusted proxies %s next to the host %s lead to a warning: %s', (proxies, host, isWarned) => {
    const warning = settingsWarning(readConfig({ ...production, TRUSTED_PROXIES: proxies, HOST: host }));
    expect(warning !== null).toBe(isWarned);
    if (isWarned) expect(warning).toContain(`HOST is ${host}, where only this machine can connect`);
    expect(settingsWarning(readConfig({ TRUSTED_PROXIES: proxies, HOST: host }))).toBeNull();
  });

  test.each([
    [{ DEMO: '1' }, 'DEMO=1 loads demo data'],
    [
      { ADMIN_USER: 'a', ADMIN_PASSWORD: DEMO_ADMIN.password },
      'ADMIN_PASSWORD is one of those that attackers try first.',
    ],
    [{ TOKEN_SECRET: '' }, 'TOKEN_SECRET is not set.'],
    [{ CAPTCHA_PROVIDER: 'off' }, 'CAPTCHA_PROVIDER is off.'],
    [
      { FIREBASE_PROJECT_ID: 'p', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST is set.',
    ],
    [{ PUBLIC_SITE_URL: '' }, 'PUBLIC_SITE_URL is not set.'],
    [{ TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES is not set'],
  ])('%j is rejected', (env, message) => {
    expect(() => readConfig({ ...production, ...env })).toThrow(message);
  });
});
