import type { Post } from '@cpd/api/review/contract';
import { fullName } from '@cpd/domain/user';
import type { Transaction } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Queries, Schema } from '../../database/schema.ts';
import { Versioned } from '../../http/entityTag.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import { hashToken } from '../../running/secrets/secretToken.ts';

/** What every reader of posts needs. */
export function selectPosts(queries: Queries) {
  return queries
    .selectFrom('posts')
    .select((eb) => [
      'id',
      'title',
      'description',
      'cover_image_id',
      'status',
      'version',
      'created_at',
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .select(['first_name as firstName', 'last_name as lastName'])
          .whereRef('users.id', '=', 'posts.user_id'),
      ).as('author'),
    ]);
}

/** Who wrote a post, and when. */
export function originOf({ author, created_at }: Pick<PostRow, 'author' | 'created_at'>) {
  return { author: (author && fullName(author)) || null, createdAt: created_at.toISOString() };
}

export type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];

export async function findPost(queries: Queries, id: string): Promise<Versioned<Post> | null> {
  const post = await selectPosts(queries)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('post_files')
          .innerJoin('files', 'files.id', 'post_files.file_id')
          .select(['files.id as _id', 'files.original_name as originalname', 'files.byte_size as size'])
          .whereRef('post_id', '=', 'posts.id')
          .orderBy('position'),
      ).as('files'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (post === undefined) return null;
  const { title, description, status, files, version, cover_image_id: cover } = post;
  const content = { title, description, status, files, ...originOf(post) };
  return new Versioned({ ...content, cover: cover === null ? null : { _id: cover } }, version);
}

/** Locks a post, including its files, until the transaction ends. @throws HttpError 404. */
export async function lockPost(queries: Transaction<Schema>, id: string): Promise<Versioned<Post>> {
  await queries.selectFrom('posts').select('id').where('id', '=', id).forUpdate().execute();
  return requireFound(await findPost(queries, id), 'post');
}

export async function findPostStatus(queries: Queries, id: string): Promise<Versioned<number> | null> {
  const post = await selectPosts(queries).where('id', '=', id).executeTakeFirst();
  return post === undefined ? null : new Versioned(post.status, post.version);
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

export async function decidePost(queries: Queries, id: string, status: number, now: Date): Promise<void> {
  await queries.updateTable('posts').set({ status, decided_at: now }).where('id', '=', id).execute();
}
