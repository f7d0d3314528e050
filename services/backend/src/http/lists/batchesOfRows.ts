import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { requestSignal } from '../../running/limits/deadline.ts';
import { Semaphore } from '../../running/limits/Semaphore.ts';
import { type List, rowsOf } from './pageOfRows.ts';

/** The number of rows that are read at a time. */
const BATCH_SIZE = 1_000;
/** The maximum number of downloads that wait for their turn. */
const MAX_WAITING = 100;
/** However many lists are downloaded, they read one batch at a time, and leave the other connections to requests. */
const turn = new Semaphore('downloads', 1, MAX_WAITING, 'Too many lists are downloaded.');

/**
 * Reads all rows of a list, the newest first, a batch at a time. Each batch has its own short statements, so that no snapshot
 * or connection is held while the client reads.
 *
 * @throws Unavailable for the first batch if too many downloads wait.
 * @param read Reads the rows that match the condition, the newest first.
 */
export async function* batchesOfRows<Row>(
  { queries }: Database,
  list: List,
  read: (isInBatch: RawBuilder<boolean>) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const readBefore = async (before: number) => {
    const { rows } = await sql<{ ordinal: number }>`
      select ordinal ${rowsOf(list).matching} and ordinal < ${before} order by ordinal desc limit ${BATCH_SIZE}
    `.execute(queries);
    const ordinals = rows.map(({ ordinal }) => ordinal);
    const batch = await read(sql`ordinal = any(${ordinals}::bigint[])`);
    return { batch, oldest: ordinals.length < BATCH_SIZE ? null : (ordinals.at(-1) ?? null) };
  };
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const isFirst = before === Number.MAX_SAFE_INTEGER;
    const { batch, oldest } = await inTurn(isFirst, () => readBefore(before));
    yield batch;
    if (oldest === null) return;
    before = oldest;
  }
}

/** Only a first batch is rejected if too many wait: the status of later ones has been sent. */
async function inTurn<T>(isFirst: boolean, work: () => Promise<T>): Promise<T> {
  await turn.acquire(requestSignal.getStore() ?? new AbortController().signal, !isFirst);
  try {
    return await work();
  } finally {
    turn.release();
  }
}
