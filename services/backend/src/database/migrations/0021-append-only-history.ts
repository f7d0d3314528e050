import { type Kysely, sql } from 'kysely';

/**
 * Ends the hash chain of the history, because all writers waited for one row, and makes the table append-only instead.
 * The column `hash` and the function that fills it stay for the previous version, which may run at the same time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A function caches its plan, which halves the cost of the statement.
  await sql`
    create function add_history_line(
      line_id text, at_moment timestamptz, by_actor text, by_name text, action_done text, of_subject text,
      its_title text, what_changed text, by_request text, searched text
    ) returns void language plpgsql set search_path from current as $$
    begin
      insert into audit (id, at, actor, actor_name, action, subject, title, changes, request_id, search)
      values (line_id, at_moment, by_actor, by_name, action_done, of_subject, its_title, what_changed, by_request,
        coalesce((select string_agg(search_fold(line), E'\\n' order by place)
          from unnest(string_to_array(searched, E'\\n')) with ordinality as lines (line, place)), ''));
    end $$
  `.execute(db);
  await sql`
    create function reject_history_change() returns trigger language plpgsql as $$
    begin
      if TG_OP = 'DELETE' and current_setting('cpd.cuts_history', true) = 'on' then return null; end if;
      raise exception 'The history is append-only.' using errcode = 'insufficient_privilege';
    end $$
  `.execute(db);
  await sql`create trigger append_only before update or delete or truncate on audit
    for each statement execute function reject_history_change()`.execute(db);
  // Runs with the rights of the tables' owner, because the service's role may not be allowed to delete lines.
  await sql`
    create function cut_history(before_moment timestamptz, max_lines integer) returns integer
    language plpgsql security definer set search_path from current as $$
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
      return removed;
    end $$
  `.execute(db);
}
