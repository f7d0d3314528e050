import { type Kysely, sql } from 'kysely';
import { inBatches } from '../migrationSteps.ts';

export const isOutsideTransaction = true;

/**
 * Notes who has stored each upload and whether services share it, and which service wrote each post, so that no service can
 * use or delete what belongs to others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['images', 'files']) {
    const uploads = sql.table(table);
    await sql`alter table ${uploads} add column if not exists stored_by text,
      add column if not exists is_shared boolean not null default false`.execute(db);
    await sql`comment on column ${uploads}.stored_by is
      'administrator, service/ with the name of its key, or null for another program.'`.execute(db);
    await sql`comment on column ${uploads}.is_shared is
      'Whether every service may use it, and it stays when a person whose content uses it is deleted.'`.execute(db);
  }
  await sql`alter table posts add column if not exists service text`.execute(db);
  await sql`comment on column posts.service is
    'The name of the key with which a service wrote it; null for another program.'`.execute(db);
  await noteStoringServices(db);
  await limitDeletion(db);
  for (const table of ['images', 'files']) await inBatches(db, table, 'id', (ids) => noteStored(db, table, ids));
}

/** Also for uploads of the previous version, while it still runs. */
async function noteStoringServices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function require_upload() returns trigger language plpgsql set search_path from current as $$
    declare service constant text := substring(new.owner from '^service/[^/]*');
    begin
      perform from images where id = new.upload for key share;
      if found then
        update images set stored_by = service where id = new.upload and stored_by is null and service is not null;
        return new;
      end if;
      perform from files where id = new.upload for key share;
      if found then
        update files set stored_by = service where id = new.upload and stored_by is null and service is not null;
        return new;
      end if;
      raise exception 'There is no upload with this id.' using errcode = 'foreign_key_violation';
    end $$
  `.execute(db);
}

async function limitDeletion(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function goes_with_person(person text, its_upload text) returns boolean language sql stable
    set search_path from current as $$
      select not exists (select from images where id = its_upload and (is_shared or stored_by = 'administrator'))
        and not exists (select from files where id = its_upload and (is_shared or stored_by = 'administrator'))
        -- The name under which a service has stored it is no use of its own.
        and not exists (
          select from upload_references where upload = its_upload and owner not like 'service/%' and owner not in (
            select 'posts/cover_image_id/' || id from posts where user_id = person
            union all
            select concat_ws('/', 'post_files/file_id', post_id, position) from post_files
            join posts on posts.id = post_id where user_id = person
          )
        )
    $$
  `.execute(db);
  const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(db);
  // Temporary tables come last; otherwise those of the caller would come first.
  const asOwner = sql.raw(`language plpgsql security definer set search_path to ${rows[0]?.path}, pg_temp`);
  await sql`
    create or replace function delete_person() returns trigger ${asOwner} as $$
    declare used text;
    begin
      insert into deleted_people (key) values (person_key('user', old.id)) on conflict do nothing;
      delete from posts where user_id = old.id;
      delete from certificates where user_id = old.id;
      for used in select upload from user_uploads where user_id = old.id order by upload loop
        perform from images where id = used for update;
        perform from files where id = used for update;
        continue when not goes_with_person(old.id, used);
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

/** By the names of services, and by the history, which may be shorter than an upload is old. */
async function noteStored(db: Kysely<unknown>, table: string, ids: readonly string[]): Promise<void> {
  const uploads = sql.table(table);
  await sql`
    update ${uploads} as stored set stored_by = known.by from (
      select id, coalesce(
        (select substring(owner from '^service/[^/]*') from upload_references
          where upload = ${uploads}.id and owner like 'service/%' limit 1),
        (select 'administrator' from audit join admins on admins.id = actor
          where subject = ${uploads}.id and action in ('image.uploaded', 'file.uploaded') limit 1)
      ) as by from ${uploads} where id = any(${ids}) and stored_by is null
    ) as known where stored.id = known.id and known.by is not null
  `.execute(db);
}
