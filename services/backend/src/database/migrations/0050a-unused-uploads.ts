import { type Kysely, sql } from 'kysely';
import { inBatches } from '../migrationSteps.ts';

export const isOutsideTransaction = true;

/**
 * Lets the database note since when an upload may be unused: from its creation, and from each reference that goes. A reference
 * that comes changes nothing, so transactions that use one upload do not wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(db);
  await sql`
    create or replace function note_unused_upload() returns trigger language plpgsql security definer
    set search_path to ${sql.raw(rows[0]?.path ?? '')}, pg_temp as $$
    begin
      update images set unused_since = now() where id = old.upload;
      if not found then update files set unused_since = now() where id = old.upload; end if;
      return null;
    end $$
  `.execute(db);
  await sql`create or replace trigger note_unused after delete or update of upload on upload_references
    for each row execute function note_unused_upload()`.execute(db);
  for (const table of ['images', 'files']) {
    await sql`alter table ${sql.table(table)} alter column unused_since set default now()`.execute(db);
    await sql`comment on column ${sql.ref(`${table}.unused_since`)} is
      'Since when nothing may reference it; null once a reference was found.'`.execute(db);
    await inBatches(db, table, 'id', (ids) =>
      sql`update ${sql.table(table)} set unused_since = now() where id = any(${ids}) and unused_since is null
        and not exists (select from upload_references where upload = ${sql.ref(`${table}.id`)})`.execute(db),
    );
  }
}
