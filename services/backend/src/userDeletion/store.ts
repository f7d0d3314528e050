import { matchableEmail } from '@cpd/domain/deletion';
import { sql, type Transaction } from 'kysely';
import type { Queries, Schema } from '../database/schema.ts';
import { type PendingDeletion, scheduleDeletion } from '../uploads/pendingDeletions.ts';
import { deleteUnused } from '../uploads/unused.ts';
import type { IdentifiedPerson } from './IdentityProvider.ts';

/** The users that belong to a person: by their uid and by their verified e-mail (rule B16). */
export async function matchUsers(queries: Queries, person: IdentifiedPerson) {
  const email = matchableEmail(person);
  return queries
    .selectFrom('users')
    .select(['id', 'email', 'firebase_uid as firebaseUid'])
    .where(({ eb, or }) =>
      or([
        eb('firebase_uid', '=', person.uid),
        // Only ASCII letters ignore case: some locales fold other characters, such as the Kelvin sign, to them.
        ...(email === null ? [] : [sql<boolean>`lower(email collate "C") = lower(${email} collate "C")`]),
      ]),
    )
    .execute();
}

/** Deletes users with everything that they own here, and schedules the removals elsewhere, in one transaction. */
export async function deleteUsers(
  queries: Transaction<Schema>,
  userIds: readonly string[],
  firebaseUids: readonly string[],
  now: Date,
): Promise<PendingDeletion> {
  const posts = queries.selectFrom('posts').where('user_id', 'in', userIds);
  const covers = await posts.select('cover_image_id as id').execute();
  const files = await posts.innerJoin('post_files', 'post_files.post_id', 'posts.id').select('file_id as id').execute();
  await queries.deleteFrom('users').where('id', 'in', userIds).execute();
  // A trigger has scheduled the images and PDFs of the certificates. This deletion removes them itself, at once.
  const drawings = await queries
    .deleteFrom('pending_deletions')
    .where('user_id', 'in', userIds)
    .returning('storage_keys as keys')
    .execute();
  const idsOf = (rows: readonly { id: string | null }[]) => rows.flatMap(({ id }) => id ?? []);
  const images = await deleteUnused(queries, 'images', idsOf(covers));
  const pdfs = await deleteUnused(queries, 'files', idsOf(files));
  const storageKeys = [...images, ...pdfs, ...drawings.flatMap(({ keys }) => keys)];
  return scheduleDeletion(queries, { firebaseUids: [...new Set(firebaseUids)], storageKeys, dueAt: now });
}
