import { expect, test } from 'vitest';
import { SETTING_NAMES } from './settings.ts';
import { unknownSettings } from './unknownSettings.ts';

test.each([
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['S3_BUKET', 'S3_BUCKET'],
  ['s3_bucket', 'S3_BUCKET'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['CORS_ORIGINS', 'CORS_ORIGIN'],
  ['TOKEN_SECRETS', 'TOKEN_SECRET'],
  ['TOKEN_SECRET_FILES', 'TOKEN_SECRET_FILE'],
  ['METRIC_PORT', 'METRICS_PORT'],
  ['FIREBASE_AUTH_EMULATOR', undefined],
  ['FIREBASE_CREDENTIALS', undefined],
  ['S3_ACL', undefined],
  ['S3_BUCKET_FILE', undefined],
  ['CAPTCHA_THEME', undefined],
  ['BRAND_LOGO', undefined],
  ['BRAND_HEU', 'BRAND_HUE'],
])('the variable %s is reported, with the setting that was probably meant', (name, similar) => {
  const advice = similar === undefined ? 'docs/configuration.md lists those that exist.' : `did you mean ${similar}?`;
  expect(unknownSettings({ [name]: 'x' }, SETTING_NAMES)).toEqual([`${name} is not a setting; ${advice}`]);
});

test('the settings themselves are not reported', () => {
  expect(unknownSettings(Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x'])), SETTING_NAMES)).toEqual([]);
});

test.each([
  ['a shell', 'PATH HOME HOSTNAME USER LOGNAME PWD OLDPWD SHLVL TERM LANG TZ TMPDIR EDITOR HISTSIZE HISTFILE _'],
  ['Node and npm', 'NODE_OPTIONS NODE_VERSION NODE_COMPILE_CACHE npm_config_cache npm_package_name INIT_CWD CI'],
  [
    'Docker and Kubernetes',
    'KUBERNETES_SERVICE_HOST KUBERNETES_PORT_443_TCP_ADDR S3_SERVICE_HOST S3_SERVICE_PORT_HTTP',
  ],
  ['links of Kubernetes', 'S3_PORT S3_PORT_9000_TCP_PROTO CORS_PORT POSTGRES_PORT REDIS_PORT'],
  [
    'platforms',
    'PORTS HTTP_PORT APP_PORT DYNO FLY_REGION RENDER K_SERVICE VERCEL_URL RAILWAY_PUBLIC_DOMAIN WEBSITE_HOSTNAME',
  ],
  ['databases', 'PGHOST PGPASSWORD POSTGRES_USER POSTGRES_PASSWORD DATABASE_NAME REDIS_URL MONGO_URL'],
  ['Amazon', 'AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_S3_BUCKET AWS_WEB_IDENTITY_TOKEN_FILE'],
  ['Firebase', 'FIREBASE_CONFIG FIREBASE_TOKEN FIREBASE_STORAGE_EMULATOR_HOST FIREBASE_EMULATOR_HUB GCLOUD_PROJECT'],
  ['OpenTelemetry', 'OTEL_SERVICE_NAME OTEL_RESOURCE_ATTRIBUTES OTEL_EXPORTER_OTLP_HEADERS OTEL_TRACES_SAMPLER'],
  ["the apps' build", 'VITE_API_URL VITE_CAPTCHA_PROVIDER ADMIN_DEV_PORT PUBLIC_DEV_PORT TURBO_TELEMETRY_DISABLED'],
])('ordinary variables of %s are not reported', (_, names) => {
  const environment = Object.fromEntries(names.split(' ').map((name) => [name, 'x']));
  expect(unknownSettings(environment, SETTING_NAMES)).toEqual([]);
});
