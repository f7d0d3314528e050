import { type Kysely, sql } from 'kysely';

/**
 * Stores why a certificate was withdrawn and which one replaces it, and derives a search column from the holder's name. The
 * next migration fills that of existing rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Deferred, because a copy of the table may write a certificate before its successor.
  await sql`alter table certificates
    add column withdrawn_reason text,
    add column successor_id text references certificates (id) on delete set null deferrable initially deferred,
    add column search text not null default ''`.execute(db);
  const name = `concat_ws(' ', new.holder_first_name, new.holder_last_name)`;
  // A service that writes this table may have another search path.
  await sql`create function set_certificates_search() returns trigger language plpgsql
    set search_path from current as ${sql.lit(`begin new.search := search_fold(${name}); return new; end`)}`.execute(
    db,
  );
  await sql`create trigger set_search before insert or update of holder_first_name, holder_last_name, search
    on certificates for each row execute function set_certificates_search()`.execute(db);
}
