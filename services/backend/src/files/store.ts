import type { Insertable, Selectable } from 'kysely';
import type { FilesTable, Queries } from '../database/schema.ts';

export type StoredFile = Selectable<FilesTable>;

export async function insertFile(queries: Queries, file: Insertable<FilesTable>): Promise<void> {
  await queries.insertInto('files').values(file).execute();
}

export async function findFile(queries: Queries, id: string): Promise<StoredFile | undefined> {
  return await queries.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
}
