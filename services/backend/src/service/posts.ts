import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '@cpd/api/contract';
import { POST_STATUS } from '@cpd/domain/review';
import { isBlankText } from '@cpd/domain/text';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Queries, Schema } from '../database/schema.ts';
import { Versioned } from '../http/entityTag.ts';
import { requireFound, throwBadRequest, throwHttpError } from '../http/errors/HttpError.ts';
import { findPostStatus } from '../people/review/store.ts';
import type { putServicePost } from './contract.ts';
import { requireUsable } from './uploads.ts';

/** A post with the service that writes it, by the name of its key. */
type Post = InputOf<typeof putServicePost> & { readonly service: string };

const STATUS_NAMES = new Map<number, 'review' | 'approved' | 'rejected'>([
  [POST_STATUS.review, 'review'],
  [POST_STATUS.posted, 'approved'],
  [POST_STATUS.rejected, 'rejected'],
]);

type Status = 'review' | 'approved' | 'rejected';

/** A post's id and status. @throws HttpError 404. */
export async function describePost(queries: Queries, id: string): Promise<Versioned<{ _id: string; status: Status }>> {
  const { value: status, version } = requireFound(await findPostStatus(queries, id), 'post');
  return new Versioned({ _id: id, status: STATUS_NAMES.get(status) ?? 'review' }, version);
}

/**
 * Locks a post with its files, its author and its id until the transaction ends; null if there is no such post. The author
 * comes first, as in a deletion of that person. @throws HttpError 400 without an author.
 */
export async function lockAuthorAndPost(queries: Transaction<Schema>, { id, user }: Pick<Post, 'id' | 'user'>) {
  const author = queries.selectFrom('users').select('id').where('id', '=', user).forKeyShare();
  if ((await author.executeTakeFirst()) === undefined) throwBadRequest('There is no user with this id.');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`post/${id}`}, 0))`.execute(queries);
  const post = await queries.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return post === undefined ? new Versioned(null, 0) : new Versioned(post, post.version);
}

/**
 * Submits a post for review, or replaces an undecided one. Repeating the request changes nothing.
 *
 * @returns Its status.
 * @throws HttpError 409 for different content of a decided post, 403 for a post of another service, 400 for a blank title or
 * an upload that is missing or not its service's.
 */
export async function putPost(
  queries: Transaction<Schema>,
  stored: Selectable<Schema['posts']> | null,
  { id, user, title, description, cover, files, service }: Post,
): Promise<Status> {
  // Another program, or an earlier version, has written a post without a service.
  if (stored !== null && stored.service !== null && stored.service !== service)
    throwHttpError(403, 'OTHER_SERVICE', 'Another service has written this post. Submit yours under another id.');
  if (isBlankText(title)) throwBadRequest('The title must not be blank.');
  const filesBefore = stored === null ? [] : await filesOf(queries, id);
  const newCover = cover === null || cover === stored?.cover_image_id ? [] : [cover];
  await requireUsable(queries, 'images', newCover, service);
  const newFiles = files.filter((file) => !filesBefore.includes(file));
  await requireUsable(queries, 'files', newFiles, service);
  const columns = { user_id: user, title, description, cover_image_id: cover };
  if (stored === null) {
    await queries
      .insertInto('posts')
      .values({ id, ...columns, service, status: POST_STATUS.review })
      .execute();
  } else {
    const { user_id, title, description, cover_image_id } = stored;
    const before = { user_id, title, description, cover_image_id, files: filesBefore };
    if (isDeepStrictEqual(before, { ...columns, files })) return STATUS_NAMES.get(stored.status) ?? 'review';
    if (stored.status !== POST_STATUS.review) {
      throwHttpError(
        409,
        'ALREADY_DECIDED',
        'This post has been decided already. Submit the new one under another id.',
      );
    }
    await queries
      .updateTable('posts')
      .set({ ...columns, service })
      .where('id', '=', id)
      .execute();
    await queries.deleteFrom('post_files').where('post_id', '=', id).execute();
  }
  if (files.length > 0) {
    const rows = files.map((file, position) => ({ post_id: id, file_id: file, position }));
    await queries.insertInto('post_files').values(rows).execute();
  }
  return 'review';
}

async function filesOf(queries: Queries, post: string): Promise<readonly string[]> {
  const files = queries.selectFrom('post_files').select('file_id').where('post_id', '=', post).orderBy('position');
  return (await files.execute()).map(({ file_id }) => file_id);
}
