import { isIndexed } from '@cpd/domain/keyword';
import { MAX_COUNTED, MAX_PAGE_SIZE, PAGE_SIZE } from '@cpd/domain/paging';
import { isBlankText } from '@cpd/domain/text';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { keywordFilters } from '../../database/searchText.ts';

/** The number of rows, from the newest one, that are searched first for a keyword that no index finds. */
const SEARCHED_FIRST = 20_000;

/** The rows of a table that a list shows. */
export interface List {
  readonly table: 'audit' | 'bin' | 'certificates' | 'certificate_groups' | 'events' | 'posts' | 'users';
  /** Conditions that all of its rows meet. */
  readonly filters: readonly RawBuilder<boolean>[];
  /** A keyword whose words all of its rows contain. */
  readonly keyword?: string | undefined;
  /** A slow condition that is checked for the rows alone that contain the keyword. */
  readonly foundOnly?: RawBuilder<boolean>;
  /** A condition of rows that the keyword finds although they do not contain it, such as by their id. */
  readonly foundBesides?: RawBuilder<boolean>;
  /** The maximum number of rows to count. @default `MAX_COUNTED` with a keyword, without one all of them */
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
 * @param read Reads the rows that match the condition, the newest first.
 */
export async function pageOfRows<Row>(
  database: Database,
  list: List,
  query: PageQuery,
  read: (isOnPage: RawBuilder<boolean>) => Promise<Row[]>,
) {
  const { page, size, offset } = readPage(query);
  const { keyword = '' } = list;
  const { filtered, matching } = rowsOf(list);
  const maxRows = maxRowsOf(list);
  // An index-only query finds the page without reading the rows before it. As an array, its rows are fetched one by
  // one. Never from the end of the list: that would need an exact total, and counting is slower than scanning to the
  // page.
  const isOnPage = (rows: RawBuilder<unknown>, order = sql`ordinal`) =>
    sql<boolean>`ordinal = any(array(select ordinal ${rows} order by ${order} desc limit ${size} offset ${offset}))`;
  const readDocs = async () => {
    if (isBlankText(keyword) || isIndexed(keyword)) return read(isOnPage(matching));
    const newest = sql`(select * ${filtered} order by ordinal desc limit ${SEARCHED_FIRST}) as newest`;
    const recent = await read(isOnPage(sql`from ${newest} where ${foundBy(list)}`));
    // Few rows contain the keyword. In the order of an index, one process would look for them; an expression has no
    // index, so several scan the table.
    return recent.length === size ? recent : read(isOnPage(matching, sql`ordinal + 0`));
  };
  const docs = await readDocs();
  const end = offset + docs.length;
  // A page that is not full is the last one.
  const isLast = docs.length < size && (docs.length > 0 || offset === 0);
  const isPossible = (total: number) => (docs.length === 0 ? total <= offset : total >= Math.min(end, maxRows));
  // A page after the last one tells where the last one is.
  const counted = docs.length === 0 ? { ...list, maxCounted: Number.POSITIVE_INFINITY } : list;
  const total = isLast ? end : await countRows(database, counted, isPossible);
  return { docs, page, size, total: !isLast && total === maxRowsOf(counted) ? Math.max(total, end + 1) : total };
}

/**
 * Counts the rows of a list. That of a large list may be slightly outdated.
 *
 * @param isPossible Whether a total matches the rows that were read.
 */
export async function countRows(
  { queries, totals }: Database,
  list: List,
  isPossible?: (total: number) => boolean,
): Promise<number> {
  const { matching } = rowsOf(list);
  const maxRows = maxRowsOf(list);
  const counted = Number.isFinite(maxRows)
    ? sql<{ total: number }>`select count(*) as total from (select ${matching} limit ${maxRows}) as row`
    : sql<{ total: number }>`select count(*) as total ${matching}`;
  const countAll = async () => (await counted.execute(queries)).rows[0]?.total ?? 0;
  return totals.cachedCount(keyOf(counted.compile(queries)), countAll, isPossible);
}

/** The condition of enabled or disabled rows; none if both are meant. */
export function enabledFilter(isEnable: boolean | undefined): RawBuilder<boolean>[] {
  return isEnable === undefined ? [] : [sql<boolean>`is_enabled = ${isEnable}`];
}

/** The part of a statement from the table: with all filters but the keyword, and with the keyword. */
export function rowsOf(list: List) {
  const filtered = sql`from ${sql.table(list.table)} where ${allOf(list.filters)}`;
  return { filtered, matching: sql`${filtered} and ${foundBy(list)}` };
}

/** The condition of the rows that the keyword finds. */
function foundBy({ keyword = '', foundOnly, foundBesides }: List): RawBuilder<boolean> {
  const contained = allOf([...keywordFilters(keyword), ...(foundOnly === undefined ? [] : [foundOnly])]);
  if (foundBesides === undefined || isBlankText(keyword)) return contained;
  return sql<boolean>`(${contained} or ${foundBesides})`;
}

/** The maximum number of rows to count: one more than is returned shows whether there are more. */
function maxRowsOf({ keyword = '', maxCounted = isBlankText(keyword) ? Number.POSITIVE_INFINITY : MAX_COUNTED }: List) {
  return maxCounted + 1;
}

function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

/** The rows of the requested page (rule B9). */
function readPage({ page = 1, size = PAGE_SIZE }: PageQuery) {
  const usedSize = Math.min(size, MAX_PAGE_SIZE);
  return { page, size: usedSize, offset: Math.min((page - 1) * usedSize, Number.MAX_SAFE_INTEGER) };
}

function keyOf({ sql, parameters }: { sql: string; parameters: readonly unknown[] }): string {
  return JSON.stringify([sql, parameters]);
}
