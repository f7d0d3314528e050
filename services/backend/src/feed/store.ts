import type { InputOf } from '@cpd/api/contract';
import type { FeedItem, listFeed } from '@cpd/api/feed/contract';
import { sql } from 'kysely';
import { pageOfRows } from '../database/pageOfRows.ts';
import type { Queries } from '../database/schema.ts';
import { holdsKeyword } from '../database/searchText.ts';
import type { PageRequest, Totals } from '../http/paging.ts';

export async function pageOfFeed(
  queries: Queries,
  page: PageRequest,
  { status, keyword = '' }: InputOf<typeof listFeed>,
  totals: Totals,
): Promise<{ docs: FeedItem[]; total: number }> {
  const hasStatus = status === undefined ? [] : [sql<boolean>`status = ${status}`];
  const list = { table: 'posts', filters: [...hasStatus, ...holdsKeyword(keyword)], totals } as const;
  return pageOfRows(queries, list, page, async (isOnPage) => {
    const posts = await queries
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
