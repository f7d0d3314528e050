import { type RawBuilder, sql } from 'kysely';
import type { PageRequest } from '../http/paging.ts';
import type { Database } from './Database.ts';

interface List {
  readonly table: 'audit' | 'certificate_groups' | 'events' | 'posts' | 'users';
  /** What its rows must fulfil, each of it. */
  readonly filters: readonly RawBuilder<boolean>[];
}

/** From so many rows before a page on it is looked for from the end of the list, where that is nearer. */
const FAR_OFFSET = 10_000;

/**
 * Reads a page of a list, the newest rows first, and the number of all its rows.
 *
 * @param read Reads the rows for which the condition holds, the newest first.
 */
export async function pageOfRows<Row>(
  { queries, totals }: Database,
  { table, filters }: List,
  { size, offset }: PageRequest,
  read: (isOnPage: RawBuilder<boolean>) => Promise<Row[]>,
): Promise<{ docs: Row[]; total: number }> {
  const matching = sql`from ${sql.table(table)} where ${sql.join([sql`true`, ...filters], sql` and `)}`;
  const counted = sql<{ total: number }>`select count(*) as total ${matching}`;
  const countAll = () =>
    totals.of(keyOf(counted.compile(queries)), async () => (await counted.execute(queries)).rows[0]?.total ?? 0);
  const known = offset < FAR_OFFSET ? null : await countAll();
  /** How many rows are on the page and after it, as far as that is known. */
  const left = (known ?? Number.POSITIVE_INFINITY) - offset;
  const place =
    left > 0 && left < offset
      ? sql`order by ordinal limit ${Math.min(size, left)} offset ${Math.max(left - size, 0)}`
      : sql`order by ordinal desc limit ${size} offset ${offset}`;
  // An index alone finds the page, so that the rows before it are not read; as an array, its rows are looked up one by one.
  const docs = await read(sql<boolean>`ordinal = any(array(select ordinal ${matching} ${place}))`);
  // A page that is not full is the last one.
  if (docs.length < size && (docs.length > 0 || offset === 0)) return { docs, total: offset + docs.length };
  return { docs, total: known ?? (await countAll()) };
}

function keyOf({ sql, parameters }: { sql: string; parameters: readonly unknown[] }): string {
  return JSON.stringify([sql, parameters]);
}
