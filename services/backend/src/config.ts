import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { newPasswordProblem } from './auth/newPasswordProblem.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting, a folder or a port that cannot be used; its message is one sentence for the person who starts the service. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The sign-in of the demo, used when `DEMO=1` and none is set. */
export const DEMO_ADMIN = { username: 'admin', password: 'demo-password' } as const;

const MIN_SECRET_LENGTH = 32;

/** Says what a variable must be and what it is; not for what may hold a secret. */
function mustBe(what: string): (issue: v.BaseIssue<unknown>) => string {
  return ({ input }) => `must be ${what}, but it is "${input}".`;
}

function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      mustBe(`a whole number from ${min} to ${max}`),
    ),
    v.transform(Number),
  );
}

function oneOf<const Word extends string>(...words: readonly Word[]) {
  return v.picklist(words, mustBe(`one of ${words.join(', ')}`));
}

/** A list in one variable, its items separated by commas. */
function listOf<Item>(item: v.GenericSchema<string, Item>) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
    v.array(item),
  );
}

const onOrOff = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(['1', 'true', '0', 'false'], mustBe('1 or 0')),
  v.transform((word) => word === '1' || word === 'true'),
);

const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => !URL.parse(text)?.username && !URL.parse(text)?.password,
    'must hold no user name and no password.',
  ),
  v.check((text) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
  }, mustBe('an http or https address such as https://cpd.example.org')),
  v.transform((text) => new URL(text).href.replace(/(?<!\/)\/+$/, '')),
);

const origin = v.pipe(
  webAddress,
  v.check(
    (address) => address === new URL(address).origin,
    ({ input }) => `must name origins without a path, such as https://cpd.example.org, but it holds "${input}".`,
  ),
);

const network = v.pipe(
  v.string(),
  v.check(
    (text) => {
      const [address = '', bits, ...rest] = text.split('/');
      const most = isIP(address) === 4 ? 32 : 128;
      return (
        isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
      );
    },
    ({ input }) => `must hold addresses or networks such as 10.0.0.0/8, but it holds "${input}".`,
  ),
);

const databaseAddress = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://.'),
  v.check(
    // Without a host it means the machine's own socket, which the driver takes and the standard for addresses does not.
    (text) => URL.canParse(text.replace('@/', '@localhost/')),
    'must be an address such as postgres://user:password@host/database, where #, / and ? of a password are written %23, %2F and %3F.',
  ),
);

const serviceAccount = v.pipe(
  v.string(),
  v.check((text) => {
    try {
      return Object(JSON.parse(text)) === JSON.parse(text);
    } catch {
      return false;
    }
  }, "must be a service account's key as one line of JSON."),
);

const text = v.string();

/** Several, so that one can be changed while what an earlier one signed stays good. */
const secrets = v.optional(
  listOf(
    v.pipe(
      text,
      v.minLength(
        MIN_SECRET_LENGTH,
        `must have at least ${MIN_SECRET_LENGTH} characters (several keys are separated by commas, the first one signs).`,
      ),
    ),
  ),
  '',
);

