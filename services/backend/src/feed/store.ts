import type { InputOf } from '@cpd/api/contract';
import type { listFeed } from '@cpd/api/feed/contract';
import { sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import { pageOfRows } from '../lists/pageOfRows.ts';

export async function pageOfFeed(database: Database, query: InputOf<typeof listFeed>) {
  const { status, keyword } = query;
  const hasStatus = status === undefined ? [] : [sql<boolean>`status = ${status}`];
  const list = { table: 'posts', filters: hasStatus, keyword } as const;
  return pageOfRows(database, list, query, async (isOnPage) => {
    const posts = await database.queries
      .selectFrom('posts')
      .select(['id as _id', 'title', 'description', 'cover_image_id', 'status'])
      .where(isOnPage)
      .orderBy('ordinal', 'desc')
      .execute();
    return posts.map(({ cover_image_id: cover, ...post }) => ({
      ...post,
      cover: cover === null ? null : { _id: cover },
    }));
  });
}
