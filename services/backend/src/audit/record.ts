import { newId } from '../database/id.ts';
import type { Queries } from '../database/schema.ts';

/** Something worth knowing later, without personal data. */
export interface AuditEntry {
  /** The administrator's id, `review-link`, `account-holder` or `system`. */
  readonly actor: string;
  /** A few words with a dot, such as `user.deleted`. */
  readonly action: string;
  /** The id of what it was done to. */
  readonly subject: string | null;
}

export async function record(queries: Queries, { actor, action, subject }: AuditEntry): Promise<void> {
  await queries.insertInto('audit').values({ id: newId(), actor, action, subject }).execute();
}
