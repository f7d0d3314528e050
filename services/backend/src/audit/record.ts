import type { Insertable } from 'kysely';
import { newId } from '../database/id.ts';
import type { Queries, Schema } from '../database/schema.ts';

/** Notes something worth knowing later, without personal data. */
export async function record(queries: Queries, entry: Omit<Insertable<Schema['audit']>, 'id' | 'at'>): Promise<void> {
  await queries
    .insertInto('audit')
    .values({ ...entry, id: newId() })
    .execute();
}
