import { type RawBuilder, sql } from 'kysely';
import type { PageRequest, Totals } from '../http/paging.ts';
import type { Queries } from './schema.ts';

interface List {
  readonly table: 'audit' | 'certificate_groups' | 'events' | 'posts' | 'users';
  /** What its rows must fulfil, each of it. */
  readonly filters: readonly RawBuilder<boolean>[];
  /** Knows the totals of a list that may be large; without it each full page counts. */
  readonly totals?: Totals;
}

/**
 * Reads a page of a list, the newest rows first, and the number of all its rows.
 *
 * @param read Reads the rows for which the condition holds, the newest first.
 */
export async function pageOfRows<Row>(
  queries: Queries,
  { table, filters, totals }: List,
  { size, offset }: PageRequest,
  read: (isOnPage: RawBuilder<boolean>) => Promise<Row[]>,
): Promise<{ docs: Row[]; total: number }> {
  const matching = sql`from ${sql.table(table)} where ${sql.join([sql`true`, ...filters], sql` and `)}`;
  // An index alone finds the page, so that the rows before it are not read; as an array, its rows are looked up one by one.
  const ordinals = sql`select ordinal ${matching} order by ordinal desc limit ${size} offset ${offset}`;
  const docs = await read(sql<boolean>`ordinal = any(array(${ordinals}))`);
  // A page that is not full is the last one.
  if (docs.length < size && (docs.length > 0 || offset === 0)) return { docs, total: offset + docs.length };
  const counted = sql<{ total: number }>`select count(*) as total ${matching}`;
  const count = async () => (await counted.execute(queries)).rows[0]?.total ?? 0;
  const total = totals === undefined ? await count() : await totals.of(keyOf(counted.compile(queries)), count);
  return { docs, total };
}

function keyOf({ sql, parameters }: { sql: string; parameters: readonly unknown[] }): string {
  return JSON.stringify([sql, parameters]);
}
