import { REFRESH_TOKEN_LIFETIME_MS } from '../access/auth/refreshTokenUse.ts';
import { purgeBin } from '../catalog/bin/purgeBin.ts';
import { removeUnused } from '../files/uploads/removeUnused.ts';
import { removeAbandonedUploads } from '../files/uploads/withUpload.ts';
import { pruneHistory } from '../history/pruneHistory.ts';
import { removeOldCreations } from '../http/creations.ts';
import type { Deps } from '../http/Deps.ts';
import { createMissingRecords } from '../people/certificates/store.ts';
import { finishDeletions } from '../people/userDeletion/deletePerson.ts';
import { forgetDeletedPeople } from '../people/userDeletion/store.ts';
import { removeOldEvents } from '../service/events.ts';

/** Interval of the runs, in milliseconds. */
const INTERVAL_MS = 10 * 60_000;
/** An advisory lock key that nothing else in the database uses. */
const MAINTENANCE_LOCK = 7_301_945;

/** Removes expired captcha uses, failure counts, refresh tokens, ended sessions, review links and welcome links. */
async function removeExpired({ database: { queries }, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const moment = now();
  const oldest = new Date(moment.getTime() - REFRESH_TOKEN_LIFETIME_MS);
  await queries.deleteFrom('captcha_uses').where('expires_at', '<', moment).execute();
  await queries.deleteFrom('throttle').where('resets_at', '<', moment).execute();
  await queries.deleteFrom('review_tokens').where('expires_at', '<', moment).execute();
  // Stored longer, to explain why a link does not work.
  await queries.deleteFrom('welcome_links').where('expires_at', '<', oldest).execute();
  await queries.deleteFrom('refresh_tokens').where('issued_at', '<', oldest).execute();
  await queries
    .deleteFrom('sessions')
    .where('created_at', '<', oldest)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('refresh_tokens').select('hash').whereRef('session_id', '=', 'sessions.id'))),
    )
    .execute();
}

/** The jobs in their order. Deletions that people requested come first. */
const STEPS: readonly ((deps: Deps) => Promise<void>)[] = [
  (deps) => finishDeletions(deps, deps.identity),
  ({ database, now }) => forgetDeletedPeople(database.queries, now()),
  ({ database }) => createMissingRecords(database.queries),
  removeExpired,
  purgeBin,
  removeUnused,
  removeAbandonedUploads,
  pruneHistory,
  removeOldEvents,
  removeOldCreations,
];

/** Runs the jobs in one process at a time. A failed job is repeated at the next run and does not stop the others. */
export async function runMaintenance(deps: Deps): Promise<void> {
  await deps.database.tryWithLock(MAINTENANCE_LOCK, async () => {
    for (const step of STEPS) {
      await step(deps).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'A maintenance job failed; it will run again.');
      });
    }
  });
}

/** Runs it now and at intervals, never twice at the same time. Returns a function that stops it. */
export function startMaintenance(deps: Deps): () => void {
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    await runMaintenance(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'Maintenance failed; it will run again.'),
    );
    timer = setTimeout(run, INTERVAL_MS).unref();
  };
  void run();
  return () => clearTimeout(timer);
}
