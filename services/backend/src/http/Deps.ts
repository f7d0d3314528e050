import type { Logger } from 'pino';
import type { TokenKeys } from '../access/auth/tokenKeys.ts';
import type { Database } from '../database/Database.ts';
import type { Storage } from '../files/storage/Storage.ts';
import type { CredentialKey } from '../people/certificates/credentialKeys.ts';
import type { IdentityProvider } from '../people/userDeletion/IdentityProvider.ts';
import type { Readiness } from '../running/health/Readiness.ts';
import type { Release } from '../running/health/Release.ts';
import type { Metrics } from '../running/metrics/Metrics.ts';
import type { Config } from '../settings/config.ts';
import type { Sites } from './site/routes.ts';

/** The dependencies of the routes, which tests replace. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly storage: Storage;
  readonly keys: TokenKeys;
  /** The keys that sign credentials; empty if none are signed. */
  readonly credentialKeys: readonly CredentialKey[];
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The identity provider of the account-deletion page; null without one. */
  readonly identity: IdentityProvider | null;
  readonly sites: Sites;
  readonly readiness: Pick<Readiness, 'problem'>;
  readonly release: Release;
  readonly now: () => Date;
}
