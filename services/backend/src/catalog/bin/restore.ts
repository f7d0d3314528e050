import type { BinKind, RestoreNote } from '@cpd/domain/bin';
import type { LoweredConfig } from '@cpd/domain/quizConfig';
import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Queries, Schema } from '../../database/schema.ts';
import { HttpError, throwHttpError } from '../../http/errors/HttpError.ts';
import { courseKind, lockSequence } from '../courses/store.ts';
import { lockItem } from '../draftable.ts';
import { makeRoomInSequence, raiseNumbers, requireOwnDeletion } from './undo.ts';

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
export interface Restored {
  readonly title: string | null;
  /** The course of a question. */
  readonly course: string | null;
  readonly notes: readonly RestoreNote[];
  /** Whether everything is as it was before the deletion. */
  readonly isExact: boolean;
  readonly isEnabled: boolean;
  /** The numbers of the quiz that a question has come back to, if they have changed with it. */
  readonly numbers?: LoweredConfig | undefined;
}

/**
 * Restores an item under its id, with a new version. From the bin it comes back not enabled, at the end, and without what is
 * gone. For the administrator who undoes the deletion it comes back as it was.
 *
 * @param undoneBy The id of that administrator; null to restore the item from the bin.
 * @throws HttpError 404 if it is neither in the bin nor restored; 409 if what it belongs to is deleted, or if something has
 * changed that undoing the deletion needs.
 */
export async function restore(
  queries: Transaction<Schema>,
  kind: BinKind,
  id: string,
  undoneBy: string | null = null,
): Promise<Restored> {
  await lockPlace(queries, kind, id);
  const bin = queries.selectFrom('bin').where('kind', '=', kind).where('id', '=', id);
  const binned = await bin.selectAll().forUpdate().executeTakeFirst();
  const existing = await courseOfExisting(queries, kind, id);
  if (existing !== undefined) {
    return { title: null, course: existing, notes: ['ALREADY_RESTORED'], isExact: false, isEnabled: false };
  }
  if (binned === undefined) return throwNotInBin(queries, kind, id);
  const isExact = undoneBy !== null;
  const { notes, numbers } = isExact
    ? await bringBackAsItWas(queries, binned, undoneBy)
    : { notes: await bringBackAsDraft(queries, binned), numbers: undefined };
  await queries.deleteFrom('bin').where('ordinal', '=', binned.ordinal).execute();
  const isEnabled = isExact && binned.item.is_enabled === true;
  return { title: binned.title, course: binned.course_id, notes, isExact, isEnabled, numbers };
}

type Binned = Selectable<Schema['bin']>;

async function bringBackAsDraft(queries: Queries, binned: Binned): Promise<readonly RestoreNote[]> {
  const { emptied, notes } = await missingReferences(queries, binned.item);
  const changed = { ...emptied, ...(await draftColumns(queries, binned)) };
  return [...new Set([...notes, ...(await insertItem(queries, binned, changed, false))])];
}

async function bringBackAsItWas(queries: Transaction<Schema>, binned: Binned, undoneBy: string) {
  const { kind, id, item, deleted_at, course_id } = binned;
  const facts = requireOwnDeletion(binned.undo, undoneBy);
  const { notes } = await missingReferences(queries, item);
  if (item.is_enabled === true && notes.includes('GROUP_NOT_ENABLED')) {
    throwHttpError(
      409,
      'GROUP_NOT_ENABLED',
      'Its certificate group is not enabled any more, so it cannot be enabled as it was. Restore it instead.',
    );
  }
  if (notes.some((note) => note !== 'GROUP_NOT_ENABLED')) throwPartsGone();
  const sequence = kind === 'course' ? { sequence: await makeRoomInSequence(queries, id, deleted_at, facts) } : {};
  const partNotes = await insertItem(queries, binned, { ...newerVersions(binned), ...sequence }, true);
  if (partNotes.length > 0) throwPartsGone();
  const numbers = kind === 'question' ? await raiseNumbers(queries, course_id ?? '', facts) : undefined;
  return { notes, numbers };
}

function throwPartsGone(): never {
  throwHttpError(
    409,
    'PARTS_GONE',
    'Something that belongs to it is gone or used elsewhere, so it cannot come back as it was. Restore it instead.',
  );
}

/**
 * Rejects an item that is not in the bin by itself. A question may be there with its course, which a restore brings back too.
 *
 * @throws HttpError 409 for such a question, otherwise 404.
 */
export async function throwNotInBin(queries: Queries, kind: BinKind, id: string): Promise<never> {
  const course = queries.selectFrom('bin').select('id').where('kind', '=', 'course');
  const withIt = course.where(sql<boolean>`parts @> ${JSON.stringify([{ id }])}::jsonb`);
  if (kind === 'question' && (await withIt.executeTakeFirst())) {
    throwHttpError(409, 'IN_DELETED_COURSE', 'This is in its course, which was deleted. Restore the course.');
  }
  throwHttpError(404, 'NOT_IN_BIN', 'This is not in the bin any more: it was deleted for good.');
}

