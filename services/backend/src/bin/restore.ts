import type { BinKind, RestoreNote } from '@cpd/domain/bin';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { lockCourse, lockSequence } from '../courses/store.ts';
import type { Queries, Schema } from '../database/schema.ts';
import { HttpError, throwHttpError } from '../errors/HttpError.ts';

type Row = Readonly<Record<string, unknown>>;

const TABLE = {
  course: 'courses',
  event: 'events',
  certificateGroup: 'certificate_groups',
  question: 'questions',
} as const satisfies Record<BinKind, keyof Schema>;

/** The tables of parts, the condition of the parts that are restored, and the note about others. */
const PARTS = {
  course: ['questions', sql`not exists (select from questions where id = part ->> 'id')`, 'QUESTION_TAKEN'],
  event: ['event_images', sql`exists (select from images where id = part ->> 'image_id')`, 'IMAGE_GONE'],
} as const;

/** What a restore has brought back. */
interface Restored {
  readonly title: string | null;
  /** The course of a question. */
  readonly course: string | null;
  readonly notes: readonly RestoreNote[];
}

/**
 * Restores an item under its id: not enabled, at the end, with a new version, and without what is gone.
 *
 * @throws HttpError 404 if it is neither in the bin nor restored, 409 for a question of a course that is deleted.
 */
export async function restore(queries: Transaction<Schema>, kind: BinKind, id: string): Promise<Restored> {
  await lockPlace(queries, kind, id);
  const bin = queries.selectFrom('bin').where('kind', '=', kind).where('id', '=', id);
  const binned = await bin.select(['ordinal', 'title', 'course_id', 'item', 'parts']).forUpdate().executeTakeFirst();
  const course = await courseOfExisting(queries, kind, id);
  if (course !== undefined) return { title: null, course, notes: ['ALREADY_RESTORED'] };
  if (binned === undefined) throwNotInBin();
  const { emptied, notes } = await missingReferences(queries, binned.item);
  const changed = JSON.stringify({ ...emptied, ...(await freshColumns(queries, kind, binned.item)) });
  const row = sql`select item || ${changed}::jsonb, 1 from bin where ordinal = ${binned.ordinal}`;
  await insertRows(queries, TABLE[kind], binned.item, row);
  if (kind === 'course' || kind === 'event') {
    const [table, isRestored, note] = PARTS[kind];
    const parts = sql`select part, place from bin, jsonb_array_elements(parts) with ordinality as listed (part, place)
      where ordinal = ${binned.ordinal} and ${isRestored}`;
    const count = await insertRows(queries, table, binned.parts[0] ?? {}, parts);
    if (count < binned.parts.length) notes.push(note);
  }
  await queries.deleteFrom('bin').where('ordinal', '=', binned.ordinal).execute();
  return { title: binned.title, course: binned.course_id, notes: [...new Set(notes)] };
}

export function throwNotInBin(): never {
  throwHttpError(404, 'NOT_IN_BIN', 'This is not in the bin any more: it was deleted for good.');
}

/** Takes the locks with which an item of this kind is added, before that of its row in the bin. */
async function lockPlace(queries: Transaction<Schema>, kind: BinKind, id: string): Promise<void> {
  if (kind === 'course') await lockSequence(queries);
  if (kind !== 'question') return;
  const bin = queries.selectFrom('bin').select('course_id').where('kind', '=', kind).where('id', '=', id);
  const courseId = (await bin.executeTakeFirst())?.course_id;
  if (typeof courseId !== 'string') return;
  await lockCourse(queries, courseId).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
    throwHttpError(409, 'COURSE_DELETED', 'Its course was deleted. Restore the course first.');
  });
}

/** The course of an existing question, null for another existing item, undefined if there is none. */
async function courseOfExisting(queries: Queries, kind: BinKind, id: string): Promise<string | null | undefined> {
  if (kind !== 'question') return (await isThere(queries, TABLE[kind], id)) ? null : undefined;
  const row = queries.selectFrom('questions').select('course_id').where('id', '=', id);
  return (await row.executeTakeFirst())?.course_id;
}

/** The references of an item, and the notes about those that are gone. */
const REFERENCES = [
  ['cover_image_id', 'images', 'IMAGE_GONE'],
  ['template_image_id', 'images', 'IMAGE_GONE'],
  ['file_id', 'files', 'FILE_GONE'],
  ['certificate_group_id', 'certificate_groups', 'GROUP_GONE'],
] as const;

/** The references of an item to what is gone, emptied. */
async function missingReferences(queries: Queries, item: Row): Promise<{ emptied: Row; notes: RestoreNote[] }> {
  const emptied: Record<string, null> = {};
  const notes: RestoreNote[] = [];
  for (const [column, table, note] of REFERENCES) {
    const id = item[column] ?? null;
    if (id === null || (await isThere(queries, table, id))) continue;
    emptied[column] = null;
    notes.push(note);
  }
  const group = queries.selectFrom('certificate_groups').select('is_enabled');
  const stored = await group.where('id', '=', sql<string>`${item.certificate_group_id ?? null}`).executeTakeFirst();
  if (stored?.is_enabled === false) notes.push('GROUP_NOT_ENABLED');
  return { emptied, notes };
}

/** Whether a row exists, which stays until the transaction ends. */
async function isThere(queries: Queries, table: keyof Schema, id: unknown): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} for key share`.execute(queries);
  return rows.length > 0;
}

/** The columns that differ from those of the deleted row: an older `If-Match` must not fit. */
async function freshColumns(queries: Queries, kind: BinKind, item: Row): Promise<Row> {
  if (kind === 'question') return {};
  const fresh = { is_enabled: false, version: Number(item.version) + 1 };
  if (kind !== 'course') return fresh;
  const { last } = await queries
    .selectFrom('courses')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow();
  return { ...fresh, sequence: (last ?? 0) + 1, quiz_version: Number(item.quiz_version) + 1 };
}

/**
 * Inserts deleted rows with the columns that still exist, and returns their number. Columns that were added since get their
 * defaults, and numbers that order lists are new. The database alone reads the values: JavaScript would round numbers.
 *
 * @param sample One of them.
 * @param deleted A query for the rows as JSON, and for their order.
 */
async function insertRows(queries: Queries, table: keyof Schema, sample: Row, deleted: RawBuilder<unknown>) {
  const { rows: known } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
  `.execute(queries);
  const names = known.flatMap(({ name }) => (Object.hasOwn(sample, name) ? sql.ref(name) : []));
  if (names.length === 0) return 0;
  const columns = sql.join(names);
  const { rows } = await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from (${deleted}) as deleted (part, place),
      jsonb_populate_record(null::${sql.table(table)}, part) as populated
    order by place
    returning 1
  `.execute(queries);
  return rows.length;
}
