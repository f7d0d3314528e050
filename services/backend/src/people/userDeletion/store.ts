import { matchableEmail } from '@cpd/domain/deletion';
import { cleanText } from '@cpd/domain/text';
import { sql, type Transaction } from 'kysely';
import type { Queries, Schema } from '../../database/schema.ts';
import { type PendingDeletion, scheduleDeletion } from '../../files/uploads/pendingDeletions.ts';
import type { IdentifiedPerson, IdentityProvider } from './IdentityProvider.ts';

/** How long a deleted person cannot be stored again, in milliseconds. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

/** What the identity provider has verified about a person. Nothing that is stored here belongs to it. */
export interface VerifiedPerson {
  /** The uid of the token, and that of the account with the token's verified e-mail. */
  readonly uids: readonly string[];
  /** Null if the provider has not verified it. */
  readonly email: string | null;
}

export async function verifiedPerson(provider: IdentityProvider, person: IdentifiedPerson): Promise<VerifiedPerson> {
  const email = matchableEmail(person);
  const account = email === null ? null : await provider.accountOf(email);
  return { uids: [...new Set([person.uid, account ?? person.uid])].sort(), email };
}

/** The users that belong to a person: by their uids and by their verified e-mail (rule B16). */
export function matchUsers(queries: Queries, { uids, email }: VerifiedPerson) {
  return queries
    .selectFrom('users')
    .select(['id', 'firebase_uid as firebaseUid'])
    .where((user) =>
      user.or([
        user(
          'firebase_uid',
          'in',
          uids.map((uid) => cleanText('identifier', uid)),
        ),
        // Only ASCII letters ignore case: some locales fold other characters, such as the Kelvin sign, to them.
        ...(email === null ? [] : [sql<boolean>`lower(email collate "C") = lower(${email} collate "C")`]),
      ]),
    )
    .orderBy('id');
}

/**
 * What goes with a user: the number of certificates and posts, and the uploads that go with them. The rules are functions of
 * the database, `goes_with_person` and `delete_person` in `migrations/0052-stored-by.ts`.
 */
export async function ownedBy(queries: Queries, user: string) {
  const count = (table: 'certificates' | 'posts') =>
    queries
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('user_id', '=', user);
  const uploads = queries
    .selectFrom('user_uploads')
    .select('upload')
    .where('user_id', '=', user)
    .where(sql<boolean>`goes_with_person(user_id, upload)`);
  return {
    certificates: (await count('certificates').executeTakeFirstOrThrow()).total,
    posts: (await count('posts').executeTakeFirstOrThrow()).total,
    uploads: (await uploads.execute()).map(({ upload }) => upload),
  };
}

/**
 * Waits for writes and deletions of a user in progress, by the user's id or the identity provider's uid. Later ones wait
 * until this transaction ends, and are rejected if it has deleted the person.
 */
export async function lockPerson(
  queries: Transaction<Schema>,
  kind: 'user' | 'identity',
  value: string,
): Promise<void> {
  await sql`select lock_person(${kind}, ${value})`.execute(queries);
}

/**
 * Deletes users with everything of theirs: the database does it, no matter who deletes a user (`delete_person`). Returns
 * what is to be removed elsewhere, which is scheduled in the same transaction.
 *
 * @param firebaseUids The accounts at the identity provider that are deleted too.
 */
export async function deleteUsers(
  queries: Transaction<Schema>,
  userIds: readonly string[],
  firebaseUids: readonly string[],
  now: Date,
): Promise<PendingDeletion> {
  for (const uid of firebaseUids) {
    const key = sql<string>`person_key('identity', ${uid})`;
    const identity = queries.insertInto('deleted_people').values({ key });
    await identity.onConflict((conflict) => conflict.doNothing()).execute();
  }
  await queries.deleteFrom('users').where('id', 'in', userIds).execute();
  // Triggers have scheduled the removal of uploads and certificates. This deletion removes them itself, at once.
  const scheduled = await queries
    .deleteFrom('pending_deletions')
    .where('user_id', 'in', userIds)
    .returning('storage_keys as keys')
    .execute();
  const storageKeys = scheduled.flatMap(({ keys }) => keys);
  return scheduleDeletion(queries, { firebaseUids, storageKeys, dueAt: now });
}

/** Forgets who was deleted long ago. */
export async function forgetDeletedPeople(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_MS);
  await queries.deleteFrom('deleted_people').where('deleted_at', '<', before).execute();
}
