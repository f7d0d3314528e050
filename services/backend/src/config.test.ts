import { describe, expect, test } from 'vitest';
import { ConfigError, DEMO_ADMIN, readConfig } from './config.ts';

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
    corsOrigins: [],
    publicSiteUrl: 'http://localhost:8080',
    storage: { kind: 'disk' },
    firebase: null,
  });
});

test('the figures can listen elsewhere than the service', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).metricsHost).toBe('0.0.0.0');
  expect(readConfig({ HOST: '0.0.0.0', METRICS_HOST: '127.0.0.1' }).metricsHost).toBe('127.0.0.1');
});

test('the settings take lists apart and addresses without a slash at their end', () => {
  const config = readConfig({
    CORS_ORIGIN: ' https://a.example , http://localhost:5173 ',
    PUBLIC_SITE_URL: 'https://cpd.example.org/',
    TRUSTED_PROXIES: '10.0.0.0/8,::1',
    TOKEN_SECRET: `${'n'.repeat(32)},${'o'.repeat(40)}`,
  });
  expect(config.corsOrigins).toEqual(['https://a.example', 'http://localhost:5173']);
  expect(config.publicSiteUrl).toBe('https://cpd.example.org');
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  expect(config.tokenSecrets).toHaveLength(2);
});

test.each([
  'postgres://u:p%23%2F@h:5432/d?sslmode=verify-full',
  'postgres:///d?host=/run/postgresql',
  'postgresql://u@/d',
  'postgres://%2Frun%2Fpostgresql/d',
])('the settings take the database address %s', (databaseUrl) => {
  expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
});

test('the settings give the demo a sign-in, which the environment may replace', () => {
  expect(readConfig({ DEMO: '1' }).admin).toEqual(DEMO_ADMIN);
  expect(readConfig({ DEMO: '1', ADMIN_USER: 'ada', ADMIN_PASSWORD: 'long enough' }).admin?.username).toBe('ada');
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, but it is "65536".'],
  [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE must be a whole number from 2 to 500, but it is "1".'],
  [{ DEMO: 'yes' }, 'DEMO must be 1 or 0, but it is "yes".'],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
  [{ DATABASE_URL: 'postgres://u:se#cret@h/d' }, 'DATABASE_URL must be an address such as'],
  [{ DATABASE_URL: 'postgres://u:secret@h:99999/d' }, 'DATABASE_URL must be an address such as'],
  [{ ADMIN_USER: 'ada' }, 'ADMIN_USER is set, so ADMIN_PASSWORD must be set as well.'],
  [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_PASSWORD is set, so ADMIN_USER must be set as well.'],
  [{ ADMIN_USER: 'ada', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have 8 to 128 characters.'],
  [{ ADMIN_USER: 'ada', ADMIN_PASSWORD: '🐎🐎🐎🐎🐎🐎🐎' }, 'ADMIN_PASSWORD must have 8 to 128 characters.'],
  [{ ADMIN_USER: 'ada', ADMIN_PASSWORD: 'Password1' }, 'ADMIN_PASSWORD is one of those that attackers try first.'],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
  [{ CREDENTIAL_SECRET: 'short' }, 'CREDENTIAL_SECRET must have at least 32 characters'],
  [
    { CAPTCHA_PROVIDER: 'none' },
    'CAPTCHA_PROVIDER must be one of altcha, recaptcha, turnstile, off, but it is "none".',
  ],
  [{ CAPTCHA_PROVIDER: 'turnstile' }, 'CAPTCHA_SECRET must be set when CAPTCHA_PROVIDER is turnstile.'],
  [{ CORS_ORIGIN: 'https://a.example/path' }, 'CORS_ORIGIN must name origins without a path'],
  [{ CORS_ORIGIN: '*' }, 'CORS_ORIGIN must be an http or https address'],
  [{ PUBLIC_SITE_URL: 'ftp://a.example' }, 'PUBLIC_SITE_URL must be an http or https address'],
  [{ PUBLIC_SITE_URL: 'https://ada:s3cret@a.example' }, 'PUBLIC_SITE_URL must hold no user name and no password.'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must hold addresses or networks'],
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
  [{ FIREBASE_PROJECT_ID: 'p', FIREBASE_SERVICE_ACCOUNT: 'no json' }, 'FIREBASE_SERVICE_ACCOUNT must be'],
  [{ HISTORY_DAYS: '7' }, 'HISTORY_DAYS must be a whole number from 30 to 36500, but it is "7".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])('the settings refuse %j in one sentence', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(message);
});

test('the settings never repeat a secret', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:s3cret@h/d' })).not.toThrow('s3cret');
  expect(() => readConfig({ DATABASE_URL: 'postgres://u:s3cret#@h/d' })).not.toThrow('s3cret');
  expect(() => readConfig({ TOKEN_SECRET: 's3cret' })).not.toThrow('s3cret');
});

describe('in production', () => {
  test('complete settings are taken', () => {
    expect(readConfig(production)).toMatchObject({ production: true, trustedProxies: [] });
  });

  test.each([
    [{ DEMO: '1' }, 'DEMO=1 loads demo data'],
    [{ ADMIN_USER: 'a', ADMIN_PASSWORD: DEMO_ADMIN.password }, "ADMIN_PASSWORD is the demo's."],
    [{ TOKEN_SECRET: '' }, 'TOKEN_SECRET is not set.'],
    [{ CAPTCHA_PROVIDER: 'off' }, 'CAPTCHA_PROVIDER is off.'],
    [
      { FIREBASE_PROJECT_ID: 'p', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST is set.',
    ],
    [{ PUBLIC_SITE_URL: '' }, 'PUBLIC_SITE_URL is not set.'],
    [{ TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES is not set'],
  ])('%j is refused', (env, message) => {
    expect(() => readConfig({ ...production, ...env })).toThrow(message);
  });
});
