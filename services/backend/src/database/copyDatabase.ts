import { type Kysely, sql } from 'kysely';
import type { Database } from './Database.ts';
import type { Schema } from './schema.ts';
import { TABLES } from './tables.ts';

const BATCH = 200;

export async function isEmpty({ queries }: Database): Promise<boolean> {
  for (const table of TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(queries);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Copies every row of one database into an empty one, in a transaction. Returns the number of rows. */
export async function copyDatabase(from: Database, to: Database): Promise<number> {
  return to.transaction(async (queries) => {
    // Reading a large table may take long, and this transaction is idle meanwhile.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(queries);
    let count = 0;
    for (const table of TABLES) {
      // What triggers have written is copied too.
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(queries);
      count += await copyTable(from.queries, queries, table);
    }
    // A table with checks that wait for the end of the transaction cannot be altered.
    await sql`set constraints all immediate`.execute(queries);
    for (const table of TABLES) await sql`alter table ${sql.table(table)} enable trigger user`.execute(queries);
    for (const { table, column } of await numberedColumns(queries)) {
      const next = sql`(select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)})`;
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${next}, false)`.execute(queries);
    }
    return count;
  });
}

/** The identity columns, whose sequences have to continue. */
async function numberedColumns(queries: Kysely<Schema>) {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'
  `.execute(queries);
  return rows;
}

async function copyTable(from: Kysely<Schema>, to: Kysely<Schema>, table: (typeof TABLES)[number]): Promise<number> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(from);
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const columns = Object.keys(batch[0] ?? {});
    const values = batch.map((row) => sql`(${sql.join(columns.map((column) => toValue(row[column])))})`);
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      overriding system value values ${sql.join(values)}
    `.execute(to);
  }
  return rows.length;
}

/** JSON columns are read as values and written as text. */
function toValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;
}
