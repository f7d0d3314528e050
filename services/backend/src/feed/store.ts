import type { FeedItem } from '@cpd/api/feed/contract';
import type { Queries } from '../database/schema.ts';
import { holdsKeyword } from '../database/searchText.ts';
import type { PageRequest } from '../http/paging.ts';

export interface FeedFilter {
  /** Only posts of this status; all when undefined. */
  readonly status: number | undefined;
  /** Only posts with this in their title or description; all when empty. */
  readonly keyword: string;
}

/** One page of the feed, the newest first, and how many posts match in all. */
export async function pageOfFeed(
  queries: Queries,
  { size, offset }: PageRequest,
  { status, keyword }: FeedFilter,
): Promise<{ docs: FeedItem[]; total: number }> {
  const matching = queries
    .selectFrom('posts')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0))
    .$if(keyword !== '', (query) => query.where(holdsKeyword(keyword)));
  const docs = await matching
    .select(['id as _id', 'title', 'description', 'status'])
    .orderBy('ordinal', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { docs, total };
}
