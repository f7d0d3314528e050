import { type Kysely, sql } from 'kysely';

/**
 * Schedules the removal of a certificate's stored image and PDF when its row is deleted or names other ones, no matter
 * who changes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pending_deletions').addColumn('user_id', 'text').execute();
  // The clocks of database and service differ, so a removal is due at a time that both of them have passed.
  await sql`
    create function remove_drawings() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into pending_deletions (id, user_id, firebase_uids, storage_keys, due_at)
      select gen_random_uuid()::text, old.user_id, '[]'::jsonb, jsonb_build_array(old_key), timestamptz 'epoch'
      from (values (old.drawing_key, new.drawing_key), (old.pdf_key, new.pdf_key)) as drawings (old_key, new_key)
      where old_key is not null and old_key is distinct from new_key;
      return null;
    end $$
  `.execute(db);
  await sql`create trigger remove_drawings after delete or update of drawing_key, pdf_key on certificates
    for each row execute function remove_drawings()`.execute(db);

  // The previous version schedules the same keys itself, after its change. One row for each key is enough.
  await sql`create index pending_deletions_drawings on pending_deletions (storage_keys) where user_id is not null`.execute(
    db,
  );
  await sql`
    create function replace_drawing_removals() returns trigger language plpgsql set search_path from current as $$
    begin
      delete from pending_deletions where user_id is not null and storage_keys in (
        select jsonb_build_array(key) from jsonb_array_elements(new.storage_keys) as keys (key)
      );
      return null;
    end $$
  `.execute(db);
  await sql`create trigger replace_drawing_removals after insert on pending_deletions
    for each row when (new.user_id is null) execute function replace_drawing_removals()`.execute(db);
}
