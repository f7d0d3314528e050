import { type Kysely, sql } from 'kysely';

/** Items of the catalog with the first word of their events. Their versions change with what the catalog shows of them. */
const CATALOG = [
  ['course', 'courses', 'old.version <> new.version or old.sequence <> new.sequence'],
  ['event', 'events', 'old.version <> new.version'],
  ['group', 'certificate_groups', 'old.version <> new.version'],
] as const;

/** Writes events for changes and deletions too. An item that is no longer enabled has left the catalog like a deleted one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(db);
  await sql`create index service_events_pending on service_events (subject, id) where position is null`.execute(db);
  // Runs with the rights of the tables' owner, because the role of another service may not be allowed to write events.
  // A transaction that repeats an event, such as a save that changes an event and each of its posters, writes it once.
  await sql`
    create or replace function write_service_event() returns trigger
    language plpgsql security definer set search_path to ${sql.raw(rows[0]?.path ?? 'public')}, pg_temp as $$
    declare
      item constant text := case when TG_OP = 'DELETE' then old.id else new.id end;
      previous text;
    begin
      select type into previous from service_events
      where position is null and subject = item and xmin = pg_current_xact_id()::xid order by id desc limit 1;
      if previous is distinct from TG_ARGV[0] then
        insert into service_events (type, subject) values (TG_ARGV[0], item);
      end if;
      return null;
    end $$
  `.execute(db);
  for (const [noun, table, changed] of CATALOG) {
    await on(db, `${noun}.changed`, table, 'update', `old.is_enabled and new.is_enabled and (${changed})`);
    await on(db, `${noun}.deleted`, table, 'update', 'old.is_enabled and not new.is_enabled');
    await on(db, `${noun}.deleted`, table, 'delete', 'old.is_enabled');
  }
  await on(db, 'post.submitted', 'posts', 'insert', 'new.status = 2');
  // Its files change its version.
  const content = (row: string) => `to_jsonb(${row}) - 'search'`;
  await on(db, 'post.submitted', 'posts', 'update', `new.status = 2 and ${content('old')} <> ${content('new')}`);
  await on(db, 'post.deleted', 'posts', 'delete', 'true');
}

async function on(db: Kysely<unknown>, type: string, table: string, change: string, condition: string): Promise<void> {
  const name = `event_${type.replace('.', '_')}_${change}`;
  await sql`create trigger ${sql.id(name)} after ${sql.raw(change)} on ${sql.table(table)}
    for each row when (${sql.raw(condition)}) execute function write_service_event(${sql.lit(type)})`.execute(db);
}
