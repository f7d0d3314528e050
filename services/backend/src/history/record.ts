import {
  type Action,
  actionPhrase,
  type Change,
  changesBetween,
  type FieldValue,
  type FieldValues,
  type NamelessActor,
} from '@cpd/domain/history';
import { sql } from 'kysely';
import { newId } from '../database/id.ts';
import type { Queries } from '../database/schema.ts';
import { HEAD, lineContent } from './chain.ts';

/** Who does something: an administrator by id and name as then, or one of those that have no name. */
export interface Actor {
  readonly id: string;
  readonly name: string | null;
  /** The id of the call by which it was done; null where there was none. */
  readonly requestId: string | null;
}

/** What something was done to. Never personal data of users, who can be deleted: a post or a certificate has no title. */
export interface Subject {
  readonly id: string | null;
  /** Its title at that time. */
  readonly title?: string | null | undefined;
}

/** An actor that is no administrator. */
export function nameless(id: NamelessActor, requestId: string | null = null): Actor {
  return { id, name: null, requestId };
}

/**
 * Writes a line of the history, in the transaction of what it tells of (rule HI1). Each line's hash covers that of the
 * line before, so writers wait here for one another until their transactions end: record last.
 */
export async function record(
  queries: Queries,
  by: Actor,
  action: Action,
  subject: Subject,
  changes: readonly Change[] = [],
  at = new Date(),
): Promise<void> {
  const line = {
    id: newId(),
    at,
    actor: by.id,
    actor_name: by.name,
    action,
    subject: subject.id,
    title: subject.title ?? null,
    changes: JSON.stringify(changes),
    request_id: by.requestId,
  };
  const searched = [line.actor_name, line.title, actionPhrase(action, changes), ...changes.flatMap(textsOf)];
  // A function of the database, which keeps its plan: the statement costs a save half as much.
  await sql`
    select write_history_line(${HEAD}, ${lineContent(line)}, ${line.id}, ${at}::timestamptz, ${line.actor},
      ${line.actor_name}, ${action}, ${line.subject}, ${line.title}, ${line.changes}, ${line.request_id}, ${searched.flatMap(inOneLine).join('\n')})
  `.execute(queries);
}

/** Records what a save changed; one that changed nothing leaves no line. */
export async function recordChanges(
  queries: Queries,
  by: Actor,
  action: Action,
  subject: Subject,
  before: FieldValues,
  after: FieldValues,
): Promise<void> {
  const changes = changesBetween(before, after);
  if (changes.length > 0) await record(queries, by, action, subject, changes);
}

function textsOf({ before, after }: Change): readonly (string | null | undefined)[] {
  return [before, after].flatMap((value: FieldValue) => {
    if (typeof value === 'string') return value;
    return value !== null && typeof value === 'object' && 'name' in value ? value.name : null;
  });
}

function inOneLine(text: string | null | undefined): string | readonly [] {
  return text ? text.replace(/\s+/g, ' ') : [];
}
