import { type Kysely, sql } from 'kysely';

/** Constraints for every row. They exclude the status of a post, because the mobile service has further statuses. */
const CHECKS = [
  ['certificate_groups', 'pass_condition', 'pass_condition >= 0'],
  ['certificate_groups', 'template_vertical_position', 'template_vertical_position >= 0'],
  ['courses', 'sequence', 'sequence >= 1'],
  ['courses', 'pass_condition', 'pass_condition >= 0'],
  ['courses', 'quiz_limit', 'quiz_limit >= 0'],
  [
    'questions',
    'choices',
    `case when jsonb_typeof(choices) = 'array' then jsonb_array_length(choices) = 4 else false end`,
  ],
  ['event_images', 'position', 'position >= 0'],
  ['post_files', 'position', 'position >= 0'],
  ['images', 'byte_size', 'byte_size > 0'],
  ['images', 'width', 'width > 0 and height > 0'],
  ['files', 'byte_size', 'byte_size > 0'],
] as const;

/**
 * Adds constraints, trigram indexes for searches, and columns for disabled administrators and stored drawings. Code of
 * the previous version also runs on these tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, rule] of CHECKS) {
    // Existing rows are not validated.
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(`${table}_${column}_check`)}
      check (${sql.raw(rule)}) not valid`.execute(db);
  }
  await uniqueSequence(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
  for (const table of ['posts', 'certificate_groups']) {
    await sql`create index ${sql.id(`${table}_search`)} on ${sql.table(table)} using gin (search gin_trgm_ops)`.execute(
      db,
    );
  }
  await db.schema.alterTable('admins').addColumn('disabled_at', 'timestamptz').execute();
  await db.schema.alterTable('certificates').addColumn('drawing_key', 'text').execute();
}

/** Numbers the courses 1…n, in case someone else has written to them, and makes the numbers unique. */
async function uniqueSequence(db: Kysely<unknown>): Promise<void> {
  await sql`
    update courses set sequence = numbered.place
    from (select id, row_number() over (order by sequence, created_at, id) as place from courses) as numbered
    where numbered.id = courses.id and sequence <> numbered.place
  `.execute(db);
  await db.schema.dropIndex('courses_sequence').ifExists().execute();
  // Checked at the end of a transaction, because two courses that swap places share a number in between.
  await sql`alter table courses add constraint courses_sequence unique (sequence) deferrable initially deferred`.execute(
    db,
  );
}
