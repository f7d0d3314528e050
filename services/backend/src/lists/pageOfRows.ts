import { effectivePageSize, isPageNumber, PAGE_SIZE } from '@cpd/domain/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Queries } from '../database/schema.ts';
import type { Totals } from '../database/Totals.ts';
import { throwBadRequest } from '../errors/HttpError.ts';

interface List {
  readonly table: 'audit' | 'certificate_groups' | 'events' | 'posts' | 'users';
  /** Conditions that all of its rows meet. */
  readonly filters: readonly RawBuilder<boolean>[];
  /** The maximum number of rows to count, if counting all of them is slow. */
  readonly maxCounted?: number;
}

/** The requested page, from 1, and the number of items on a page. */
interface PageQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

/**
 * Returns a page of a list, the newest rows first, with the total number of rows. With a limit, a total of one more
 * than the limit and the rows up to the page means that there are more, which can still be read.
 *
 * @param read Reads the rows that match the condition, the newest first, with the given queries.
 */
export async function pageOfRows<Row>(
  database: Database,
  list: List,
  query: PageQuery,
  read: (isOnPage: RawBuilder<boolean>, queries: Queries) => Promise<Row[]>,
) {
  const requested = readPage(query);
  return database.read((queries) => readPageOfRows(queries, database.totals, list, requested, read));
}

async function readPageOfRows<Row>(
  queries: Queries,
  totals: Totals,
  { table, filters, maxCounted }: List,
  { page, size, offset }: ReturnType<typeof readPage>,
  read: (isOnPage: RawBuilder<boolean>, queries: Queries) => Promise<Row[]>,
) {
  const matching = sql`from ${sql.table(table)} where ${sql.join([sql`true`, ...filters], sql` and `)}`;
  // One more than is returned shows whether there are more.
  const most = maxCounted === undefined ? Number.POSITIVE_INFINITY : maxCounted + 1;
  const counted =
    maxCounted === undefined
      ? sql<{ total: number }>`select count(*) as total ${matching}`
      : sql<{ total: number }>`select count(*) as total from (select ${matching} limit ${most}) as row`;
  // An index-only query finds the page without reading the rows before it. As an array, its rows are fetched one by
  // one. Never from the end of the list: that would need an exact total, and counting is slower than scanning to the
  // page.
  const isOnPage = sql<boolean>`ordinal = any(array(
    select ordinal ${matching} order by ordinal desc limit ${size} offset ${offset}
  ))`;
  const docs = await read(isOnPage, queries);
  const end = offset + docs.length;
  // A page that is not full is the last one.
  const isLast = docs.length < size && (docs.length > 0 || offset === 0);
  const countAll = async () => (await counted.execute(queries)).rows[0]?.total ?? 0;
  const isPossible = (total: number) => (docs.length === 0 ? total <= offset : total >= Math.min(end, most));
  const total = isLast ? end : await totals.of(keyOf(counted.compile(queries)), countAll, isPossible);
  const hasMore = maxCounted !== undefined && !isLast && total > maxCounted;
  return { docs, page, size, total: hasMore ? Math.max(maxCounted, end) + 1 : total };
}

/** Validates the requested page (rule B9). @throws HttpError 400 if page or size is not an integer from 1. */
function readPage({ page = 1, size = PAGE_SIZE }: PageQuery) {
  if (!isPageNumber(page)) return throwBadRequest('The page must be a whole number of at least 1.');
  const usedSize = effectivePageSize(size) ?? throwBadRequest('The size must be a whole number of at least 1.');
  return { page, size: usedSize, offset: Math.min((page - 1) * usedSize, Number.MAX_SAFE_INTEGER) };
}

function keyOf({ sql, parameters }: { sql: string; parameters: readonly unknown[] }): string {
  return JSON.stringify([sql, parameters]);
}
