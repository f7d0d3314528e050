import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { throwHttpError } from '../errors/HttpError.ts';
import { requestSignal } from '../limits/deadline.ts';
import { type Cursor, cursorText, parseCursor } from './eventCursor.ts';

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
  /** The cursor of the last event that the consumer has handled. @default before the oldest stored event */
  readonly after: string | undefined;
  /** How long to wait for an event if there is none, in seconds. */
  readonly wait: number;
  readonly limit: number;
}

/**
 * Returns the events after a cursor, in the order in which their transactions ended. If there is none, it waits for one,
 * but not while the process stops.
 *
 * @throws HttpError 400 for an invalid cursor, 410 for one of another history, or whose next events were removed.
 */
export async function readEvents(
  { database: { queries }, readiness }: Pick<Deps, 'database' | 'readiness'>,
  { after, wait, limit }: EventsRequest,
) {
  const end = performance.now() + wait * 1000;
  const cursor = after === undefined ? null : parseCursor(after);
  for (;;) {
    const feed = await readFeed(queries);
    if (cursor !== null) requireReadable(cursor, feed);
    const start = cursor?.position ?? feed.removed;
    const events = await eventsAfter(queries, start, limit + 1);
    if (events.length > 0 || performance.now() >= end || readiness.problem !== null) {
      const read = events.slice(0, limit).map((event) => ({ ...event, cursor: cursorText({ ...feed, ...event }) }));
      const next = read.at(-1)?.cursor ?? cursorText({ ...feed, position: start });
      return { events: read, next, hasMore: events.length > limit };
    }
    const signal = requestSignal.getStore();
    await pause(POLL_MS, undefined, signal && { signal });
  }
}

interface Feed {
  readonly epoch: string;
  /** The positions of the newest event and of the newest one that was removed; 0 if there was none. */
  readonly newest: number;
  readonly removed: number;
}

/** Gives new events their positions, and describes the feed. */
async function readFeed(queries: Queries): Promise<Feed> {
  const fact = (name: string) => sql`(select value from facts where name = ${name})`;
  const { rows } = await sql<Feed>`
    select number_service_events(), service_events_epoch() as epoch,
      coalesce(${fact(NEWEST)}::bigint, 0) as newest, coalesce(${fact(REMOVED)}::bigint, 0) as removed
  `.execute(queries);
  return rows[0] as Feed;
}

function requireReadable({ epoch, position }: Cursor, feed: Feed): void {
  if (epoch !== feed.epoch || position > feed.newest) {
    throwHttpError(
      410,
      'EVENTS_REMOVED',
      'This cursor is of another history: a backup was restored, or the database was moved.',
    );
  }
  if (position < feed.removed) {
    throwHttpError(
      410,
      'EVENTS_REMOVED',
      'Events after this cursor were removed, because they are older than 30 days.',
    );
  }
}

function eventsAfter(queries: Queries, position: number, limit: number) {
  return queries
    .selectFrom('service_events')
    .select(['position', 'type', 'subject', 'at'])
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .$narrowType<{ position: number }>()
    .execute();
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
