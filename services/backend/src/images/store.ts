import type { Insertable, Selectable } from 'kysely';
import type { ImagesTable, Queries } from '../database/schema.ts';

export type StoredImage = Selectable<ImagesTable>;

export async function insertImage(queries: Queries, image: Insertable<ImagesTable>): Promise<void> {
  await queries.insertInto('images').values(image).execute();
}

export async function findImage(queries: Queries, id: string): Promise<StoredImage | undefined> {
  return await queries.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst();
}
