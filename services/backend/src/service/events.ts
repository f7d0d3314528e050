import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Queries } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { throwHttpError } from '../errors/HttpError.ts';
import { requestSignal } from '../limits/deadline.ts';

/** How long events are stored, in milliseconds. */
const RETENTION_MS = 30 * 24 * 60 * 60_000;
/** The maximum number of events that one statement removes, so that it ends in time. */
const BATCH_SIZE = 10_000;
/** The polling interval while a consumer waits, in milliseconds. */
const POLL_MS = 500;
/** The fact that holds the position of the newest event that was removed. */
const REMOVED = 'service-events-removed';
/** The fact that holds the position of the newest event. */
const NEWEST = 'service-events-position';

interface EventsRequest {
  /** The position of the last event that the consumer has handled. @default before the oldest stored event */
  readonly after: number | undefined;
  /** How long to wait for an event if there is none, in seconds. */
  readonly wait: number;
  readonly limit: number;
}

/**
 * Returns the events after a position, in the order in which their transactions ended. If there is none, it waits for
 * one, but not while the process stops.
 *
 * @throws HttpError 410 for a position whose next events were removed, or that a restored database has not reached.
 */
export async function readEvents(
  { database, readiness }: Pick<Deps, 'database' | 'readiness'>,
  { after, wait, limit }: EventsRequest,
) {
  const end = performance.now() + wait * 1000;
  if (after !== undefined) await requirePosition(database, after);
  for (;;) {
    const events = await eventsAfter(database.queries, after ?? 0, limit);
    if (events.length > 0 || performance.now() >= end || readiness.problem !== null) return events;
    const signal = requestSignal.getStore();
    await pause(POLL_MS, undefined, signal && { signal });
  }
}

async function eventsAfter(queries: Queries, after: number, limit: number) {
  await sql`select number_service_events()`.execute(queries);
  return queries
    .selectFrom('service_events')
    .select(['position', 'type', 'subject', 'at'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .$narrowType<{ position: number }>()
    .execute();
}

async function requirePosition({ queries }: Database, after: number): Promise<void> {
  const facts = await queries.selectFrom('facts').selectAll().where('name', 'in', [REMOVED, NEWEST]).execute();
  const positionOf = (name: string) => Number(facts.find((fact) => fact.name === name)?.value ?? 0);
  if (after < positionOf(REMOVED)) {
    throwHttpError(
      410,
      'EVENTS_REMOVED',
      'Events after this position were removed, because they are older than 30 days.',
    );
  }
  if (after > positionOf(NEWEST)) {
    throwHttpError(410, 'EVENTS_REMOVED', 'There is no event with this position: an older database was restored.');
  }
}

/** Removes events that are older than 30 days, and stores the position of the newest one. */
export async function removeOldEvents({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MS);
  await sql`select number_service_events()`.execute(database.queries);
  const removeSome = () =>
    database.transaction(async (queries) => {
      const old = queries
        .selectFrom('service_events')
        .select('id')
        .where('position', 'is not', null)
        .where('at', '<', before)
        .orderBy('position')
        .limit(BATCH_SIZE);
      const rows = await queries.deleteFrom('service_events').where('id', 'in', old).returning('position').execute();
      if (rows.length === 0) return 0;
      const value = String(Math.max(...rows.map(({ position }) => position ?? 0)));
      await queries
        .insertInto('facts')
        .values({ name: REMOVED, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
      return rows.length;
    });
  while ((await removeSome()) === BATCH_SIZE);
}
