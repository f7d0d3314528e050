import { type Kysely, sql } from 'kysely';

/** Finds users by their e-mail as it is compared now: letters of ASCII alone have two cases, whatever the database's locale. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_ascii_email on users (lower(email collate "C"))`.execute(db);
  await db.schema.dropIndex('users_email').ifExists().execute();
}
