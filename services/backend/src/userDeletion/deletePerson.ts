import type { Deps } from '../deps.ts';
import { found } from '../errors/HttpError.ts';
import { type Actor, nameless, record } from '../history/record.ts';
import { duePending, forgetPending, type PendingDeletion } from '../uploads/pendingDeletions.ts';
import type { IdentifiedPerson, IdentityProvider } from './IdentityProvider.ts';
import { deleteUsers, matchUsers } from './store.ts';

export type DeletionParts = Pick<Deps, 'database' | 'storage' | 'now'>;

/**
 * Deletes a person with everything the service holds of them, at once (rule B16). The database goes first and notes
 * what is left to do, so that after a crash at any point the rest is done at the next start, or when the person asks again.
 *
 * @throws HttpError 404 for a person who is no user, 503 when the provider cannot be asked.
 */
export async function deletePerson(
  parts: DeletionParts,
  provider: IdentityProvider,
  person: IdentifiedPerson,
): Promise<void> {
  const { queries } = parts.database;
  const users = await matchUsers(queries, person);
  if (users.length === 0) {
    const left = (await duePending(queries, parts.now())).filter(({ firebaseUids }) =>
      firebaseUids.includes(person.uid),
    );
    found(left[0], 'user of this sign-in');
    for (const pending of left) await finish(parts, provider, pending);
    return;
  }
  const uids = [person.uid, ...users.flatMap(({ firebaseUid }) => firebaseUid ?? [])];
  for (const { email } of users) {
    const uid = email === null ? null : await provider.accountOf(email);
    if (uid !== null) uids.push(uid);
  }
  const pending = await parts.database.transaction(async (transaction) => {
    const ids = users.map(({ id }) => id);
    const deleted = await deleteUsers(transaction, ids, uids, parts.now());
    await record(transaction, nameless('account-holder'), 'user.deleted', { id: null });
    return deleted;
  });
  await finish(parts, provider, pending);
}

/**
 * Deletes a user for another service, which deletes the account at the identity provider itself. One that does not exist is
 * deleted already.
 */
export async function deleteUser(parts: DeletionParts, id: string, by: Actor): Promise<void> {
  const pending = await parts.database.transaction(async (transaction) => {
    const user = transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate();
    if ((await user.executeTakeFirst()) === undefined) return null;
    const deleted = await deleteUsers(transaction, [id], [], parts.now());
    await record(transaction, by, 'user.deleted', { id: null });
    return deleted;
  });
  if (pending !== null) await finish(parts, null, pending);
}

/**
 * Removes what is due outside the database: what deletions left that a crash or a provider out of reach interrupted, and
 * unused uploads. Accounts wait while no provider is configured; one fault holds up nothing else.
 *
 * @throws AggregateError of every fault, once all that could be done is done.
 */
export async function finishDeletions(parts: DeletionParts, provider: IdentityProvider | null): Promise<void> {
  const faults: unknown[] = [];
  for (const pending of await duePending(parts.database.queries, parts.now())) {
    if (provider === null && pending.firebaseUids.length > 0) continue;
    await finish(parts, provider, pending).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Not everything that is deleted could be removed.');
}

async function finish(
  { database, storage }: DeletionParts,
  provider: IdentityProvider | null,
  { id, firebaseUids, storageKeys }: PendingDeletion,
): Promise<void> {
  for (const key of storageKeys) await storage.delete(key);
  for (const uid of firebaseUids) await provider?.deleteAccount(uid);
  await forgetPending(database.queries, id);
}
