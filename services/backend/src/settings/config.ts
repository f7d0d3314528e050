import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppSettings, DEFAULT_APP_SETTINGS } from '@cpd/domain/appSettings';
import * as v from 'valibot';
import { ConfigError } from '../running/ConfigError.ts';
import { DEMO_ADMIN } from './demoAdmin.ts';
import { isLoopback, normalAddress } from './network/ipAddress.ts';
import { brokenRules } from './rules.ts';
import { camelCase, fileOf, SETTINGS, type Setting, type SettingValues } from './settings.ts';

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
    return [camelCase(name), value];
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

/** Adds the defaults that depend on other settings, and combines settings of which one decides about the others. */
function toConfig(values: SettingValues) {
  const { host, port, demo } = values;
  return {
    ...values,
    metricsHost: values.metricsHost ?? host,
    /** Origin of `/public/…` in the links that the service issues. */
    publicSiteUrl: values.publicSiteUrl ?? ownAddress(host, port),
    /** Rejects demo data, demo secrets and generated keys. */
    production: values.nodeEnv === 'production',
    logLevel: values.logLevel ?? (demo ? 'warn' : 'info'),
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
function firstAdmin({ adminUser: username, adminPassword: password, demo }: SettingValues) {
  if (username === null && password === null) return demo ? DEMO_ADMIN : null;
  const others = demo ? DEMO_ADMIN : { username: '', password: '' };
  return { username: username ?? others.username, password: password ?? others.password };
}

function captcha({ captchaProvider: provider, captchaSecret: secret }: SettingValues) {
  return provider === 'altcha' || provider === 'off' ? { provider } : { provider, secret: secret ?? '' };
}

function storage(values: SettingValues) {
  if (values.storage === 'disk') return { kind: 'disk' as const, folder: join(values.dataDir, 'files') };
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = values;
  return {
    kind: 's3' as const,
    /** The service's URL; null means Amazon's for the region. */
    endpoint: values.s3Endpoint,
    region: values.s3Region,
    bucket: values.s3Bucket ?? '',
    /** Static keys; null means those of the machine, the container or a role. */
    keys: accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey },
  };
}

/** The Firebase project whose identity tokens the account-deletion page sends; null without one. */
function firebase(values: SettingValues) {
  if (values.firebaseProjectId === null) return null;
  return {
    projectId: values.firebaseProjectId,
    authDomain: values.firebaseAuthDomain,
    emulatorHost: values.firebaseAuthEmulatorHost,
    /** The key of a service account; null means the machine's default credentials. */
    serviceAccount: values.firebaseServiceAccount,
  };
}

/** The settings that the pages have too; null keeps that of their build. */
function pages(values: Readonly<Record<string, unknown>>): PageSettings {
  const names = Object.keys(DEFAULT_APP_SETTINGS).filter((name) => name in SETTINGS);
  return Object.fromEntries(names.map((name) => [name, values[camelCase(name)]]));
}

function traceShare(values: SettingValues): number | null {
  const collector = values.otelExporterOtlpTracesEndpoint ?? values.otelExporterOtlpEndpoint;
  return collector === null || values.otelSdkDisabled ? null : values.otelTracesSamplerArg;
}
