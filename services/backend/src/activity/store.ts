import type { Activity, listActivity } from '@cpd/api/activity/contract';
import type { InputOf } from '@cpd/api/contract';
import { MAX_COUNTED_CHANGES, MAX_SCANNED_CHANGES, SIGN_INS, subjectKind } from '@cpd/domain/history';
import { isIndexed } from '@cpd/domain/keyword';
import { isBlankText } from '@cpd/domain/text';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Queries, Schema } from '../database/schema.ts';
import { keywordFilters } from '../database/searchText.ts';
import { pageOfRows } from '../lists/pageOfRows.ts';

/**
 * Reads a page of the history, the newest lines first. A search counts and scans a limited number of lines (rule HI6).
 */
export async function pageOfActivity(database: Database, query: InputOf<typeof listActivity>) {
  const { subject, actor, user, part = 'all', keyword = '' } = query;
  const id = fullId(keyword);
  const isSearched = id === null && !isBlankText(keyword);
  // A single subject or user has few lines.
  const oldest = isSearched && !isIndexed(keyword) && !subject && !user ? await oldestScanned(database.queries) : null;
  const filters = [
    ...(subject ? [sql<boolean>`subject = ${subject}`] : []),
    ...(actor ? [sql<boolean>`actor = ${actor}`] : []),
    ...(user ? [sql<boolean>`subject = any(${subjectsOf(user)})`] : []),
    ...(part === 'all' ? [] : [sql<boolean>`(action in (${sql.join(SIGN_INS)})) = ${part === 'sign-ins'}`]),
    ...(oldest === null ? [] : [sql<boolean>`ordinal >= ${oldest}`]),
    ...(id === null ? keywordFilters(keyword) : [sql<boolean>`subject = ${id}`]),
  ];
  const list = { table: 'audit', filters, ...(isSearched && { maxCounted: MAX_COUNTED_CHANGES }) } as const;
  const { docs, ...page } = await pageOfRows(database, list, query, (isOnPage) =>
    database.queries
      .selectFrom('audit')
      .selectAll()
      // The history itself has no data of users (rule HI3).
      .select((eb) =>
        eb.selectFrom('posts').select('posts.title').whereRef('posts.id', '=', 'audit.subject').as('post_title'),
      )
      .where(isOnPage)
      .orderBy('ordinal', 'desc')
      .execute(),
  );
  return { ...page, docs: docs.map(toActivity) };
}

/** The ids of a user's certificates and posts. The history does not name the user (rule HI3). */
function subjectsOf(user: string) {
  return sql`array(
    select id from certificates where user_id = ${user} union all select id from posts where user_id = ${user}
  )`;
}

/** The keyword if it is an id, because posts and certificates are found only by id; otherwise null. */
function fullId(keyword: string): string | null {
  const id = keyword.trim().toLowerCase();
  return /^[0-9a-v]{26}$/.test(id) ? id : null;
}

/** The ordinal of the oldest line that a search scans; null if it scans all. */
async function oldestScanned(queries: Queries): Promise<number | null> {
  const { first, last } = await queries
    .selectFrom('audit')
    .select(({ fn }) => [fn.min('ordinal').as('first'), fn.max('ordinal').as('last')])
    .executeTakeFirstOrThrow();
  const oldest = (last ?? 0) - MAX_SCANNED_CHANGES + 1;
  return oldest > (first ?? 0) ? oldest : null;
}

/** Gives records that were stored without a name, such as images, the name null. */
function withName(_field: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && '_id' in value ? { name: null, ...value } : value;
}

function toActivity(line: Selectable<Schema['audit']> & { readonly post_title: string | null }): Activity {
  const kind = subjectKind(line.action);
  // Other services choose the ids of posts, so another item may have the same one.
  const title = line.title ?? (kind === 'post' ? line.post_title : null);
  return {
    _id: line.id,
    at: line.at.toISOString(),
    actor: { _id: line.actor, name: line.actor_name },
    action: line.action,
    subject: { kind, _id: line.subject, title },
    changes: JSON.parse(line.changes, withName),
    requestId: line.request_id,
  };
}
