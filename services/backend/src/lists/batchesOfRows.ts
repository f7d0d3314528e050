import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import { type List, rowsOf } from './pageOfRows.ts';

/** The number of rows that are read at a time. */
const BATCH_SIZE = 1_000;

/**
 * Reads all rows of a list, the newest first, a batch at a time. Each batch has its own short statements, so that no snapshot
 * or connection is held while the client reads.
 *
 * @param read Reads the rows that match the condition, the newest first.
 */
export async function* batchesOfRows<Row>(
  { queries }: Database,
  list: List,
  read: (isInBatch: RawBuilder<boolean>) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let oldest = Number.MAX_SAFE_INTEGER; ; ) {
    const { rows } = await sql<{ ordinal: number }>`
      select ordinal ${rowsOf(list).matching} and ordinal < ${oldest} order by ordinal desc limit ${BATCH_SIZE}
    `.execute(queries);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await read(sql`ordinal = any(${rows.map(({ ordinal }) => ordinal)}::bigint[])`);
    if (rows.length < BATCH_SIZE) return;
    oldest = last.ordinal;
  }
}
