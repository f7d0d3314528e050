/** The description of a setting. `npm run generate` writes it to docs/configuration.md. */
interface Description {
  readonly meaning: string;
  /** The default, if it is not a fixed value. */
  readonly otherwise?: string;
}

/** The settings by name. A description may contain Markdown; links are relative to docs. */
export const DESCRIPTIONS: Readonly<Record<string, Description>> = {
  ADMIN_PASSWORD: { meaning: 'Password of the first administrator.', otherwise: '`demo-password` in the demo' },
  ADMIN_SITE_DIR: { meaning: 'Folder of the built back office.', otherwise: '`apps/admin/dist`' },
  ADMIN_SITE_URL: {
    meaning: 'Origin of the back office if it has a host of its own. [Passkeys](operations.md#passkeys) belong to it.',
    otherwise: '`PUBLIC_SITE_URL`',
  },
  ADMIN_USER: { meaning: 'Creates the first administrator if there is none.', otherwise: '`admin` in the demo' },
  API_KEY_REQUESTS_PER_MINUTE: { meaning: 'Requests of each API key in a minute, over all processes. More get 429.' },
  BRAND_HUE: {
    meaning: 'OKLCH hue of buttons, links, selection, focus ring, sign and icons: 0 to 105 or 240 to 360.',
    otherwise: '`264`, a blue',
  },
  BRAND_MARK: { meaning: 'Path of a square picture on the same origin, instead of our sign.' },
  BRAND_NAME: { meaning: 'Name of the service.', otherwise: '`CPD Service`' },
  CAPTCHA_PROVIDER: { meaning: '`altcha` (built-in proof of work), `recaptcha`, `turnstile` or `off`.' },
  CAPTCHA_SECRET: { meaning: 'Secret of reCAPTCHA or Turnstile.' },
  CAPTCHA_SITE_KEY: { meaning: 'Site key of reCAPTCHA or Turnstile.' },
  CONTACT_EMAIL: { meaning: "Address in the terms' 'Contact Us'.", otherwise: '`contact@example.org`' },
  CORS_ORIGIN: { meaning: 'Comma-separated origins of apps on other hosts that may call the API.' },
  CREDENTIAL_KEY: {
    meaning:
      'P-256 keys of certificate credentials: PEM blocks, a JWK or a JWK set. The first signs; all public keys are published.',
    otherwise: 'generated; in production no credentials',
  },
  CREDENTIAL_SECRET: {
    meaning: 'Comma-separated secrets of earlier versions. Their credentials stay verifiable.',
  },
  DATABASE_POOL_SIZE: { meaning: 'Connections to PostgreSQL, at least 2.' },
  DATABASE_POOLER: { meaning: '`transaction` behind PgBouncer with `pool_mode = transaction`.' },
  DATABASE_URL: {
    meaning: 'PostgreSQL.',
    otherwise: 'the embedded database',
  },
  DATA_DIR: { meaning: 'Folder of the embedded database and of uploads on disk.' },
  DEMO: { meaning: '`1` loads the demo data once and offers the demo sign-in. `npm start` sets it.' },
  DOCUMENTATION_URL: {
    meaning: "Documentation in the back office's help menu, such as [the guide](guide.md) with your own rules.",
    otherwise: 'none',
  },
  DRAIN_SECONDS: { meaning: 'Seconds for which requests are accepted after SIGTERM, while `/readyz` is 503.' },
  FIREBASE_API_KEY: { meaning: 'Web API key of that project. It is not secret.' },
  FIREBASE_AUTH_DOMAIN: { meaning: 'Host of the sign-in windows.', otherwise: "the project's" },
  FIREBASE_AUTH_EMULATOR_HOST: { meaning: '`host:port` of the Auth emulator.', otherwise: 'the real service' },
  FIREBASE_PROJECT_ID: {
    meaning: 'Firebase project of account deletion.',
    otherwise: 'the emulator in the demo',
  },
  FIREBASE_SERVICE_ACCOUNT: {
    meaning: 'JSON key of a service account of that project.',
    otherwise: "the machine's credentials",
  },
  GOVERNING_LAW: {
    meaning: "End of 'These terms are governed by …'.",
    otherwise: "the law of the operator's country",
  },
  HISTORY_DAYS: { meaning: 'Days after which history lines are deleted, at least 30.', otherwise: 'never' },
  HOST: {
    meaning:
      'Address on which the service listens. [A balancer on another machine](operations.md#deployment-files) needs `0.0.0.0` or the address of this machine.',
  },
  ISSUER_NAME: { meaning: 'Issuer in signed certificate credentials.', otherwise: 'host of `PUBLIC_SITE_URL`' },
  LOG_LEVEL: {
    meaning: '`debug`, `info`, `warn`, `error` or `silent`.',
    otherwise: '`info`; `warn` in the demo',
  },
  METRICS_HOST: { meaning: 'Address of the metrics port.', otherwise: '`HOST`' },
  METRICS_PORT: { meaning: 'Separate port of `/metrics`.', otherwise: 'no metrics' },
  NODE_ENV: { meaning: '`production` rejects demo data and demo secrets. `npm run serve` sets it.' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: 'OpenTelemetry collector that receives [traces](operations.md#health-and-measurements).',
    otherwise: 'no traces',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    meaning: 'Full URL of the collector for traces.',
    otherwise: '`OTEL_EXPORTER_OTLP_ENDPOINT`',
  },
  OTEL_SDK_DISABLED: { meaning: '`true` turns traces off.' },
  OTEL_TRACES_SAMPLER_ARG: { meaning: 'Share of requests that are traced, 0 to 1.' },
  PORT: { meaning: 'Port on which the service listens; 0 takes a free one.' },
  PUBLIC_SITE_DIR: { meaning: 'Folder of the built public pages.', otherwise: '`apps/public/dist`' },
  PUBLIC_SITE_URL: {
    meaning: 'Origin of the public pages, used by review links.',
    otherwise: "the service's own",
  },
  REQUIRE_PASSKEYS: {
    meaning:
      '`1` requires a [passkey](operations.md#passkeys) of every administrator. Needs https and a host name; with `CORS_ORIGIN` also `ADMIN_SITE_URL`.',
  },
  S3_ACCESS_KEY_ID: { meaning: 'Access key of the object storage.', otherwise: 'role of the machine or container' },
  S3_BUCKET: { meaning: 'Bucket.' },
  S3_ENDPOINT: { meaning: 'URL of the object storage.', otherwise: "Amazon's" },
  S3_REGION: { meaning: 'Region of the bucket.' },
  S3_SECRET_ACCESS_KEY: { meaning: 'Secret key of the object storage.', otherwise: 'role of the machine or container' },
  STORAGE: { meaning: 'Where uploads are stored: `disk` or `s3`.' },
  TIME_ZONE: { meaning: 'IANA time zone of the dates and numbers of certificates, such as `Asia/Bangkok`.' },
  TOKEN_SECRET: {
    meaning: 'Comma-separated keys of at least 32 characters. The first signs access tokens; all are accepted.',
    otherwise: 'generated and stored; required in production',
  },
  TRUSTED_PROXIES: {
    meaning: 'Comma-separated addresses or networks of trusted proxies alone, or `none`. Production needs a value.',
  },
};
