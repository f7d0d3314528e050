import {
  enableOutcome,
  losesRequirements,
  notReadyMessage,
  type Requirement,
  requiredWhileEnabledMessage,
} from '@cpd/domain/readiness';
import type { Queries } from '../../database/schema.ts';
import { record, type Subject } from '../../history/record.ts';
import type { Actor } from '../../http/Actor.ts';
import { throwHttpError } from '../../http/errors/HttpError.ts';

/** The tables of items that begin as drafts, with the error code for missing requirements (rule B10). */
const KINDS = {
  certificate_groups: { code: 'CERTIFICATE_GROUP_NOT_READY', enabled: 'certificateGroup.enabled' },
  courses: { code: 'COURSE_NOT_READY', enabled: 'course.enabled' },
  events: { code: 'EVENT_NOT_READY', enabled: 'event.enabled' },
} as const;

interface Enableable {
  readonly _id: string;
  readonly isEnable: boolean;
}

/** Enables an item that the transaction has locked. @throws HttpError 409 that lists what is missing. */
export async function enable<Item extends Enableable>(
  queries: Queries,
  by: Actor,
  table: keyof typeof KINDS,
  item: Item,
  subject: Subject,
  missing: readonly Requirement[],
): Promise<Item> {
  const outcome = enableOutcome(item, missing);
  if (outcome === 'notReady') throwHttpError(409, KINDS[table].code, notReadyMessage(missing));
  if (outcome === 'unchanged') return item;
  await queries.updateTable(table).set({ is_enabled: true }).where('id', '=', item._id).execute();
  await record(queries, by, KINDS[table].enabled, subject);
  return { ...item, isEnable: true };
}

/** Rejects a change that removes a requirement of an enabled item. @throws HttpError 409 that lists what is missing. */
export function requireReadyIfEnabled(
  table: keyof typeof KINDS,
  changed: Enableable,
  missing: readonly Requirement[],
): void {
  if (losesRequirements(changed, missing)) throwHttpError(409, KINDS[table].code, requiredWhileEnabledMessage(missing));
}
