import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '@cpd/api/contract';
import type { putServicePost } from '@cpd/api/service/contract';
import { POST_STATUS } from '@cpd/domain/review';
import { isBlankText } from '@cpd/domain/text';
import type { Transaction } from 'kysely';
import type { Queries, Schema } from '../database/schema.ts';
import { throwBadRequest, throwHttpError } from '../errors/HttpError.ts';
import { requireFile, requireImages } from '../uploads/requireUploads.ts';

type Post = InputOf<typeof putServicePost>;

const STATUS_NAMES = new Map<number, 'review' | 'approved' | 'rejected'>([
  [POST_STATUS.review, 'review'],
  [POST_STATUS.posted, 'approved'],
  [POST_STATUS.rejected, 'rejected'],
]);

/**
 * Submits a post for review, or replaces an undecided one. Repeating the request changes nothing.
 *
 * @returns Its status.
 * @throws HttpError 409 for different content of a decided post, 400 for a blank title, or a missing user or upload.
 */
export async function putPost(queries: Transaction<Schema>, post: Post): Promise<'review' | 'approved' | 'rejected'> {
  const { id, user, title, description, cover, files } = post;
  if (isBlankText(title)) throwBadRequest('The title must not be blank.');
  await requireUser(queries, user);
  await requireImages(queries, cover === null ? [] : [cover]);
  for (const file of files) await requireFile(queries, file);
  const columns = { user_id: user, title, description, cover_image_id: cover };
  const inserted = await queries
    .insertInto('posts')
    .values({ id, ...columns, status: POST_STATUS.review })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  const row = await queries.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const status = STATUS_NAMES.get(row.status) ?? 'review';
  if (inserted === undefined) {
    const { user_id, title, description, cover_image_id } = row;
    const stored = { user_id, title, description, cover_image_id, files: await filesOf(queries, id) };
    if (isDeepStrictEqual(stored, { ...columns, files })) return status;
    if (row.status !== POST_STATUS.review) {
      throwHttpError(
        409,
        'ALREADY_DECIDED',
        'This post has been decided already. Submit the new one under another id.',
      );
    }
    await queries.updateTable('posts').set(columns).where('id', '=', id).execute();
    await queries.deleteFrom('post_files').where('post_id', '=', id).execute();
  }
  if (files.length > 0) {
    const rows = files.map((file, position) => ({ post_id: id, file_id: file, position }));
    await queries.insertInto('post_files').values(rows).execute();
  }
  return status;
}

async function filesOf(queries: Queries, post: string): Promise<readonly string[]> {
  const files = queries.selectFrom('post_files').select('file_id').where('post_id', '=', post).orderBy('position');
  return (await files.execute()).map(({ file_id }) => file_id);
}

/** @throws HttpError 400. */
export async function requireUser(queries: Queries, id: string): Promise<void> {
  const user = await queries.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  if (user === undefined) throwBadRequest('There is no user with this id.');
}
