import type { BinItem, listBin } from '@cpd/api/bin/contract';
import type { InputOf } from '@cpd/api/contract';
import type { BinKind } from '@cpd/domain/bin';
import type { NamedRecord } from '@cpd/domain/history';
import { type LoweredConfig, quizConfigOf } from '@cpd/domain/quizConfig';
import { isBlankText } from '@cpd/domain/text';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Queries, Schema } from '../../database/schema.ts';
import { record, recordChanges } from '../../history/record.ts';
import type { Actor } from '../../http/Actor.ts';
import { pageOfRows } from '../../http/lists/pageOfRows.ts';
import type { Restored } from './restore.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A deleted item. The trigger `put_into_bin` in `baseline.sql` writes it, no matter who deletes. */
type BinRow = Selectable<Schema['bin']>;

export async function countBin(queries: Queries): Promise<Record<BinKind, number>> {
  const rows = await queries
    .selectFrom('bin')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
  const counts = { course: 0, event: 0, certificateGroup: 0, question: 0 };
  for (const { kind, count } of rows) counts[kind] = count;
  return counts;
}

export async function pageOfBin(database: Database, { kind, course, ...query }: InputOf<typeof listBin>, days: number) {
  const filters = [
    sql<boolean>`kind = ${kind}`,
    ...(course === undefined ? [] : [sql<boolean>`course_id = ${course}`]),
  ];
  const list = { table: 'bin', filters, keyword: query.keyword } as const;
  const { docs, ...page } = await pageOfRows(database, list, query, (isOnPage) =>
    database.queries
      .selectFrom('bin')
      .selectAll()
      .select(deletedBy.as('deleted_by'))
      .where(isOnPage)
      .orderBy('ordinal', 'desc')
      .execute(),
  );
  return { ...page, docs: docs.map((row) => toBinItem(row, days)) };
}

/** What a person can fill in, by kind. A draft without any of it holds nothing that its deletion could lose. */
const CONTENT: Readonly<Record<BinKind, readonly string[]>> = {
  course: ['title', 'cover_image_id', 'file_id', 'certificate_group_id'],
  event: ['hyperlink', 'cover_image_id'],
  certificateGroup: ['name', 'template_image_id'],
  question: ['question'],
};

/** Whether a deleted item has no content, nor a deleted question that would go with it. */
export async function isBlankDraft(queries: Queries, kind: BinKind, id: string): Promise<boolean> {
  const found = await queries
    .selectFrom('bin')
    .select(['item', 'parts'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  const question = await queries.selectFrom('bin').select('id').where('course_id', '=', id).executeTakeFirst();
  if (found === undefined || found.parts.length > 0 || question !== undefined) return false;
  return CONTENT[kind].every((column) => isBlankText(String(found.item[column] ?? '')));
}

/** Removes an item for good. Returns whether it was in the bin. */
export async function removeFromBin(queries: Queries, by: Actor, kind: BinKind, id: string): Promise<boolean> {
  return (await removeItems(queries, by, sql`kind = ${kind} and id = ${id}`)) > 0;
}

/**
 * Removes items for good, with the questions that were deleted from the quizzes of courses before. Returns the number of
 * items.
 */
export async function removeItems(queries: Queries, by: Actor, isMeant: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<Pick<BinRow, 'kind' | 'id' | 'title' | 'course_id'>>`
    delete from bin where ${isMeant} returning kind, id, title, course_id`.execute(queries);
  for (const { kind, id, title, course_id } of rows) {
    if (kind === 'question') await recordQuestion(queries, by, 'question.removed', course_id, { _id: id, name: title });
    else await record(queries, by, `${kind}.removed`, { id, title });
    if (kind === 'course') await removeQuestionsOf(queries, by, { id, title });
  }
  return rows.length;
}

/** Removes the deleted questions of a course, unless another service has added it again. */
async function removeQuestionsOf(queries: Queries, by: Actor, subject: Pick<BinRow, 'id' | 'title'>): Promise<void> {
  const course = queries.selectFrom('courses').select('id').where('id', '=', subject.id);
  const removed = await queries
    .deleteFrom('bin')
    .where('course_id', '=', subject.id)
    .where(({ not, exists }) => not(exists(course)))
    .returning(['id', 'title'])
    .execute();
  for (const { id, title } of removed)
    await recordChanges(queries, by, 'question.removed', subject, { question: { _id: id, name: title } }, {});
}

/** Writes the lines about an item that was restored. An enabled one has another line, because learners see it again. */
export async function recordRestore(
  queries: Queries,
  by: Actor,
  kind: BinKind,
  id: string,
  { title, course, isEnabled, numbers }: Omit<Restored, 'notes' | 'isExact'>,
): Promise<void> {
  if (kind === 'question') {
    await recordQuestion(queries, by, 'question.restored', course, { _id: id, name: title }, numbers);
    return;
  }
  await record(queries, by, `${kind}.restored`, { id, title });
  if (isEnabled) await record(queries, by, `${kind}.enabled`, { id, title });
}

/** Writes a line about a question, which is a line of its course. */
async function recordQuestion(
  queries: Queries,
  by: Actor,
  action: 'question.restored' | 'question.removed',
  courseId: string | null,
  question: NamedRecord,
  { before, after }: Partial<LoweredConfig> = {},
): Promise<void> {
  const course = await queries.selectFrom('courses').select('title').where('id', '=', courseId).executeTakeFirst();
  const [removed, added] = action === 'question.restored' ? [{}, { question }] : [{ question }, {}];
  const [former, latter] = [before, after].map((config) => config && quizConfigOf(config));
  const subject = { id: courseId, title: course?.title };
  await recordChanges(queries, by, action, subject, { ...former, ...removed }, { ...latter, ...added });
}

/** Who has deleted an item, if the history tells. A line about a question is one of its course, and has its id. */
const deletedBy = sql<{ _id: string; name: string | null } | null>`(
  select jsonb_build_object('_id', actor, 'name', actor_name) from audit
  where subject = coalesce(bin.course_id, bin.id) and action = bin.kind || '.deleted' and at >= bin.deleted_at
    and (bin.course_id is null or strpos(changes, bin.id) > 0)
  order by ordinal desc limit 1
)`;

function toBinItem({ id, kind, item, parts, ...row }: BinRow & { deleted_by: BinItem['deletedBy'] }, days: number) {
  const cover = item.cover_image_id ?? item.template_image_id;
  return {
    _id: id,
    kind,
    title: row.title,
    cover: typeof cover === 'string' ? { _id: cover } : null,
    course: row.course_id,
    questionCount: kind === 'course' ? parts.length : null,
    deletedAt: row.deleted_at.toISOString(),
    deletedBy: row.deleted_by,
    removedAfter: new Date(row.deleted_at.getTime() + days * DAY_MS).toISOString(),
  };
}
