import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { writeFact } from '../database/facts.ts';
import type { Queries } from '../database/schema.ts';
import type { Deps } from '../http/Deps.ts';
import { BUSY_RETRY_AFTER_S } from '../http/errorContent.ts';
import { throwHttpError, throwTooMany } from '../http/errors/HttpError.ts';
import { requestSignal } from '../running/limits/deadline.ts';
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

/** The maximum number of requests of a key that wait in a process. A consumer needs one. */
const MAX_WAITING = 5;

interface EventsRequest {
  /** The id of the API key. */
  readonly keyId: string;
  /** The cursor of the last event that the consumer has handled. @default before the oldest stored event */
  readonly after: string | undefined;
  /** How long to wait for an event if there is none, in seconds. */
  readonly wait: number;
  readonly limit: number;
}

/**
 * The events for other services, which triggers write (`write_service_event` in `baseline.sql`). All requests of a process
 * that wait for one share a poll of the database.
 */
export class EventFeed {
  readonly #deps: Pick<Deps, 'database' | 'readiness'>;
  /** The number of requests that wait, by key. */
  readonly #waiting = new Map<string, number>();
  #poll: Promise<FeedState> | null = null;

  constructor(deps: Pick<Deps, 'database' | 'readiness'>) {
    this.#deps = deps;
  }

  /**
   * Returns the events after a cursor, in the order in which their transactions ended. If there is none, it waits for one,
   * but not while the process stops.
   *
   * @throws HttpError 400 for an invalid cursor, 410 for one of another history, or whose next events were removed, 429 if too
   * many requests of the key wait.
   */
  async read({ keyId, after, wait, limit }: EventsRequest) {
    const { database, readiness } = this.#deps;
    const end = performance.now() + wait * 1000;
    const cursor = after === undefined ? null : parseCursor(after);
    const page = await pageAfter(cursor, limit, database.queries, await readState(database.queries));
    if (page.events.length > 0 || wait === 0) return page;
    return this.#whileWaiting(keyId, async () => {
      let latest = page;
      while (latest.events.length === 0 && performance.now() < end && readiness.problem === null) {
        latest = await pageAfter(cursor, limit, database.queries, await this.#nextState());
        requestSignal.getStore()?.throwIfAborted();
      }
      return latest;
    });
  }

  async #whileWaiting<T>(keyId: string, work: () => Promise<T>): Promise<T> {
    const others = this.#waiting.get(keyId) ?? 0;
    if (others >= MAX_WAITING) {
      const message = `This API key has ${MAX_WAITING} requests that wait for events already.`;
      throwTooMany('TOO_MANY_REQUESTS', message, BUSY_RETRY_AFTER_S);
    }
    this.#waiting.set(keyId, others + 1);
    try {
      return await work();
    } finally {
      const left = (this.#waiting.get(keyId) ?? 0) - 1;
      if (left > 0) this.#waiting.set(keyId, left);
      else this.#waiting.delete(keyId);
    }
  }

  /** The state at the next poll, which is the same for all who wait. It does not end with the request that began it. */
  #nextState(): Promise<FeedState> {
    this.#poll ??= requestSignal.run(undefined, async () => {
      try {
        await pause(POLL_MS);
        return await readState(this.#deps.database.queries);
      } finally {
        this.#poll = null;
      }
    });
    return this.#poll;
  }
}

interface FeedState {
  readonly epoch: string;
  /** The positions of the newest event and of the newest one that was removed; 0 if there was none. */
  readonly newest: number;
  readonly removed: number;
}

/** Gives new events their positions, and describes the feed. */
async function readState(queries: Queries): Promise<FeedState> {
  // A statement of its own: the next one would not see the positions that it gives itself.
  await sql`select number_service_events()`.execute(queries);
  const fact = (name: string) => sql`(select value from facts where name = ${name})`;
  const { rows } = await sql<FeedState>`
    select service_events_epoch() as epoch,
      coalesce(${fact(NEWEST)}::bigint, 0) as newest, coalesce(${fact(REMOVED)}::bigint, 0) as removed
  `.execute(queries);
  return rows[0] as FeedState;
}

/** The events after a cursor, at most as many as the limit. */
async function pageAfter(cursor: Cursor | null, limit: number, queries: Queries, state: FeedState) {
  if (cursor !== null) requireReadable(cursor, state);
  const start = cursor?.position ?? state.removed;
  const events = state.newest > start ? await eventsAfter(queries, start, limit + 1) : [];
  const read = events
    .slice(0, limit)
    .map(({ position, ...event }) => ({ ...event, cursor: cursorText({ ...state, position }) }));
  const next = read.at(-1)?.cursor ?? cursorText({ ...state, position: start });
  return { events: read, next, hasMore: events.length > limit };
}

function requireReadable({ epoch, position }: Cursor, state: FeedState): void {
  if (epoch !== state.epoch || position > state.newest) {
    throwHttpError(
      410,
      'EVENTS_REMOVED',
      'This cursor is of another history: a backup was restored, or the database was moved.',
    );
  }
  if (position < state.removed) {
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
      await writeFact(queries, REMOVED, String(Math.max(...rows.map(({ position }) => position ?? 0))));
      return rows.length;
    });
  while ((await removeSome()) === BATCH_SIZE);
}
