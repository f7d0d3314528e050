import { enableOutcome, losesReadiness, notReadyMessage, type Requirement } from '@cpd/domain/readiness';
import type { Queries } from '../database/schema.ts';
import { type Actor, record } from '../history/record.ts';
import { refuse } from '../http/Refusal.ts';

/** The tables whose rows begin as drafts, and the code of what is refused because something is missing (rule B10). */
const CODES = {
  certificate_groups: 'CERTIFICATE_GROUP_NOT_READY',
  courses: 'COURSE_NOT_READY',
  events: 'EVENT_NOT_READY',
} as const;

const ACTIONS = {
  certificate_groups: 'certificateGroup.enabled',
  courses: 'course.enabled',
  events: 'event.enabled',
} as const;

interface Enableable {
  readonly _id: string;
  readonly isEnable: boolean;
  readonly title?: string | null;
  readonly name?: string | null;
  readonly hyperlink?: string | null;
}

/** Enables an item that the transaction has locked. @throws Refusal 409 that names what is missing. */
export async function enable<Item extends Enableable>(
  queries: Queries,
  by: Actor,
  table: keyof typeof CODES,
  item: Item,
  missing: readonly Requirement[],
): Promise<Item> {
  const outcome = enableOutcome(item, missing);
  if (outcome === 'refused') refuseNotReady(table, missing);
  if (outcome === 'unchanged') return item;
  await queries.updateTable(table).set({ is_enabled: true }).where('id', '=', item._id).execute();
  const { title, name, hyperlink } = item;
  await record(queries, by, ACTIONS[table], { id: item._id, title: title ?? name ?? hyperlink });
  return { ...item, isEnable: true };
}

/** Refuses a change that takes from an enabled item what it needs. @throws Refusal 409 that names what is missing. */
export function keepReady(table: keyof typeof CODES, changed: Enableable, missing: readonly Requirement[]): void {
  if (losesReadiness(changed, missing)) refuseNotReady(table, missing);
}

function refuseNotReady(table: keyof typeof CODES, missing: readonly Requirement[]): never {
  refuse(409, CODES[table], notReadyMessage(missing));
}
