import { sql } from 'kysely';
import type { Queries } from '../../database/schema.ts';
import { throwBadRequest } from '../../http/errors/HttpError.ts';

/** Rejects ids of missing images. @throws HttpError 400. */
export async function requireImages(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // An array is one parameter; a query can have at most 65,535.
  const rows = await queries.selectFrom('images').select('id').where('id', '=', sql<string>`any(${ids})`).execute();
  const existing = new Set(rows.map(({ id }) => id));
  if (!ids.every((id) => existing.has(id))) throwBadRequest('There is no image with this id.');
}

/** Rejects the id of a missing PDF. @throws HttpError 400. */
export async function requireFile(queries: Queries, id: string): Promise<void> {
  const row = await queries.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throwBadRequest('There is no PDF with this id.');
}
