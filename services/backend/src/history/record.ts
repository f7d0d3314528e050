import { english } from '@cpd/domain/english';
import {
  type Action,
  actionSentence,
  type Change,
  changesBetween,
  type FieldValue,
  type FieldValues,
} from '@cpd/domain/history';
import { sql } from 'kysely';
import { newId } from '../database/id.ts';
import type { Queries } from '../database/schema.ts';
import type { Actor } from '../http/Actor.ts';

/**
 * The subject of a line. It has no personal data of users, who can be deleted: a post, a certificate or an upload of
 * another service has no title.
 */
export interface Subject {
  readonly id: string | null;
  /** Its title at that time. */
  readonly title?: string | null | undefined;
}

/**
 * Writes a line of the history, in the transaction of the change (rule HI1).
 *
 * @param at Its time, which only the tables' owner may choose. @default the database's time
 */
export async function record(
  queries: Queries,
  by: Actor,
  action: Action,
  subject: Subject,
  changes: readonly Change[] = [],
  at: Date | null = null,
): Promise<void> {
  const title = subject.title ?? null;
  const searched = [by.name, title, english(actionSentence([{ action, changes }])), ...changes.flatMap(textsOf)];
  await sql`
    select add_history_line(${newId()}, ${at}::timestamptz, ${by.id}, ${by.name}, ${action}, ${subject.id}, ${title},
      ${JSON.stringify(changes)}, ${by.requestId}, ${searched.flatMap(toOneLine).join('\n')})
  `.execute(queries);
}

/** Records the changes of a save. A save without changes leaves no line. */
export async function recordChanges(
  queries: Queries,
  by: Actor,
  action: Action,
  subject: Subject,
  before: FieldValues,
  after: FieldValues,
): Promise<void> {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return;
  const recorded: Change[] = [];
  for (const change of changes) {
    if (change.field !== 'file') recorded.push(change);
    else recorded.push({ ...change, before: await pdfOf(queries, before), after: await pdfOf(queries, after) });
  }
  await record(queries, by, action, subject, recorded);
}

/** The PDF of a course, without a name if a user or another service has provided it. */
async function pdfOf(queries: Queries, { file = null }: FieldValues): Promise<FieldValue> {
  if (file === null || typeof file !== 'object' || !('_id' in file)) return file;
  const ofUsers = queries.selectFrom('user_uploads').select('upload').where('upload', '=', file._id);
  const stored = queries.selectFrom('upload_references').select('upload').where('upload', '=', file._id);
  const isOthers = await ofUsers.unionAll(stored.where('owner', 'like', 'service/%')).executeTakeFirst();
  return isOthers ? { _id: file._id, name: 'a PDF' } : file;
}

function textsOf({ before, after }: Change): readonly (string | null | undefined)[] {
  return [before, after].flatMap((value: FieldValue) => {
    if (typeof value === 'string') return value;
    return value !== null && typeof value === 'object' && 'name' in value ? value.name : null;
  });
}

function toOneLine(text: string | null | undefined): string | readonly [] {
  return text ? text.replace(/\s+/g, ' ') : [];
}
