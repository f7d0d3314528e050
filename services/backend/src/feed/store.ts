import type { InputOf } from '@cpd/api/contract';
import type { FeedItem, listFeed } from '@cpd/api/feed/contract';
import type { Queries } from '../database/schema.ts';
import { holdsKeyword } from '../database/searchText.ts';
import type { PageRequest, Totals } from '../http/paging.ts';

export async function pageOfFeed(
  queries: Queries,
  { size, offset }: PageRequest,
  { status, keyword = '' }: InputOf<typeof listFeed>,
  totals: Totals,
): Promise<{ docs: FeedItem[]; total: number }> {
  const matching = queries
    .selectFrom('posts')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0))
    .$if(keyword !== '', (query) => query.where(holdsKeyword(keyword)));
  // An index alone finds the page: the rows before it are not read.
  const page = matching.select('ordinal').orderBy('ordinal', 'desc').limit(size).offset(offset);
  const docs = await queries
    .selectFrom('posts')
    .select(['id as _id', 'title', 'description', 'status'])
    .where('ordinal', 'in', page)
    .orderBy('ordinal', 'desc')
    .execute();
  const counted = matching.select(({ fn }) => fn.countAll<number>().as('total'));
  const count = async () => (await counted.executeTakeFirstOrThrow()).total;
  return { docs, total: await totals.of(JSON.stringify([status, keyword]), count) };
}
