import type { InputOf } from '@cpd/api/contract';
import type { FeedItem, listFeed } from '@cpd/api/feed/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Queries } from '../../database/schema.ts';
import { type List, pageOfRows } from '../../http/lists/pageOfRows.ts';
import { selectPosts } from '../review/store.ts';

export async function pageOfFeed(database: Database, query: InputOf<typeof listFeed>) {
  return pageOfRows(database, feedList(query), query, (isOnPage) => readFeed(database.queries, isOnPage));
}

/** The posts that match the filters. */
export function feedList({ status, keyword }: Pick<InputOf<typeof listFeed>, 'keyword' | 'status'>): List {
  return { table: 'posts', filters: status === undefined ? [] : [sql<boolean>`status = ${status}`], keyword };
}

/** The posts for which a condition holds, the newest first. */
export async function readFeed(queries: Queries, isMeant: RawBuilder<boolean>): Promise<FeedItem[]> {
  const posts = await selectPosts(queries).where(isMeant).orderBy('ordinal', 'desc').execute();
  return posts.map(({ id, title, description, cover_image_id: cover, status }) => ({
    _id: id,
    title,
    description,
    cover: cover === null ? null : { _id: cover },
    status,
  }));
}