/** Takes the locks with which an item of this kind is added, before that of its row in the bin. */
async function lockPlace(queries: Transaction<Schema>, kind: BinKind, id: string): Promise<void> {
  if (kind === 'course') await lockSequence(queries);
  if (kind !== 'question') return;
  const bin = queries.selectFrom('bin').select('course_id').where('kind', '=', kind).where('id', '=', id);
  const courseId = (await bin.executeTakeFirst())?.course_id;
  if (typeof courseId !== 'string') return;
  await lockItem(queries, courseKind, courseId).catch((error: unknown) => {
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

/** The references of an item to what is gone for good, emptied. @throws HttpError 409 if its group is in the bin. */
async function missingReferences(queries: Queries, item: Row): Promise<{ emptied: Row; notes: RestoreNote[] }> {
  const emptied: Record<string, null> = {};
  const notes: RestoreNote[] = [];
  for (const [column, table, note] of REFERENCES) {
    const id = item[column] ?? null;
    if (id === null || (await isThere(queries, table, id))) continue;
    if (table === 'certificate_groups') await requireGroupOutOfBin(queries, id);
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

async function requireGroupOutOfBin(queries: Queries, id: unknown): Promise<void> {
  const group = queries.selectFrom('bin').select('id').where('kind', '=', 'certificateGroup');
  const deleted = await group.where('id', '=', sql<string>`${id}`).executeTakeFirst();
  if (deleted) throwHttpError(409, 'GROUP_DELETED', 'Its certificate group was deleted. Restore the group first.');
}

/** An older `If-Match` must not fit. */
function newerVersions({ kind, item }: Binned): Row {
  if (kind === 'question') return {};
  const version = Number(item.version) + 1;
  return kind === 'course' ? { version, quiz_version: Number(item.quiz_version) + 1 } : { version };
}

async function draftColumns(queries: Queries, binned: Binned): Promise<Row> {
  if (binned.kind === 'question') return { position: null };
  const fresh = { ...newerVersions(binned), is_enabled: false };
  if (binned.kind !== 'course') return fresh;
  const { last } = await queries
    .selectFrom('courses')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow();
  return { ...fresh, sequence: (last ?? 0) + 1 };
}

/** Inserts the row of an item with changed columns, and its parts. Returns a note if some parts are not restored. */
async function insertItem(
  queries: Queries,
  { ordinal, kind, item, parts: deletedParts }: Binned,
  changed: Row,
  keepsOrdinals: boolean,
): Promise<readonly RestoreNote[]> {
  const row = sql`select item || ${JSON.stringify(changed)}::jsonb, 1 from bin where ordinal = ${ordinal}`;
  await insertRows(queries, TABLE[kind], item, row, keepsOrdinals);
  if (kind !== 'course' && kind !== 'event') return [];
  const [table, isRestored, note] = PARTS[kind];
  // Between which questions one is, its ordinal tells then.
  const restoredPart = kind === 'course' && !keepsOrdinals ? sql`part - 'position'` : sql`part`;
  const parts = sql`
    select ${restoredPart}, coalesce(part ->> 'position', part ->> 'ordinal')::numeric
    from bin, jsonb_array_elements(parts) as listed (part) where ordinal = ${ordinal} and ${isRestored}`;
  const count = await insertRows(queries, table, deletedParts[0] ?? {}, parts, keepsOrdinals);
  return count < deletedParts.length ? [note] : [];
}

/**
 * Inserts deleted rows with the columns that still exist, and returns their number. Columns that were added since get their
 * defaults. The database alone reads the values: JavaScript would round numbers.
 *
 * @param sample One of them.
 * @param deleted A query for the rows as JSON, and for their order.
 * @param keepsOrdinals Whether the numbers that order lists stay. Others are new, so that the rows are the newest ones.
 */
async function insertRows(
  queries: Queries,
  table: keyof Schema,
  sample: Row,
  deleted: RawBuilder<unknown>,
  keepsOrdinals: boolean,
) {
  const { rows: known } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and (attidentity = '' or ${keepsOrdinals})
  `.execute(queries);
  const names = known.flatMap(({ name }) => (Object.hasOwn(sample, name) ? sql.ref(name) : []));
  if (names.length === 0) return 0;
  const columns = sql.join(names);
  const { rows } = await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from (${deleted}) as deleted (part, place),
      jsonb_populate_record(null::${sql.table(table)}, part) as populated
    order by place
    returning 1
  `.execute(queries);
  return rows.length;
}
