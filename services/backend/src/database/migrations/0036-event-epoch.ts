import { type Kysely, sql } from 'kysely';

/**
 * Names the history of this database, so that a reader of events notices that another one was restored. The name changes
 * if the rows are copied into another database or table, if a standby is promoted or a backup is recovered to a point in
 * time (both begin a new timeline), and if the fact `service-events-epoch` changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function service_events_epoch() returns text language plpgsql stable set search_path from current as $$
    declare place text;
    begin
      begin
        place := (select system_identifier from pg_control_system()) || left(pg_walfile_name(pg_current_wal_lsn()), 8);
      exception when feature_not_supported or insufficient_privilege or undefined_function then
        -- Some hosts of PostgreSQL do not tell.
        place := '';
      end;
      place := concat_ws('/', place, (select oid from pg_database where datname = current_database()),
        'service_events'::regclass::oid, (select value from facts where name = 'service-events-epoch'));
      return left(encode(sha256(convert_to(place, 'UTF8')), 'hex'), 16);
    end $$
  `.execute(db);
  // The previous version sends numbers. They stay valid in the history that it numbered, unless that was restored since.
  await sql`
    insert into facts (name, value) select 'service-events-numbered-epoch', service_events_epoch()
    where exists (select from facts where name = 'service-events-position')
      and not exists (select from facts where name = 'service-events-epoch')
  `.execute(db);
}
