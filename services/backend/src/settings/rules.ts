import type { Config } from './config.ts';
import { isLoopback } from './network/ipAddress.ts';
import { newPasswordProblem } from './newPasswordProblem.ts';
import { relyingPartyOf } from './relyingParty.ts';
import type { SettingName } from './settings.ts';

/** The settings that a rule compares. */
interface Settings {
  /** Whether a setting has a value, valid or not. */
  readonly isSet: (name: SettingName) => boolean;
  readonly config: Config;
}

/** A rule between settings: returns a sentence if they break it. */
type Rule = (settings: Settings) => string | false;

function requiredBy(name: SettingName, required: SettingName): Rule {
  return ({ isSet }) => isSet(name) && !isSet(required) && `${required} must be set when ${name} is.`;
}

/** A rule for settings that have an effect only if another one has a certain value. */
function onlyWith(names: readonly SettingName[], isEffective: (config: Config) => boolean, sentence: string): Rule {
  return ({ isSet, config }) => names.some(isSet) && !isEffective(config) && sentence;
}

/** A rule for what the demo has by itself. */
function outsideDemo(rule: Rule): Rule {
  return (settings) => !settings.config.demo && rule(settings);
}

/** A rule for what production rejects. */
function inProduction(rule: Rule): Rule {
  return (settings) => {
    const sentence = settings.config.production && rule(settings);
    return sentence && `${sentence} This is rejected when NODE_ENV is production.`;
  };
}

const FIREBASE: readonly SettingName[] = [
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_SERVICE_ACCOUNT',
];
const S3: readonly SettingName[] = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

/** The rules between settings, in the order of their sentences. */
const RULES: readonly Rule[] = [
  outsideDemo(requiredBy('ADMIN_PASSWORD', 'ADMIN_USER')),
  outsideDemo(requiredBy('ADMIN_USER', 'ADMIN_PASSWORD')),
  guessableFirstPassword,
  ({ isSet, config: { captcha } }) =>
    'secret' in captcha &&
    !isSet('CAPTCHA_SECRET') &&
    `CAPTCHA_SECRET must be set when CAPTCHA_PROVIDER is ${captcha.provider}.`,
  onlyWith(
    ['CAPTCHA_SECRET'],
    ({ captcha }) => 'secret' in captcha,
    'CAPTCHA_PROVIDER must be recaptcha or turnstile when CAPTCHA_SECRET is set.',
  ),
  ({ isSet, config }) =>
    config.storage.kind === 's3' && !isSet('S3_BUCKET') && 'S3_BUCKET must be set when STORAGE is s3.',
  onlyWith(S3, ({ storage }) => storage.kind === 's3', 'STORAGE must be s3 where S3 settings are.'),
  onlyWith(
    ['CAPTCHA_SITE_KEY'],
    ({ captcha }) => 'secret' in captcha,
    'CAPTCHA_PROVIDER must be recaptcha or turnstile when CAPTCHA_SITE_KEY is set.',
  ),
  requiredBy('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'),
  requiredBy('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
  ({ isSet }) =>
    FIREBASE.some(isSet) &&
    !isSet('FIREBASE_PROJECT_ID') &&
    'FIREBASE_PROJECT_ID must be set where other Firebase settings are.',
  onlyWith(
    ['DATABASE_POOLER'],
    ({ databaseUrl, databasePooler }) => databaseUrl !== null || databasePooler === 'session',
    'DATABASE_URL must be set when DATABASE_POOLER is transaction.',
  ),
  requiredBy('METRICS_HOST', 'METRICS_PORT'),
  ({ config: { port, metricsPort, host, metricsHost } }) =>
    port !== 0 && port === metricsPort && host === metricsHost && 'METRICS_PORT must differ from PORT.',
  passkeysWithoutSite,
  ({ isSet, config }) =>
    config.requirePasskeys &&
    isSet('CORS_ORIGIN') &&
    !isSet('ADMIN_SITE_URL') &&
    'REQUIRE_PASSKEYS is on and CORS_ORIGIN names other hosts, so ADMIN_SITE_URL must name the one of the back office, to which passkeys belong.',
  inProduction(({ config }) => config.demo && 'DEMO=1 loads demo data and a demo sign-in.'),
  inProduction(({ isSet }) => !isSet('TOKEN_SECRET') && 'TOKEN_SECRET is not set.'),
  inProduction(({ config }) => config.captcha.provider === 'off' && 'CAPTCHA_PROVIDER is off.'),
  inProduction(({ isSet }) => isSet('FIREBASE_AUTH_EMULATOR_HOST') && 'FIREBASE_AUTH_EMULATOR_HOST is set.'),
  inProduction(({ isSet }) => !isSet('PUBLIC_SITE_URL') && 'PUBLIC_SITE_URL is not set.'),
  inProduction(
    ({ isSet }) =>
      !isSet('TRUSTED_PROXIES') && 'TRUSTED_PROXIES is not set: name the balancer\'s addresses, or "none".',
  ),
];

/** The administrator's name and the organisation are known only here. */
function guessableFirstPassword({ isSet, config }: Settings): string | false {
  if (!isSet('ADMIN_USER') || !isSet('ADMIN_PASSWORD') || !config.admin?.password) return false;
  const { username, password } = config.admin;
  const problem = newPasswordProblem(password, { username, site: config });
  return problem !== null && `ADMIN_PASSWORD ${problem}`;
}

function passkeysWithoutSite({ isSet, config }: Settings): string | false {
  if (!config.requirePasskeys || relyingPartyOf(config) !== null) return false;
  const name = isSet('ADMIN_SITE_URL') ? 'ADMIN_SITE_URL' : 'PUBLIC_SITE_URL';
  return `REQUIRE_PASSKEYS is on, so ${name} must begin with https:// and have a host name, because passkeys need both.`;
}

/** One sentence for each rule between settings that these break. */
export function brokenRules(settings: Settings): readonly string[] {
  return RULES.map((rule) => rule(settings)).filter((sentence) => sentence !== false);
}

/** A sentence about settings that are valid and probably a mistake; null if there is none. */
export function settingsWarning({ production, host, trustedProxies }: Config): string | null {
  const proxies = trustedProxies ?? [];
  const isOnlyLocal = isLoopback(host) && proxies.length > 0;
  if (!production || !isOnlyLocal || proxies.some((network) => isLoopback(network.split('/')[0] ?? ''))) return null;
  return `HOST is ${host}, where only this machine can connect, but TRUSTED_PROXIES names other machines: set HOST to an address that the load balancer reaches, such as 0.0.0.0.`;
}
