import { type Kysely, sql } from 'kysely';

/** Which tables a list is made of: a change of one gives the list its next revision. */
const SOURCES = {
  certificate_groups: ['certificate_groups'],
  courses: ['courses', 'questions', 'certificate_groups'],
  events: ['events', 'event_images'],
  posts: ['posts'],
  users: ['users'],
} as const;

/**
 * Numbers the states of each list. The database counts by itself, so that a change made by another program, or by hand,
 * is noticed as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('revisions')
    .addColumn('list', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    create function next_revision() returns trigger language plpgsql as $$
    begin
      update revisions set revision = revision + 1 where list = TG_ARGV[0];
      return null;
    end $$
  `.execute(db);
  for (const [list, tables] of Object.entries(SOURCES)) {
    await sql`insert into revisions (list) values (${sql.lit(list)})`.execute(db);
    for (const table of tables) {
      await sql`
        create trigger ${sql.id(`revision_of_${list}`)}
        after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function next_revision(${sql.lit(list)})
      `.execute(db);
    }
  }
  // Changes of the courses now wait for one another by their revision.
  await sql`delete from locks where name = 'course-sequence'`.execute(db);
}
