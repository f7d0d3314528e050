import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Waits until no other transaction holds the named lock, and holds it until this one ends. */
export async function acquireLock(queries: Transaction<Schema>, name: Schema['locks']['name']): Promise<void> {
  const row = queries.selectFrom('locks').select('name').where('name', '=', name).forUpdate();
  await row.executeTakeFirstOrThrow(() => new Error(`The table locks has no row named ${name}.`));
}
