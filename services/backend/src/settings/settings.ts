import { resolve } from 'node:path';
import * as v from 'valibot';
import {
  databaseAddress,
  databasePooler,
  emailAddress,
  folder,
  hostName,
  line,
  listOf,
  matching,
  network,
  newPassword,
  oneOf,
  onOrOff,
  origin,
  readableHue,
  secrets,
  serviceAccount,
  share,
  shownText,
  signingKeys,
  text,
  timeZone,
  username,
  webAddress,
  wholeNumber,
} from './schemas.ts';

/** An environment variable of the service. */
export interface Setting<Value> {
  readonly schema: v.GenericSchema<string, Value>;
  /** Used if it is not set. Without one, the value is null. */
  readonly fallback?: string;
  /** Whether it may contain a secret. Such a setting can be read from a file, and its messages never repeat it. */
  readonly isSecret: boolean;
  /** Its line in docs/configuration.md, in Markdown; links are relative to docs. */
  readonly meaning: string;
  /** The default in docs/configuration.md, if it is not `fallback`. */
  readonly otherwise?: string | undefined;
}

function setting<Value>(
  schema: v.GenericSchema<string, Value>,
  fallback: string,
  meaning: string,
  otherwise?: string,
): Setting<Value> {
  return { schema, fallback, isSecret: false, meaning, otherwise };
}

function optional<Value>(
  schema: v.GenericSchema<string, Value>,
  meaning: string,
  otherwise?: string,
): Setting<Value | null> {
  return { schema, isSecret: false, meaning, otherwise };
}

function secret<Value>(
  schema: v.GenericSchema<string, Value>,
  meaning: string,
  otherwise?: string,
): Setting<Value | null> {
  return { schema, isSecret: true, meaning, otherwise };
}

/** Part of a host name or of a path, so that it needs no escapes. */
const storageName = matching(/^[\w.-]+$/, 'letters, digits, dots and hyphens');

function builtApp(name: 'admin' | 'public'): string {
  return resolve(import.meta.dirname, '../../../../apps', name, 'dist');
}

