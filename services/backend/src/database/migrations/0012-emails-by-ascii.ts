import { type Kysely, sql } from 'kysely';

/**
 * Indexes users by the form in which e-mails are compared: only ASCII letters ignore case, in any locale of the
 * database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_ascii_email on users (lower(email collate "C"))`.execute(db);
  await db.schema.dropIndex('users_email').ifExists().execute();
}
