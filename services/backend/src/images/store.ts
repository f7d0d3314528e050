import type { Insertable, Selectable } from 'kysely';
import type { ImagesTable, Queries } from '../database/schema.ts';

/** What the database knows of an uploaded image. */
export type StoredImage = Selectable<ImagesTable>;

/** Enters an uploaded image whose bytes are in the storage already. */
export async function insertImage(queries: Queries, image: Insertable<ImagesTable>): Promise<void> {
  await queries.insertInto('images').values(image).execute();
}

/** Finds an uploaded image; undefined when there is none with the id. */
export async function findImage(queries: Queries, id: string): Promise<StoredImage | undefined> {
  return await queries.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst();
}
