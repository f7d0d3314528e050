import type { Logger } from 'pino';
import type { Database } from '../database/Database.ts';
import type { Readiness } from '../running/health/Readiness.ts';
import type { Release } from '../running/health/Release.ts';
import type { Metrics } from '../running/metrics/Metrics.ts';
import type { Config } from '../settings/config.ts';
import type { Sites } from './site/routes.ts';

/** The dependencies of the routes, which tests replace. Rooms above this one add theirs where they define them. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly sites: Sites;
  readonly readiness: Pick<Readiness, 'problem'>;
  readonly release: Release;
  readonly now: () => Date;
}
