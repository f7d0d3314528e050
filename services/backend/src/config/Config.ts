export type CaptchaConfig =
  | { readonly provider: 'altcha' | 'off' }
  | { readonly provider: 'recaptcha' | 'turnstile'; readonly secret: string };

export type StorageConfig =
  | { readonly kind: 'disk'; readonly folder: string }
  | {
      readonly kind: 's3';
      /** The service's address; null means Amazon's own for the region. */
      readonly endpoint: string | null;
      readonly region: string;
      readonly bucket: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

/** The Firebase project whose identity tokens the account-deletion page sends. */
export interface FirebaseConfig {
  readonly projectId: string;
  /** The host that serves the provider's sign-in windows; null means the project's own. */
  readonly authDomain: string | null;
  /** Host and port of the Auth emulator; null for the real service. */
  readonly emulatorHost: string | null;
  /** A service account's key as JSON; null where the machine's own credentials are used. */
  readonly serviceAccount: string | null;
}

/** Every setting of the service, checked. */
export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Port of `/metrics`; null where metrics are off. */
  readonly metricsPort: number | null;
  /** Folder of the embedded database and of files on disk. */
  readonly dataDir: string;
  /** PostgreSQL's address; null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Connections to PostgreSQL this process may hold. */
  readonly databasePoolSize: number;
  /** The first administrator, created when there is none; null where it is created by command. */
  readonly admin: { readonly username: string; readonly password: string } | null;
  /** Keys of access tokens: the first signs, all are accepted; empty means one generated and kept in the database. */
  readonly tokenSecrets: readonly string[];
  readonly captcha: CaptchaConfig;
  readonly corsOrigins: readonly string[];
  /** Address in front of `/public/…` in the links the service gives out, without a slash at its end. */
  readonly publicSiteUrl: string;
  readonly demo: boolean;
  /** Refuses demo data, demo secrets and generated keys. */
  readonly production: boolean;
  /** Addresses or networks of proxies whose forwarded headers count. */
  readonly trustedProxies: readonly string[];
  readonly storage: StorageConfig;
  readonly firebase: FirebaseConfig | null;
  /** Folder of the built admin app; one that is not there is not served. */
  readonly adminSite: string;
  /** Folder of the built public app; one that is not there is not served. */
  readonly publicSite: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}
