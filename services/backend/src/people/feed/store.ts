import type { InputOf } from '@cpd/api/contract';
import type { FeedItem, listFeed } from '@cpd/api/feed/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Queries } from '../../database/schema.ts';
import { type List, pageOfRows } from '../../http/lists/pageOfRows.ts';
import { originOf, type PostRow, selectPosts } from '../review/store.ts';

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
  return posts.map(toFeedItem);
}

/** The posts for which a condition holds, the newest first, with the values of a file's columns. */
export async function readPostRows(queries: Queries, isMeant: RawBuilder<boolean>): Promise<object[]> {
  const rows = await selectPosts(queries).select('user_id').where(isMeant).orderBy('ordinal', 'desc').execute();
  return rows.map((row) => ({ ...toFeedItem(row), user: row.user_id }));
}

function toFeedItem(row: PostRow): FeedItem {
  const { id, title, description, cover_image_id: cover, status } = row;
  return { _id: id, title, description, cover: cover === null ? null : { _id: cover }, status, ...originOf(row) };
}
