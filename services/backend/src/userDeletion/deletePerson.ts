import { record } from '../audit/record.ts';
import type { Deps } from '../deps.ts';
import { found } from '../http/Refusal.ts';
import type { IdentifiedPerson, IdentityProvider } from './IdentityProvider.ts';
import { deleteUsers, forgetPending, matchUsers, type PendingDeletion, pendingDeletions } from './store.ts';

/** What deleting works with. */
export type DeletionParts = Pick<Deps, 'database' | 'storage'>;

/**
 * Deletes a person with everything the service holds of them, at once (decision B16). The database goes first and notes
 * what is left to do, so that after a crash at any point the rest is done at the next start, or when the person asks again.
 *
 * @throws Refusal 404 for a person who is no user, 503 when the provider cannot be asked.
 */
export async function deletePerson(
  parts: DeletionParts,
  provider: IdentityProvider,
  person: IdentifiedPerson,
): Promise<void> {
  const { queries } = parts.database;
  const users = await matchUsers(queries, person);
  if (users.length === 0) {
    const left = await pendingDeletions(queries, person.uid);
    found(left[0], 'user of this sign-in');
    for (const pending of left) await finish(parts, provider, pending);
    return;
  }
  const uids = [person.uid, ...users.flatMap(({ firebaseUid }) => firebaseUid ?? [])];
  for (const { email } of users) {
    const uid = email === null ? null : await provider.accountOf(email);
    if (uid !== null) uids.push(uid);
  }
  const pending = await parts.database.change(['posts', 'users'], async (transaction) => {
    const ids = users.map(({ id }) => id);
    await record(transaction, { actor: 'account-holder', action: 'user.deleted', subject: null });
    return deleteUsers(transaction, ids, uids);
  });
  await finish(parts, provider, pending);
}

/** Completes the deletions that a crash or a provider out of reach interrupted. */
export async function finishDeletions(parts: DeletionParts, provider: IdentityProvider): Promise<void> {
  for (const pending of await pendingDeletions(parts.database.queries)) await finish(parts, provider, pending);
}

async function finish(
  { database, storage }: DeletionParts,
  provider: IdentityProvider,
  { id, firebaseUids, storageKeys }: PendingDeletion,
): Promise<void> {
  for (const key of storageKeys) await storage.delete(key);
  for (const uid of firebaseUids) await provider.deleteAccount(uid);
  await forgetPending(database.queries, id);
}
