import { type Kysely, sql } from 'kysely';

const COLUMNS = [
  ['certificate_groups', 'version'],
  ['certificates', 'version'],
  ['courses', 'version'],
  ['courses', 'quiz_version'],
  ['events', 'version'],
  ['posts', 'version'],
  ['users', 'version'],
] as const;

/**
 * Starts the versions of a new row at the time in microseconds, so that a row that is deleted and inserted again under its
 * id has a version that it never had. Until the year 2255 they are exact as JavaScript's numbers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of COLUMNS) {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)}
      set default (extract(epoch from clock_timestamp()) * 1000000)::bigint`.execute(db);
  }
}