/** The variables, each with what it must be and its default. What may hold a secret is never repeated in a message. */
const variables = v.object({
  HOST: v.optional(text, '127.0.0.1'),
  PORT: v.optional(wholeNumber(0, 65_535), '8080'),
  METRICS_HOST: v.nullish(text, null),
  METRICS_PORT: v.nullish(wholeNumber(0, 65_535), null),
  DATA_DIR: v.optional(text, '.data'),
  DATABASE_URL: v.nullish(databaseAddress, null),
  // The upkeep keeps one for its lock, and needs another for its work.
  DATABASE_POOL_SIZE: v.optional(wholeNumber(2, 500), '10'),
  DEMO: v.optional(onOrOff, '0'),
  NODE_ENV: v.optional(text, ''),
  ADMIN_USER: v.nullish(text, null),
  ADMIN_PASSWORD: v.nullish(
    v.pipe(
      text,
      v.check(
        (password) => newPasswordProblem(password) === null,
        ({ input }) => newPasswordProblem(String(input)) ?? '',
      ),
    ),
    null,
  ),
  TOKEN_SECRET: secrets,
  CREDENTIAL_SECRET: secrets,
  ISSUER_NAME: v.nullish(text, null),
  CAPTCHA_PROVIDER: v.optional(oneOf('altcha', 'recaptcha', 'turnstile', 'off'), 'altcha'),
  CAPTCHA_SECRET: v.nullish(text, null),
  CORS_ORIGIN: v.optional(listOf(origin), ''),
  PUBLIC_SITE_URL: v.nullish(webAddress, null),
  TRUSTED_PROXIES: v.nullish(
    v.pipe(
      text,
      v.transform((list) => (list === 'none' ? '' : list)),
      listOf(network),
    ),
    null,
  ),
  STORAGE: v.optional(oneOf('disk', 's3'), 'disk'),
  S3_ENDPOINT: v.nullish(webAddress, null),
  S3_REGION: v.optional(text, 'us-east-1'),
  S3_BUCKET: v.nullish(text, null),
  S3_ACCESS_KEY_ID: v.nullish(text, null),
  S3_SECRET_ACCESS_KEY: v.nullish(text, null),
  FIREBASE_PROJECT_ID: v.nullish(
    v.pipe(text, v.regex(/^[a-z\d.:-]+$/i, mustBe('a project id such as cpd-1a2b3'))),
    null,
  ),
  FIREBASE_AUTH_DOMAIN: v.nullish(
    v.pipe(text, v.regex(/^[a-z\d.-]+(:\d+)?$/i, mustBe('a host name such as auth.example.org'))),
    null,
  ),
  FIREBASE_AUTH_EMULATOR_HOST: v.nullish(v.pipe(text, v.regex(/^[^\s/:]+:\d+$/, mustBe('host:port'))), null),
  FIREBASE_SERVICE_ACCOUNT: v.nullish(serviceAccount, null),
  HISTORY_DAYS: v.nullish(wholeNumber(30, 36_500), null),
  ADMIN_SITE_DIR: v.optional(text, builtApp('admin')),
  PUBLIC_SITE_DIR: v.optional(text, builtApp('public')),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.nullish(webAddress, null),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.nullish(webAddress, null),
  OTEL_SDK_DISABLED: v.optional(onOrOff, '0'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      text,
      v.transform(Number),
      v.check((share) => share >= 0 && share <= 1, mustBe('a share from 0 to 1')),
    ),
    '1',
  ),
  LOG_LEVEL: v.nullish(oneOf('debug', 'info', 'warn', 'error', 'silent'), null),
});

type Variables = v.InferOutput<typeof variables>;

export type Config = ReturnType<typeof toConfig>;

/** Reads and checks every setting. @throws ConfigError naming the first bad one in one sentence. */
export function readConfig(environment: Environment): Config {
  const texts = Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined]);
  const result = v.safeParse(variables, Object.fromEntries(texts), { abortEarly: true });
  if (!result.success) throw new ConfigError(`${result.issues[0].path?.[0].key} ${result.issues[0].message}`);
  const config = toConfig(result.output);
  if (config.production) refuseDemoInProduction(config);
  return config;
}

/** The settings of a command, which signs nobody in. @throws ConfigError as `readConfig` does. */
export function readCommandConfig(): Config {
  return readConfig({ ...process.env, ADMIN_USER: '', ADMIN_PASSWORD: '' });
}

function toConfig(env: Variables) {
  const dataDir = resolve(env.DATA_DIR);
  return {
    host: env.HOST,
    /** 0 takes any free port. */
    port: env.PORT,
    /** Where `/metrics` listens. */
    metricsHost: env.METRICS_HOST ?? env.HOST,
    /** Port of `/metrics`; null where metrics are off. */
    metricsPort: env.METRICS_PORT,
    /** Folder of the embedded database and of files on disk. */
    dataDir,
    /** PostgreSQL's address; null means the embedded database in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** Connections to PostgreSQL this process may hold. */
    databasePoolSize: env.DATABASE_POOL_SIZE,
    /** The first administrator, created when there is none; null where it is created by command. */
    admin: firstAdmin(env),
    /** Keys of access tokens: the first signs, all are accepted; empty means one generated and kept in the database. */
    tokenSecrets: env.TOKEN_SECRET,
    /**
     * Keys of signed credentials: the first signs, the public halves of all are published; empty means one generated and
     * kept in the database, and none in production, where nothing is signed then.
     */
    credentialSecrets: env.CREDENTIAL_SECRET,
    /** Who issues the certificates, as their credentials say it; null names the public site's host. */
    issuerName: env.ISSUER_NAME,
    captcha: captcha(env),
    corsOrigins: env.CORS_ORIGIN,
    /** Address in front of `/public/…` in the links the service gives out, without a slash at its end. */
    publicSiteUrl: env.PUBLIC_SITE_URL ?? ownAddress(env.HOST, env.PORT),
    demo: env.DEMO,
    /** Refuses demo data, demo secrets and generated keys. */
    production: env.NODE_ENV === 'production',
    /** Addresses or networks of proxies whose forwarded headers count; null where nobody decided it. */
    trustedProxies: env.TRUSTED_PROXIES,
    storage: storage(env, dataDir),
    /** The Firebase project whose identity tokens the account-deletion page sends; null where there is none. */
    firebase: firebase(env),
    /** For how many days lines of the history are kept; null keeps them for ever. */
    historyDays: env.HISTORY_DAYS,
    /** Folders of the built apps; one that is not there is not served. */
    adminSite: env.ADMIN_SITE_DIR,
    publicSite: env.PUBLIC_SITE_DIR,
    /** The share of calls that is traced; null where no collector is named. */
    traceShare: traceShare(env),
    logLevel: env.LOG_LEVEL ?? (env.DEMO ? 'warn' : 'info'),
  };
}

