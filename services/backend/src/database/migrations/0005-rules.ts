import { type Kysely, sql } from 'kysely';

/** What every row must fulfil. The status of a post is not among them: the mobile service has statuses of its own. */
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
 * Lets the database defend the rules, finds keywords by trigrams, and adds what a disabled administrator and a kept
 * drawing are known by. Code of the version before runs on these tables as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, rule] of CHECKS) {
    // Rows of before stay as they are, whatever they hold.
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

/** Numbers the courses 1…n, should anybody else have written to them, and keeps each number to one course. */
async function uniqueSequence(db: Kysely<unknown>): Promise<void> {
  await sql`
    update courses set sequence = numbered.place
    from (select id, row_number() over (order by sequence, created_at, id) as place from courses) as numbered
    where numbered.id = courses.id and sequence <> numbered.place
  `.execute(db);
  await db.schema.dropIndex('courses_sequence').ifExists().execute();
  // Looked at when a transaction ends: two courses that swap their places share one in between.
  await sql`alter table courses add constraint courses_sequence unique (sequence) deferrable initially deferred`.execute(
    db,
  );
}
