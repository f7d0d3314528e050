import type { InputOf } from '@cpd/api/contract';
import type { FeedItem, listFeed } from '@cpd/api/feed/contract';
import { sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import { pageOfRows } from '../database/pageOfRows.ts';
import { holdsKeyword } from '../database/searchText.ts';
import type { PageRequest } from '../http/paging.ts';

export async function pageOfFeed(
  database: Database,
  page: PageRequest,
  { status, keyword = '' }: InputOf<typeof listFeed>,
): Promise<{ docs: FeedItem[]; total: number }> {
  const hasStatus = status === undefined ? [] : [sql<boolean>`status = ${status}`];
  const list = { table: 'posts', filters: [...hasStatus, ...holdsKeyword(keyword)] } as const;
  return pageOfRows(database, list, page, async (isOnPage) => {
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
