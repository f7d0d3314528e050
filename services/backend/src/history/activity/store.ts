import type { Activity, listActivity } from '@cpd/api/activity/contract';
import type { InputOf } from '@cpd/api/contract';
import { lineInBin } from '@cpd/domain/bin';
import { certificateNumber } from '@cpd/domain/certificate';
import { MAX_COUNTED_CHANGES, MAX_SCANNED_CHANGES, SIGN_INS, subjectKind } from '@cpd/domain/history';
import { isIndexed } from '@cpd/domain/keyword';
import { isBlankText } from '@cpd/domain/text';
import { fullName, type UserNames } from '@cpd/domain/user';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Queries, Schema } from '../../database/schema.ts';
import { keywordFilters } from '../../database/searchText.ts';
import { pageOfRows } from '../../http/lists/pageOfRows.ts';
import type { Config } from '../../settings/config.ts';

/**
 * Reads a page of the history, the newest lines first. A search counts and scans a limited number of lines (rule HI6).
 */
export async function pageOfActivity(
  database: Database,
  query: InputOf<typeof listActivity>,
  { timeZone }: Pick<Config, 'timeZone'>,
) {
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
      // The condition of a page names columns without their table.
      .selectFrom((from) => from.selectFrom('audit').selectAll().where(isOnPage).as('line'))
      // The history itself has no data of users (rule HI3).
      .leftJoin('posts', 'posts.id', 'line.subject')
      .leftJoin('certificates', 'certificates.id', 'line.subject')
      .selectAll('line')
      .select(['posts.title as post_title', 'certificates.ordinal as certificate', 'certificates.issued_at'])
      .select(['certificates.holder_first_name as firstName', 'certificates.holder_last_name as lastName'])
      .orderBy('line.ordinal', 'desc')
      .execute(),
  );
  const lines = docs.map((line) => toActivity(line, titleNow(line, timeZone)));
  return { ...page, docs: await withStates(database.queries, lines) };
}

type Line = Omit<Activity, 'isGone' | 'isRestorable'>;

const CONTENT = ['course', 'event', 'certificateGroup'];

/** Adds what lines do not tell: whether their subject is there, and whether the item that they deleted is in the bin. */
async function withStates(queries: Queries, lines: readonly Line[]): Promise<Activity[]> {
  const deleted = new Map(
    lines.filter(({ action }) => action.endsWith('.deleted')).map((line) => [line._id, lineInBin(line)]),
  );
  const subjects = lines.flatMap(({ subject: { kind, _id } }) => (CONTENT.includes(kind ?? '') && _id ? [_id] : []));
  const [there, binned] = [
    await existing(queries, subjects),
    await inBin(
      queries,
      [...deleted.values()].flatMap((item) => item?.id ?? []),
    ),
  ];
  return lines.map((line) => {
    const { kind, _id } = line.subject;
    const item = deleted.get(line._id);
    const row = item && binned.find((other) => other.kind === item.kind && other.id === item.id);
    return {
      ...line,
      isGone: CONTENT.includes(kind ?? '') && _id !== null && !there.has(`${kind}/${_id}`),
      // An earlier deletion of it has an older line.
      isRestorable: row !== undefined && row !== null && row.deleted_at.getTime() <= Date.parse(line.at),
    };
  });
}

/** Which subjects exist, as `kind/id`. */
async function existing(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`
    select 'course/' || id as name from courses where id = any(${ids})
    union all select 'event/' || id from events where id = any(${ids})
    union all select 'certificateGroup/' || id from certificate_groups where id = any(${ids})`.execute(queries);
  return new Set(rows.map(({ name }) => name));
}

async function inBin(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return queries.selectFrom('bin').select(['kind', 'id', 'deleted_at']).where('id', 'in', ids).execute();
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

/** What the history does not store, because it belongs to a person. */
interface NamedLine extends UserNames {
  readonly action: string;
  readonly post_title: string | null;
  /** Its ordinal number. */
  readonly certificate: number | null;
  readonly issued_at: Date | null;
}

/** The title of a post, or the number and the holder of a certificate, while there is one. */
function titleNow(
  { action, post_title, certificate, issued_at, ...holder }: NamedLine,
  timeZone: string,
): string | null {
  // Other services choose the ids of posts and certificates, so another item may have the same one.
  const kind = subjectKind(action);
  if (kind === 'post') return post_title;
  if (kind !== 'certificate' || certificate === null || issued_at === null) return null;
  const number = certificateNumber(certificate, issued_at.getTime(), timeZone);
  return [number, fullName(holder)].filter(Boolean).join(', ');
}

function toActivity(line: Selectable<Schema['audit']>, titleNow: string | null): Line {
  const kind = subjectKind(line.action);
  const title = line.title ?? titleNow;
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
