import { type Kysely, sql } from 'kysely';

/**
 * Makes the database delete everything of a person with their row in `users`, and reject rows of deleted people, no
 * matter who deletes or writes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deleted_people')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('deleted_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable('user_uploads')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('upload', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_uploads_pkey', ['user_id', 'upload'])
    .execute();
  await db.schema.createIndex('user_uploads_upload').on('user_uploads').column('upload').execute();
  await functions(db);
  await triggers(db);
  await sql`insert into deleted_people (key, deleted_at)
    select person_key('user', subject), max(at) from service_events where type = 'user.deleted' group by 1
    on conflict do nothing`.execute(db);
}

/**
 * Another service may write the tables with few rights, so the functions run with their owner's. Their path has
 * temporary tables last; otherwise those of the caller would come first.
 */
async function functions(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(db);
  const asOwner = sql.raw(`language plpgsql security definer set search_path to ${rows[0]?.path}, pg_temp`);
  await sql`
    create function person_key(kind text, value text) returns text language sql stable as $$
      select encode(sha256(convert_to(kind || ' ' || value, 'UTF8')), 'hex')
    $$
  `.execute(db);
  // A concurrent insert of the same key waits until this transaction has ended, even if the row is deleted again
  // (PostgreSQL, 'Index Uniqueness Checks'). Row locks are not limited in number, unlike advisory locks.
  await sql`
    create function lock_person(kind text, value text) returns boolean language plpgsql as $$
    declare person constant text := person_key(kind, value);
    begin
      if person is null then return false; end if;
      insert into deleted_people (key) values (person) on conflict do nothing;
      if not found then return true; end if;
      delete from deleted_people where key = person;
      return false;
    end $$
  `.execute(db);
  await sql`
    create function reject_deleted_person() returns trigger ${asOwner} as $$
    begin
      if lock_person('user', new.id) or lock_person('identity', new.firebase_uid) then
        raise exception 'This user was deleted.' using errcode = 'UD410';
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create function note_user_uploads() returns trigger ${asOwner} as $$
    declare post constant text := to_jsonb(new) ->> TG_ARGV[0];
    begin
      insert into user_uploads (user_id, upload)
      select user_id, cover_image_id from posts where id = post and cover_image_id is not null
      union select user_id, file_id from posts join post_files on post_id = id where id = post
      on conflict do nothing;
      return null;
    end $$
  `.execute(db);
  // Without their rows, nothing would know what else has to go.
  await sql`
    create function reject_truncate() returns trigger language plpgsql as $$
    begin
      raise exception 'Delete the rows instead, so that everything of their people goes with them.'
        using errcode = 'feature_not_supported';
    end $$
  `.execute(db);
  await sql`
    create function forget_upload() returns trigger ${asOwner} as $$
    begin
      delete from user_uploads where upload = old.id;
      return null;
    end $$
  `.execute(db);
  // The user's row is locked, and rows that refer to it wait. Cascading deletions would release the uploads too late.
  // Uploads are locked in one order: of two people who share one and are deleted at the same time, the second removes it.
  await sql`
    create function delete_person() returns trigger ${asOwner} as $$
    declare used text;
    begin
      insert into deleted_people (key) values (person_key('user', old.id)) on conflict do nothing;
      delete from posts where user_id = old.id;
      delete from certificates where user_id = old.id;
      for used in select upload from user_uploads where user_id = old.id order by upload loop
        perform from images where id = used for update;
        perform from files where id = used for update;
        -- The name under which a service has stored it is no use of its own.
        continue when exists (select from upload_references where upload = used and owner not like 'service/%');
        begin
          delete from upload_references where upload = used;
          delete from images where id = used;
          delete from files where id = used;
          insert into pending_deletions (id, user_id, firebase_uids, storage_keys, due_at)
          values (gen_random_uuid()::text, old.id, '[]', jsonb_build_array(used), timestamptz 'epoch');
        exception when foreign_key_violation or restrict_violation then
          -- A table of another service refers to it, so it stays.
        end;
      end loop;
      delete from user_uploads where user_id = old.id;
      return old;
    end $$
  `.execute(db);
}

async function triggers(db: Kysely<unknown>): Promise<void> {
  // After the row is written: an insert waits for a deletion of the same id in progress, and the function sees it.
  await sql`create trigger reject_deleted after insert on users
    for each row execute function reject_deleted_person()`.execute(db);
  await sql`create trigger reject_other_deleted after update of id, firebase_uid on users
    for each row when (old.id <> new.id or old.firebase_uid is distinct from new.firebase_uid)
    execute function reject_deleted_person()`.execute(db);
  await sql`create trigger delete_person before delete on users
    for each row execute function delete_person()`.execute(db);
  await sql`create trigger note_uploads after insert or update of user_id, cover_image_id on posts
    for each row execute function note_user_uploads('id')`.execute(db);
  await sql`create trigger note_uploads after insert or update of post_id, file_id on post_files
    for each row execute function note_user_uploads('post_id')`.execute(db);
  for (const table of ['users', 'posts', 'post_files', 'certificates']) {
    await sql`create trigger reject_truncate before truncate on ${sql.table(table)}
      for each statement execute function reject_truncate()`.execute(db);
  }
  for (const table of ['images', 'files']) {
    await sql`create trigger forget_upload after delete on ${sql.table(table)}
      for each row execute function forget_upload()`.execute(db);
  }
}
