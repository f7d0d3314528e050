import type { Queries } from './schema.ts';

/** What the database keeps under a name, such as a generated secret; null if there is nothing. */
export async function readFact(queries: Queries, name: string): Promise<string | null> {
  const fact = await queries.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();
  return fact?.value ?? null;
}

/** Replaces what the database keeps under a name. */
export async function writeFact(queries: Queries, name: string, value: string): Promise<void> {
  await queries
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Returns what the database keeps under a name, or else keeps this. Processes that start together get the same. */
export async function readOrKeepFact(queries: Queries, name: string, value: string): Promise<string> {
  await queries
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readFact(queries, name)) ?? value;
}
