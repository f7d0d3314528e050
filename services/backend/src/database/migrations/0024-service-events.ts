import { type Kysely, sql } from 'kysely';

/**
 * Writes an event for other services in the transaction of a change, no matter who makes it.
 *
 * Transactions do not end in the order in which they begin, so an event may become visible after one with a higher id,
 * and a reader that continues after an id would miss it. Each event therefore gets its `position` after its transaction
 * has ended, by one reader at a time. Positions become visible in their order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_events')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('position', 'bigint', (column) => column.unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .execute();
  await sql`create index service_events_unnumbered on service_events (id) where position is null`.execute(db);
  await sql`create index service_events_deleted_users on service_events (subject) where type = 'user.deleted'`.execute(
    db,
  );
  await sql`
    create function number_service_events() returns void language plpgsql set search_path from current as $$
    declare newest bigint; numbered integer;
    begin
      perform from service_events where position is null limit 1;
      if not found then return; end if;
      insert into facts (name, value) values ('service-events-position', '0') on conflict do nothing;
      select value::bigint into newest from facts where name = 'service-events-position' for update skip locked;
      if not found then return; end if;
      update service_events set position = newest + batch.place
      from (select id, row_number() over (order by id) as place from service_events
        where position is null order by id limit 10000) as batch
      where service_events.id = batch.id;
      get diagnostics numbered = row_count;
      update facts set value = (newest + numbered)::text where name = 'service-events-position';
    end $$
  `.execute(db);
  await sql`
    create function write_service_event() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into service_events (type, subject)
      values (TG_ARGV[0], case when TG_OP = 'DELETE' then old.id else new.id end);
      return null;
    end $$
  `.execute(db);
  for (const [type, table, change, condition] of [
    ['course.enabled', 'courses', 'insert', 'new.is_enabled'],
    ['course.enabled', 'courses', 'update of is_enabled', 'new.is_enabled and not old.is_enabled'],
    ['event.enabled', 'events', 'insert', 'new.is_enabled'],
    ['event.enabled', 'events', 'update of is_enabled', 'new.is_enabled and not old.is_enabled'],
    ['group.enabled', 'certificate_groups', 'insert', 'new.is_enabled'],
    ['group.enabled', 'certificate_groups', 'update of is_enabled', 'new.is_enabled and not old.is_enabled'],
    ['post.approved', 'posts', 'update of status', 'new.status = 4 and old.status <> 4'],
    ['post.rejected', 'posts', 'update of status', 'new.status = 5 and old.status <> 5'],
    ['user.deleted', 'users', 'delete', 'true'],
    ['certificate.issued', 'certificates', 'insert', 'true'],
    [
      'certificate.withdrawn',
      'certificates',
      'update of withdrawn_at',
      'new.withdrawn_at is not null and old.withdrawn_at is null',
    ],
  ] as const) {
    const name = `event_${type.replace('.', '_')}_${change.split(' ')[0]}`;
    await sql`create trigger ${sql.id(name)} after ${sql.raw(change)} on ${sql.table(table)}
      for each row when (${sql.raw(condition)}) execute function write_service_event(${sql.lit(type)})`.execute(db);
  }
}
