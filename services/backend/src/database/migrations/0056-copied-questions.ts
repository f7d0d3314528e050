import { type Kysely, sql } from 'kysely';

/** Lets a question be between two others of its quiz. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions add column position numeric`.execute(db);
  await sql`comment on column questions.position is
    'Its place among the ordinals of its quiz, if it was put between two questions; null if it stays where it was added.'`.execute(
    db,
  );
}
