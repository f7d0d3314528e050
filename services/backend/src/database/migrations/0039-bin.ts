import { type Kysely, sql } from 'kysely';

/** The tables whose deleted rows go into the bin: kind, table, and the column with the title. */
const KINDS = [
  ['course', 'courses', 'title'],
  ['event', 'events', 'hyperlink'],
  ['certificateGroup', 'certificate_groups', 'name'],
  ['question', 'questions', 'question'],
] as const;

/**
 * Keeps deleted courses, events, certificate groups and questions as JSON in a table of their own, no matter who deletes
 * them. A deletion stays a deletion, so that no query, count, index or foreign key needs to know of the bin.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(db);
  // The role that deletes may not be allowed to read the bin. Temporary tables last: otherwise those of the caller come first.
  const asOwner = sql.raw(`language plpgsql security definer set search_path to ${rows[0]?.path}, pg_temp`);
  await db.schema
    .createTable('bin')
    .addColumn('ordinal', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('title', 'text')
    .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('course_id', 'text')
    .addColumn('item', 'jsonb', (column) => column.notNull())
    .addColumn('parts', 'jsonb', (column) => column.notNull().defaultTo('[]'))
    .addColumn('deleted_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('bin_pkey', ['kind', 'id'])
    .execute();
  await db.schema.createIndex('bin_deleted_at').on('bin').column('deleted_at').execute();
  await db.schema.createIndex('bin_course').on('bin').columns(['course_id', 'ordinal']).execute();
  // The row is locked before the trigger runs, so that no question or poster is added meanwhile. A question that is
  // deleted with its course finds the course gone, and is part of the course's row.
  await sql`
    create function put_into_bin() returns trigger ${asOwner} as $$
    declare
      deleted_item constant jsonb := to_jsonb(old);
      its_title constant text := deleted_item ->> TG_ARGV[1];
      its_parts jsonb := '[]';
    begin
      if (select value from facts where name = 'bin-days') = '0' then return old; end if;
      case TG_ARGV[0]
        when 'course' then
          select coalesce(jsonb_agg(to_jsonb(part) order by part.ordinal), '[]') into its_parts
          from questions as part where course_id = old.id;
        when 'event' then
          select coalesce(jsonb_agg(to_jsonb(part) order by part.position), '[]') into its_parts
          from event_images as part where event_id = old.id;
        when 'question' then
          perform from courses where id = deleted_item ->> 'course_id';
          if not found then return old; end if;
        else null;
      end case;
      delete from bin where kind = TG_ARGV[0] and id = old.id;
      insert into bin (kind, id, title, search, course_id, item, parts)
      values (TG_ARGV[0], old.id, its_title, search_fold(coalesce(its_title, '')), deleted_item ->> 'course_id',
        deleted_item, its_parts);
      insert into upload_references (upload, owner)
      select distinct upload, concat_ws('/', 'bin', TG_ARGV[0], old.id) from upload_references where upload in (
        select field.value from jsonb_array_elements(its_parts || deleted_item) as deleted (fields),
          jsonb_each_text(fields) as field
      );
      return old;
    end $$
  `.execute(db);
  await sql`
    create function leave_bin() returns trigger ${asOwner} as $$
    begin
      delete from upload_references where owner = concat_ws('/', 'bin', old.kind, old.id);
      return null;
    end $$
  `.execute(db);
  await sql`create trigger leave_bin after delete on bin for each row execute function leave_bin()`.execute(db);
  for (const [kind, table, title] of KINDS) {
    await sql`create trigger put_into_bin before delete on ${sql.table(table)}
      for each row execute function put_into_bin(${sql.lit(kind)}, ${sql.lit(title)})`.execute(db);
  }
}
