import type { Insertable, Selectable } from 'kysely';
import type { FilesTable, Queries } from '../database/schema.ts';

/** What the database knows of an uploaded PDF. */
export type StoredFile = Selectable<FilesTable>;

/** Enters an uploaded PDF whose bytes are in the storage already. */
export async function insertFile(queries: Queries, file: Insertable<FilesTable>): Promise<void> {
  await queries.insertInto('files').values(file).execute();
}

/** Finds an uploaded PDF; undefined when there is none with the id. */
export async function findFile(queries: Queries, id: string): Promise<StoredFile | undefined> {
  return await queries.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
}
