import type { Post } from '@cpd/api/review/contract';
import type { Queries } from '../database/schema.ts';
import { hashToken } from '../secrets/secretToken.ts';

export async function findPost(queries: Queries, id: string): Promise<Post | null> {
  const post = await queries
    .selectFrom('posts')
    .select(['title', 'description', 'cover_image_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (post === undefined) return null;
  const files = await queries
    .selectFrom('post_files')
    .innerJoin('files', 'files.id', 'post_files.file_id')
    .select(['files.id as _id', 'files.original_name as originalname', 'files.byte_size as size'])
    .where('post_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    title: post.title,
    description: post.description,
    cover: post.cover_image_id === null ? null : { _id: post.cover_image_id },
    files,
    status: post.status,
  };
}

export async function findPostStatus(queries: Queries, id: string): Promise<number | null> {
  const post = await queries.selectFrom('posts').select('status').where('id', '=', id).executeTakeFirst();
  return post?.status ?? null;
}

/** Whether the token of a link currently opens this post. */
export async function isLinkValid(queries: Queries, postId: string, token: string, now: Date): Promise<boolean> {
  const row = await queries
    .selectFrom('review_tokens')
    .select('hash')
    .where('hash', '=', hashToken(token))
    .where('post_id', '=', postId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a post's status if it still has the expected one. Returns whether it did. */
export async function decidePost(
  queries: Queries,
  id: string,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('posts')
    .set({ status: to, decided_at: now })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
