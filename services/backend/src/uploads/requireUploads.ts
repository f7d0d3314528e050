import { sql } from 'kysely';
import type { Queries } from '../database/schema.ts';
import { throwBadRequest } from '../errors/HttpError.ts';

/** Rejects ids of images that are not there. @throws HttpError 400. */
export async function requireImages(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // One parameter however many they are: a query has room for 65,535.
  const rows = await queries.selectFrom('images').select('id').where('id', '=', sql<string>`any(${ids})`).execute();
  const known = new Set(rows.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) throwBadRequest('There is no image with this id.');
}

/** Rejects the id of a PDF that is not there. @throws HttpError 400. */
export async function requireFile(queries: Queries, id: string): Promise<void> {
  const row = await queries.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throwBadRequest('There is no PDF with this id.');
}
