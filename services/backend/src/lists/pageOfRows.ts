import { honouredSize, isPageNumber, PAGE_SIZE } from '@cpd/domain/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import { refuseInput } from '../refusals/Refusal.ts';

interface List {
  readonly table: 'audit' | 'certificate_groups' | 'events' | 'posts' | 'users';
  /** What its rows must fulfil, each of it. */
  readonly filters: readonly RawBuilder<boolean>[];
  /** How many rows are counted at most, where counting all of them would take long. */
  readonly mostCounted?: number;
}

/** The page that a call asks for, counted from 1, and the items a page. */
interface PageQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

/** From so many rows before a page on it is looked for from the end of the list, where that is nearer. */
const FAR_OFFSET = 10_000;

/**
 * Answers a page of a list, the newest rows first, with the number of all its rows. Where only so many are counted, one
 * more than these and the rows up to the page says that there are more; the pages behind them can be read all the same.
 *
 * @param read Reads the rows for which the condition holds, the newest first.
 */
export async function pageOfRows<Row>(
  { queries, totals }: Database,
  { table, filters, mostCounted }: List,
  query: PageQuery,
  read: (isOnPage: RawBuilder<boolean>) => Promise<Row[]>,
) {
  const { page, size, offset } = readPage(query);
  const matching = sql`from ${sql.table(table)} where ${sql.join([sql`true`, ...filters], sql` and `)}`;
  // One more than is told tells whether there are more.
  const counted =
    mostCounted === undefined
      ? sql<{ total: number }>`select count(*) as total ${matching}`
      : sql<{ total: number }>`select count(*) as total from (select ${matching} limit ${mostCounted + 1}) as row`;
  const countAll = () =>
    totals.of(keyOf(counted.compile(queries)), async () => (await counted.execute(queries)).rows[0]?.total ?? 0);
  const known = offset < FAR_OFFSET ? null : await countAll();
  const isWhole = known !== null && known <= (mostCounted ?? known);
  /** How many rows are on the page and after it, as far as that is known. */
  const left = isWhole ? known - offset : Number.POSITIVE_INFINITY;
  const place =
    left < offset
      ? sql`order by ordinal limit ${Math.min(size, left)} offset ${Math.max(left - size, 0)}`
      : sql`order by ordinal desc limit ${size} offset ${offset}`;
  // An index alone finds the page, so that the rows before it are not read; as an array, its rows are looked up one by one.
  const isOnPage = sql<boolean>`ordinal = any(array(select ordinal ${matching} ${place}))`;
  // To find nothing past the end would take a walk over all of the index.
  const docs = left > 0 ? await read(isOnPage) : [];
  // A page that is not full is the last one.
  const isLast = docs.length < size && (docs.length > 0 || offset === 0);
  const total = isLast ? offset + docs.length : (known ?? (await countAll()));
  const hasMore = mostCounted !== undefined && !isLast && total > mostCounted;
  return { docs, page, size, total: hasMore ? Math.max(mostCounted, offset + docs.length) + 1 : total };
}

/** Checks the page asked for (rule B9). @throws Refusal 400 when page or size is no whole number of at least 1. */
function readPage({ page = 1, size = PAGE_SIZE }: PageQuery) {
  if (!isPageNumber(page)) return refuseInput('The page must be a whole number of at least 1.');
  const usedSize = honouredSize(size) ?? refuseInput('The size must be a whole number of at least 1.');
  return { page, size: usedSize, offset: Math.min((page - 1) * usedSize, Number.MAX_SAFE_INTEGER) };
}

function keyOf({ sql, parameters }: { sql: string; parameters: readonly unknown[] }): string {
  return JSON.stringify([sql, parameters]);
}
