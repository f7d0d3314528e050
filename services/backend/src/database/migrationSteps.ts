import { type QueryExecutorProvider, sql } from 'kysely';

/** Maximum wait of a concurrent index for older transactions, in milliseconds. */
const INDEX_LOCK_TIMEOUT_MS = 30_000;

/**
 * Builds an index while its table is in use, for a migration that runs outside of a transaction. Removes what an
 * interrupted build left behind.
 *
 * @param definition The part after `on`, such as `users (email)`.
 */
export async function createIndexConcurrently(
  db: QueryExecutorProvider,
  name: string,
  definition: string,
): Promise<void> {
  const { rows } = await sql<{ before: string }>`select current_setting('lock_timeout') as before`.execute(db);
  // It waits for every older transaction, without blocking reads or writes. After a timeout the build is repeated.
  await sql`set lock_timeout = ${sql.lit(INDEX_LOCK_TIMEOUT_MS)}`.execute(db);
  await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
  await sql`create index concurrently ${sql.id(name)} on ${sql.raw(definition)}`.execute(db);
  await sql`set lock_timeout = ${sql.lit(rows[0]?.before ?? '0')}`.execute(db);
}

/**
 * Changes the rows of a table in batches, for a migration that runs outside of a transaction. Each batch is one
 * statement that locks only its own rows.
 *
 * @param change Changes the rows with these ids.
 */
export async function inBatches(
  db: QueryExecutorProvider,
  table: string,
  idColumn: string,
  change: (ids: readonly string[]) => Promise<unknown>,
  batchSize = 5_000,
): Promise<void> {
  const id = sql.ref(idColumn);
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string }>`
      select distinct ${id} as id from ${sql.table(table)} where ${id} > ${last} order by ${id} limit ${batchSize}
    `.execute(db);
    const newest = rows.at(-1)?.id;
    if (newest === undefined) return;
    await change(rows.map((row) => row.id));
    last = newest;
  }
}

/**
 * Lets the roles of services call a function that runs with its owner's rights. They are the roles, other than the owner,
 * that may change sessions.
 *
 * @param signature Such as `cut_history(timestamptz, integer)`.
 */
export async function grantToServiceRoles(db: QueryExecutorProvider, signature: string): Promise<void> {
  await sql`
    do $do$ declare service text; begin
      for service in
        select distinct grantee::regrole::text from pg_class, aclexplode(relacl)
        where pg_class.oid = 'sessions'::regclass and privilege_type = 'UPDATE' and grantee not in (0, relowner)
      loop
        execute format('grant execute on function %s to %s', ${sql.lit(signature)}, service);
      end loop;
    end $do$
  `.execute(db);
}

/** Revokes rights on a table from all roles other than the owner. */
export async function revokeFromOthers(db: QueryExecutorProvider, table: string, privileges: string): Promise<void> {
  await sql`
    do $do$ declare other text; begin
      for other in
        select distinct grantee::regrole::text from pg_class, aclexplode(relacl)
        where pg_class.oid = ${sql.lit(table)}::regclass and grantee not in (0, relowner)
      loop
        execute format('revoke %s on %s from %s', ${sql.lit(privileges)}, ${sql.lit(table)}, other);
      end loop;
    end $do$
  `.execute(db);
}
