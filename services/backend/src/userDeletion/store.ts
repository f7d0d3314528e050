import { matchableEmail } from '@cpd/domain/deletion';
import { sql, type Transaction } from 'kysely';
import { newId } from '../database/id.ts';
import type { Queries, Schema } from '../database/schema.ts';
import type { IdentifiedPerson } from './IdentityProvider.ts';

/** What the service knows of a person. */
export interface MatchedUser {
  readonly id: string;
  readonly email: string | null;
  readonly firebaseUid: string | null;
}

/** The users that a person is: the one of their uid, or else those of their verified e-mail (decision B16). */
export async function matchUsers(queries: Queries, person: IdentifiedPerson): Promise<readonly MatchedUser[]> {
  const users = queries.selectFrom('users').select(['id', 'email', 'firebase_uid as firebaseUid']);
  const byUid = await users.where('firebase_uid', '=', person.uid).execute();
  const email = matchableEmail(person);
  if (byUid.length > 0 || email === null) return byUid;
  return users.where(sql<boolean>`lower(email) = lower(${email})`).execute();
}

/** What is still to be removed outside the database after a user was deleted from it. */
export interface PendingDeletion {
  readonly id: string;
  readonly firebaseUids: readonly string[];
  readonly storageKeys: readonly string[];
}

/** Deletes users with everything they own here, and notes what is to be removed elsewhere; both or none. */
export async function deleteUsers(
  queries: Transaction<Schema>,
  userIds: readonly string[],
  firebaseUids: readonly string[],
): Promise<PendingDeletion> {
  const posts = queries.selectFrom('posts').where('user_id', 'in', userIds);
  const covers = await posts.select('cover_image_id as id').where('cover_image_id', 'is not', null).execute();
  const files = await posts.innerJoin('post_files', 'post_files.post_id', 'posts.id').select('file_id as id').execute();
  await queries.deleteFrom('users').where('id', 'in', userIds).execute();
  const storageKeys = [
    ...(await deleteUnusedImages(
      queries,
      covers.flatMap(({ id }) => id ?? []),
    )),
    ...(await deleteUnusedFiles(
      queries,
      files.map(({ id }) => id),
    )),
  ];
  const pending: PendingDeletion = { id: newId(), firebaseUids: [...new Set(firebaseUids)], storageKeys };
  await queries
    .insertInto('pending_deletions')
    .values({
      id: pending.id,
      firebase_uids: JSON.stringify(pending.firebaseUids),
      storage_keys: JSON.stringify(pending.storageKeys),
    })
    .execute();
  return pending;
}

/** What earlier deletions left to be removed; of one provider account only, where a uid is named. */
export async function pendingDeletions(queries: Queries, uid?: string): Promise<readonly PendingDeletion[]> {
  const rows = await queries
    .selectFrom('pending_deletions')
    .select(['id', 'firebase_uids', 'storage_keys'])
    .orderBy('created_at')
    .execute();
  return rows
    .filter((row) => uid === undefined || row.firebase_uids.includes(uid))
    .map((row) => ({ id: row.id, firebaseUids: row.firebase_uids, storageKeys: row.storage_keys }));
}

/** Forgets a deletion that is complete. */
export async function forgetPending(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('pending_deletions').where('id', '=', id).execute();
}

/** Deletes those of the images that nothing else shows, and gives their ids. */
async function deleteUnusedImages(queries: Queries, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .deleteFrom('images')
    .where('id', 'in', ids)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(exists(selectFrom('courses').select('id').whereRef('cover_image_id', '=', 'images.id'))),
        not(exists(selectFrom('events').select('id').whereRef('cover_image_id', '=', 'images.id'))),
        not(exists(selectFrom('posts').select('id').whereRef('cover_image_id', '=', 'images.id'))),
        not(exists(selectFrom('event_images').select('image_id').whereRef('image_id', '=', 'images.id'))),
        not(exists(selectFrom('certificate_groups').select('id').whereRef('template_image_id', '=', 'images.id'))),
      ]),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes those of the PDFs that nothing else shows, and gives their ids. */
async function deleteUnusedFiles(queries: Queries, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .deleteFrom('files')
    .where('id', 'in', ids)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(exists(selectFrom('courses').select('id').whereRef('file_id', '=', 'files.id'))),
        not(exists(selectFrom('post_files').select('file_id').whereRef('file_id', '=', 'files.id'))),
      ]),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
