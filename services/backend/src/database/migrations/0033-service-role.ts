import { type Kysely, sql } from 'kysely';
import { grantToServiceRoles, revokeFromOthers } from '../migrationSteps.ts';

/** What roles other than the owner no longer need, because functions with the owner's rights do it for them. */
const REVOKED = [
  ['audit', 'insert, update, delete, truncate'],
  ['service_events', 'insert, update, truncate'],
  ['kysely_migration', 'insert, update, delete, truncate'],
] as const;

/**
 * Lets a role that does not own the tables write lines of the history only with the database's time, remove them only
 * with a line that says so, and not set back the position of events.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(db);
  // Temporary tables last: otherwise those of the caller come first.
  const asOwner = sql.raw(`security definer set search_path to ${rows[0]?.path}, pg_temp`);

  // The owner may give a time, which the demo's history needs.
  await sql`
    create or replace function add_history_line(
      line_id text, at_moment timestamptz, by_actor text, by_name text, action_done text, of_subject text,
      its_title text, what_changed text, by_request text, searched text
    ) returns void language plpgsql ${asOwner} as $$
    begin
      if at_moment is null or session_user <> current_user then at_moment := clock_timestamp(); end if;
      insert into audit (id, at, actor, actor_name, action, subject, title, changes, request_id, search)
      values (line_id, at_moment, by_actor, by_name, action_done, of_subject, its_title, what_changed, by_request,
        coalesce((select string_agg(search_fold(line), E'\\n' order by place)
          from unnest(string_to_array(searched, E'\\n')) with ordinality as lines (line, place)), ''));
    end $$
  `.execute(db);
  await sql`
    create or replace function cut_history(before_moment timestamptz, max_lines integer) returns integer
    language plpgsql ${asOwner} as $$
    declare first_kept bigint; removed integer;
    begin
      if before_moment > now() - interval '30 days' then
        raise exception 'Lines of the last 30 days stay.' using errcode = 'insufficient_privilege';
      end if;
      select ordinal into first_kept from audit where at >= before_moment order by ordinal limit 1;
      perform set_config('cpd.cuts_history', 'on', true);
      delete from audit where ordinal in (
        select ordinal from audit where first_kept is null or ordinal < first_kept order by ordinal limit max_lines
      );
      get diagnostics removed = row_count;
      perform set_config('cpd.cuts_history', '', true);
      if removed > 0 then
        perform add_history_line(gen_random_uuid()::text, null, 'upkeep', null, 'history.cut', null, null,
          json_build_array(json_build_object('field', 'lines', 'before', removed, 'after', 0))::text, null,
          'removed the oldest lines');
      end if;
      return removed;
    end $$
  `.execute(db);
  for (const event of ['number_service_events()', 'write_service_event()']) {
    await sql`alter function ${sql.raw(event)} ${asOwner}`.execute(db);
  }
  await protectEventsPosition(db);
  for (const [table, privileges] of REVOKED) await revokeFromOthers(db, table, privileges);
  await grantToServiceRoles(db, 'add_history_line(text, timestamptz, text, text, text, text, text, text, text, text)');
  await grantToServiceRoles(db, 'number_service_events()');
  // Where the history was cut so far, it stays possible.
  const { rows: cuts } = await sql`select from audit where action = 'history.cut' limit 1`.execute(db);
  if (cuts.length > 0) await grantToServiceRoles(db, 'cut_history(timestamptz, integer)');
}

/** Positions that are set back would be given to two events. */
async function protectEventsPosition(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function protect_events_position() returns trigger language plpgsql as $$
    begin
      if 'service-events-position' in (old.name, new.name)
        and not pg_has_role(current_user, (select relowner from pg_class where oid = TG_RELID), 'usage') then
        raise exception 'Only number_service_events() changes this.' using errcode = 'insufficient_privilege';
      end if;
      return case when TG_OP = 'DELETE' then old else new end;
    end $$
  `.execute(db);
  await sql`create trigger protect_events_position before insert or update or delete on facts
    for each row execute function protect_events_position()`.execute(db);
}
