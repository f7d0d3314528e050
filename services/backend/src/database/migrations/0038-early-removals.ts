import { type Kysely, sql } from 'kysely';
import { revokeFromOthers } from '../migrationSteps.ts';

/** Tables whose rows are removed after 30 days, with the time of a row. A day less here, because clocks differ. */
const KEPT = [
  ['service_events', 'at'],
  ['deleted_people', 'deleted_at'],
] as const;

/** Lets a role that does not own the tables remove no events and no notes of deleted people before their time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function reject_early_removal() returns trigger language plpgsql as $$
    begin
      if not pg_has_role(current_user, (select relowner from pg_class where oid = TG_RELID), 'usage') then
        raise exception 'Rows of the last 29 days stay.' using errcode = 'insufficient_privilege';
      end if;
      return old;
    end $$
  `.execute(db);
  for (const [table, time] of KEPT) {
    const at = sql.ref(`old.${time}`);
    // `lock_person` removes the row that it has inserted in the same transaction.
    await sql`create trigger reject_early_removal before delete on ${sql.table(table)}
      for each row when (${at} > now() - interval '29 days' and ${at} <> now())
      execute function reject_early_removal()`.execute(db);
  }
  await revokeFromOthers(db, 'deleted_people', 'update, truncate');
}