/** Every setting by its name, in the order in which problems are reported. */
export const SETTINGS = {
  HOST: setting(
    hostName,
    '127.0.0.1',
    'Address on which the service listens. [A balancer on another machine](operations.md#deployment-files) needs `0.0.0.0` or the address of this machine.',
  ),
  PORT: setting(wholeNumber(0, 65_535), '8080', 'Port on which the service listens; 0 takes a free one.'),
  DRAIN_SECONDS: setting(
    wholeNumber(0, 3_600),
    '0',
    'Seconds for which requests are accepted after SIGTERM, while `/readyz` is 503.',
  ),
  METRICS_PORT: optional(wholeNumber(0, 65_535), 'Separate port of `/metrics`.', 'no metrics'),
  METRICS_HOST: optional(hostName, 'Address of the metrics port.', '`HOST`'),
  DATA_DIR: setting(folder, '.data', 'Folder of the embedded database and of uploads on disk.'),
  DATABASE_URL: secret(databaseAddress, 'PostgreSQL.', 'the embedded database'),
  // Maintenance holds a connection for its lock and needs another one.
  DATABASE_POOL_SIZE: setting(wholeNumber(2, 500), '10', 'Connections to PostgreSQL, at least 2.'),
  DATABASE_POOLER: setting(databasePooler, 'none', '`transaction` behind PgBouncer with `pool_mode = transaction`.'),
  ISSUER_NAME: optional(shownText, 'Issuer in signed certificate credentials.', 'host of `PUBLIC_SITE_URL`'),
  TIME_ZONE: setting(
    timeZone,
    'UTC',
    'IANA time zone of the dates and numbers of certificates, such as `Asia/Bangkok`.',
  ),
  CORS_ORIGIN: setting(listOf(origin), '', 'Comma-separated origins of apps on other hosts that may call the API.'),
  ADMIN_SITE_URL: optional(
    origin,
    'Origin of the back office if it has a host of its own. [Passkeys](operations.md#passkeys) belong to it.',
    '`PUBLIC_SITE_URL`',
  ),
  DEMO: setting(onOrOff, '0', '`1` loads the demo data once and offers the demo sign-in. `npm start` sets it.'),
  REQUIRE_PASSKEYS: setting(
    onOrOff,
    '0',
    '`1` requires a [passkey](operations.md#passkeys) of every administrator. Needs https and a host name; with `CORS_ORIGIN` also `ADMIN_SITE_URL`.',
  ),
  NODE_ENV: setting(text, '', '`production` rejects demo data and demo secrets. `npm run serve` sets it.'),
  TRUSTED_PROXIES: optional(
    v.pipe(
      text,
      v.transform((list) => (list === 'none' ? '' : list)),
      listOf(network),
    ),
    'Comma-separated addresses or networks of trusted proxies alone, or `none`. Production needs a value.',
  ),
  API_KEY_REQUESTS_PER_MINUTE: setting(
    wholeNumber(1, 10_000_000),
    '30000',
    'Requests of each API key in a minute, over all processes. More get 429.',
  ),
  HISTORY_DAYS: optional(wholeNumber(30, 36_500), 'Days after which history lines are deleted, at least 30.', 'never'),
  BIN_DAYS: setting(
    wholeNumber(0, 3_650),
    '30',
    'Days for which deleted courses, events, certificate groups and questions can be restored. `0`: not at all.',
  ),
  ADMIN_SITE_DIR: setting(text, builtApp('admin'), 'Folder of the built back office.', '`apps/admin/dist`'),
  PUBLIC_SITE_DIR: setting(text, builtApp('public'), 'Folder of the built public pages.', '`apps/public/dist`'),
  PUBLIC_SITE_URL: optional(origin, 'Origin of the public pages, used by review links.', "the service's own"),
  LOG_LEVEL: optional(
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    '`debug`, `info`, `warn`, `error` or `silent`.',
    '`info`; `warn` in the demo',
  ),
  TOKEN_SECRET: secret(
    secrets,
    'Comma-separated keys of at least 32 characters. The first signs access tokens; all are accepted.',
    'generated and stored; required in production',
  ),
  CREDENTIAL_KEY: secret(
    signingKeys,
    'P-256 keys of certificate credentials: PEM blocks, a JWK or a JWK set. The first signs; all public keys are published.',
    'generated; in production no credentials',
  ),
  ADMIN_USER: optional(username, 'Creates the first administrator if there is none.', '`admin` in the demo'),
  ADMIN_PASSWORD: secret(newPassword, 'Password of the first administrator.', '`demo-password` in the demo'),
  CAPTCHA_PROVIDER: setting(
    oneOf('altcha', 'recaptcha', 'turnstile', 'off'),
    'altcha',
    '`altcha` (built-in proof of work), `recaptcha`, `turnstile` or `off`.',
  ),
  CAPTCHA_SECRET: secret(line, 'Secret of reCAPTCHA or Turnstile.'),
  STORAGE: setting(oneOf('disk', 's3'), 'disk', 'Where uploads are stored: `disk` or `s3`.'),
  S3_ENDPOINT: optional(webAddress, 'URL of the object storage.', "Amazon's"),
  S3_REGION: setting(storageName, 'us-east-1', 'Region of the bucket.'),
  S3_BUCKET: optional(storageName, 'Bucket.'),
  S3_ACCESS_KEY_ID: secret(line, 'Access key of the object storage.', 'role of the machine or container'),
  S3_SECRET_ACCESS_KEY: secret(line, 'Secret key of the object storage.', 'role of the machine or container'),
  FIREBASE_PROJECT_ID: optional(
    matching(/^[a-z\d.:-]+$/i, 'a project id such as cpd-1a2b3'),
    'Firebase project of account deletion.',
    'the emulator in the demo',
  ),
  FIREBASE_AUTH_DOMAIN: optional(
    matching(/^[a-z\d.-]+(:\d+)?$/i, 'a host name such as auth.example.org'),
    'Host of the sign-in windows.',
    "the project's",
  ),
  FIREBASE_AUTH_EMULATOR_HOST: optional(
    matching(/^[^\s/:]+:\d+$/, 'host:port'),
    '`host:port` of the Auth emulator.',
    'the real service',
  ),
  FIREBASE_SERVICE_ACCOUNT: secret(
    serviceAccount,
    'JSON key of a service account of that project.',
    "the machine's credentials",
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    webAddress,
    'OpenTelemetry collector that receives [traces](operations.md#health-and-measurements).',
    'no traces',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(
    webAddress,
    'Full URL of the collector for traces.',
    '`OTEL_EXPORTER_OTLP_ENDPOINT`',
  ),
  OTEL_SDK_DISABLED: setting(onOrOff, '0', '`true` turns traces off.'),
  OTEL_TRACES_SAMPLER_ARG: setting(share, '1', 'Share of requests that are traced, 0 to 1.'),
  BRAND_NAME: optional(shownText, 'Name of the service.', '`CPD Service`'),
  // An absolute path of the pages' own origin: their policy allows no images of others.
  BRAND_MARK: optional(
    matching(/^\/(?!\/)[^\s"<>]*$/, 'a path such as /mark.svg'),
    'Path of a square picture on the same origin, instead of our sign.',
  ),
  BRAND_HUE: optional(
    readableHue,
    'OKLCH hue of buttons, links, selection and focus ring: 0 to 105 or 240 to 360.',
    '`264`, a blue',
  ),
  DEFAULT_LANGUAGE: optional(
    matching(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, 'a language tag such as th'),
    'Language of readers whose browser asks for none that is offered, such as `th`. Instead of an unknown one it is English.',
    '`en`',
  ),
  CONTACT_EMAIL: optional(emailAddress, "Address in the terms' 'Contact Us'.", '`contact@example.org`'),
  GOVERNING_LAW: optional(shownText, "End of 'These terms are governed by …'.", "the law of the operator's country"),
  DOCUMENTATION_URL: optional(
    webAddress,
    "Documentation in the back office's help menu, such as [the guide](guide.md) with your own rules.",
    'none',
  ),
  CAPTCHA_SITE_KEY: optional(line, 'Site key of reCAPTCHA or Turnstile.'),
  FIREBASE_API_KEY: optional(line, 'Web API key of that project. It is not secret.'),
};

export type SettingName = keyof typeof SETTINGS;

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

/** The values of all settings, each as its schema has read it: that of `BIN_DAYS` is `binDays`. */
export type SettingValues = {
  readonly [Name in SettingName as CamelCase<Name>]: (typeof SETTINGS)[Name] extends Setting<infer Value>
    ? Value
    : never;
};

/** The name of a setting's value. */
export function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The names of all variables that the service reads, including those that name a file with a secret. */
export const SETTING_NAMES = Object.entries<Setting<unknown>>(SETTINGS).flatMap(([name, { isSecret }]) =>
  isSecret ? [name, fileOf(name)] : [name],
);

/** The variable that names a file with a secret, as Docker and Kubernetes provide them. */
export function fileOf(name: string): string {
  return `${name}_FILE`;
}
