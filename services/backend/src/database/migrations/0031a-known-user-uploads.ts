import { type Kysely, sql } from 'kysely';
import { inBatches } from '../migrationSteps.ts';

export const isOutsideTransaction = true;

/** Enters the uploads of the posts that existed before the triggers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The rows are locked, so that a person is not deleted in the meantime.
  await inBatches(db, 'posts', 'id', (ids) =>
    sql`insert into user_uploads (user_id, upload)
      select user_id, cover_image_id from posts where id = any(${ids}) and cover_image_id is not null for share
      on conflict do nothing`.execute(db),
  );
  await inBatches(db, 'post_files', 'post_id', (ids) =>
    sql`insert into user_uploads (user_id, upload)
      select user_id, file_id from posts join post_files on post_id = id where id = any(${ids}) for share
      on conflict do nothing`.execute(db),
  );
}
