import type { InputOf } from '@cpd/api/contract';
import type { FeedItem, listFeed } from '@cpd/api/feed/contract';
import { fullName } from '@cpd/domain/user';
import { type RawBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
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
  return posts.map(toFeedItem);
}

/** The posts for which a condition holds, the newest first, with the values of a file's columns. */
export async function readPostRows(queries: Queries, isMeant: RawBuilder<boolean>): Promise<object[]> {
  const rows = await selectPosts(queries)
    .select((eb) => [
      'created_at',
      'user_id',
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .select(['first_name as firstName', 'last_name as lastName'])
          .whereRef('users.id', '=', 'posts.user_id'),
      ).as('author'),
    ])
    .where(isMeant)
    .orderBy('ordinal', 'desc')
    .execute();
  return rows.map((row) => ({
    ...toFeedItem(row),
    author: row.author && fullName(row.author),
    createdAt: row.created_at.toISOString(),
    user: row.user_id,
  }));
}

type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];

function toFeedItem({ id, title, description, cover_image_id: cover, status }: PostRow): FeedItem {
  return { _id: id, title, description, cover: cover === null ? null : { _id: cover }, status };
}
