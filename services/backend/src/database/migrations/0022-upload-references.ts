import { type Kysely, sql } from 'kysely';
import { trackUploads, UPLOAD_COLUMNS } from '../uploadColumns.ts';

/**
 * Records who references an upload, so that uploads that another service references stay until it releases them.
 * Triggers enter the references of this database's columns; another service enters its own rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upload_references')
    .addColumn('upload', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('upload_references_pkey', ['upload', 'owner'])
    .execute();
  await db.schema.createIndex('upload_references_owner').on('upload_references').column('owner').execute();
  // An upload is in one of two tables, which a foreign key cannot express. These two triggers replace one.
  await sql`
    create function require_upload() returns trigger language plpgsql set search_path from current as $$
    begin
      perform from images where id = new.upload for key share;
      if found then return new; end if;
      perform from files where id = new.upload for key share;
      if found then return new; end if;
      raise exception 'There is no upload with this id.' using errcode = 'foreign_key_violation';
    end $$
  `.execute(db);
  await sql`create trigger require_upload before insert or update on upload_references
    for each row execute function require_upload()`.execute(db);
  await sql`
    create function keep_referenced_upload() returns trigger language plpgsql set search_path from current as $$
    begin
      perform from upload_references where upload = old.id limit 1;
      if not found then return old; end if;
      raise exception 'Something refers to this upload.' using errcode = 'foreign_key_violation';
    end $$
  `.execute(db);
  for (const table of ['images', 'files']) {
    await sql`create trigger keep_referenced before delete on ${sql.table(table)}
      for each row execute function keep_referenced_upload()`.execute(db);
  }
  await sql`
    create function track_upload() returns trigger language plpgsql set search_path from current as $$
    declare
      before_upload text; before_owner text; after_upload text; after_owner text;
      key constant text[] := TG_ARGV[1:];
      prefix constant text := TG_TABLE_NAME || '/' || TG_ARGV[0];
    begin
      if TG_OP <> 'INSERT' then
        before_upload := to_jsonb(old) ->> TG_ARGV[0];
        before_owner := prefix || '/' || (select string_agg(to_jsonb(old) ->> name, '/' order by place)
          from unnest(key) with ordinality as names (name, place));
      end if;
      if TG_OP <> 'DELETE' then
        after_upload := to_jsonb(new) ->> TG_ARGV[0];
        after_owner := prefix || '/' || (select string_agg(to_jsonb(new) ->> name, '/' order by place)
          from unnest(key) with ordinality as names (name, place));
      end if;
      if before_upload is not distinct from after_upload and before_owner is not distinct from after_owner then
        return null;
      end if;
      delete from upload_references where upload = before_upload and owner = before_owner;
      if after_upload is not null then
        insert into upload_references (upload, owner) values (after_upload, after_owner) on conflict do nothing;
      end if;
      return null;
    end $$
  `.execute(db);
  for (const each of UPLOAD_COLUMNS) await trackUploads(db, each);
}
