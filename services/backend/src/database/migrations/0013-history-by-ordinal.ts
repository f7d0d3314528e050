import type { Kysely } from 'kysely';

/** Lines are numbered in the order of their time, so retention finds the oldest ones by their numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('audit_at').ifExists().execute();
}