/** Where this server is found from its own machine. */
export function ownAddress(host: string, port: number): string {
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isEverywhere ? 'localhost' : host}:${port}`;
}

function builtApp(name: 'admin' | 'public'): string {
  return resolve(import.meta.dirname, '../../../apps', name, 'dist');
}

function needed(name: keyof Variables, value: string | null, when: string): string {
  if (value === null) throw new ConfigError(`${name} must be set when ${when}.`);
  return value;
}

function firstAdmin({ ADMIN_USER: username, ADMIN_PASSWORD: password, DEMO: demo }: Variables) {
  if (username === null && password === null) return demo ? DEMO_ADMIN : null;
  if (username === null && !demo) throw new ConfigError('ADMIN_PASSWORD is set, so ADMIN_USER must be set as well.');
  if (password === null && !demo) throw new ConfigError('ADMIN_USER is set, so ADMIN_PASSWORD must be set as well.');
  return { username: username ?? DEMO_ADMIN.username, password: password ?? DEMO_ADMIN.password };
}

function captcha({ CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret }: Variables) {
  if (provider === 'altcha' || provider === 'off') return { provider };
  return { provider, secret: needed('CAPTCHA_SECRET', secret, `CAPTCHA_PROVIDER is ${provider}`) };
}

function storage(env: Variables, dataDir: string) {
  if (env.STORAGE === 'disk') return { kind: 'disk' as const, folder: join(dataDir, 'files') };
  const when = 'STORAGE is s3';
  return {
    kind: 's3' as const,
    /** The service's address; null means Amazon's own for the region. */
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: needed('S3_BUCKET', env.S3_BUCKET, when),
    /** Keys of its own; null where those of the machine, the container or a role count. */
    keys: storageKeys(env),
  };
}

function traceShare(env: Variables): number | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint === null || env.OTEL_SDK_DISABLED ? null : env.OTEL_TRACES_SAMPLER_ARG;
}

function storageKeys({ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }: Variables) {
  if (accessKeyId === null && secretAccessKey === null) return null;
  return {
    accessKeyId: needed('S3_ACCESS_KEY_ID', accessKeyId, 'S3_SECRET_ACCESS_KEY is'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY', secretAccessKey, 'S3_ACCESS_KEY_ID is'),
  };
}

function firebase(env: Variables) {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulatorHost, FIREBASE_SERVICE_ACCOUNT: account } = env;
  if (env.FIREBASE_PROJECT_ID === null) {
    if (emulatorHost === null && account === null) return null;
    throw new ConfigError('FIREBASE_PROJECT_ID must be set where other Firebase settings are.');
  }
  return {
    projectId: env.FIREBASE_PROJECT_ID,
    /** The host that serves the provider's sign-in windows; null means the project's own. */
    authDomain: env.FIREBASE_AUTH_DOMAIN,
    /** Host and port of the Auth emulator; null for the real service. */
    emulatorHost,
    /** A service account's key as JSON; null where the machine's own credentials are used. */
    serviceAccount: account,
  };
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
  if (config.trustedProxies === null) refuse('TRUSTED_PROXIES is not set: name the balancer\'s addresses, or "none".');
}
