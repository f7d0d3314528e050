import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { dueDeletions, type PendingDeletion, removePendingDeletion } from '../../files/uploads/pendingDeletions.ts';
import { record } from '../../history/record.ts';
import { type Actor, systemActor } from '../../http/Actor.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import type { IdentifiedPerson, IdentityProvider } from './IdentityProvider.ts';
import { deleteUsers, lockPerson, matchUsers, ownedBy, verifiedPerson } from './store.ts';

export type DeletionDeps = Pick<Deps, 'database' | 'storage' | 'now'>;

/**
 * Deletes a person with everything that the service stores of them (rule B16): certificates and posts go with the row, by the
 * function `delete_person` of the database. What is deleted depends on what the
 * provider has verified: an e-mail that only a user's row has belongs to anyone. The database comes first and records
 * the remaining deletions, so that after a crash they are completed at the next start, or when the person asks again.
 *
 * @throws HttpError 404 for a person who is not a user, 503 if the provider is unavailable.
 */
export async function deletePerson(
  deps: DeletionDeps,
  provider: IdentityProvider,
  person: IdentifiedPerson,
): Promise<void> {
  const { database, now } = deps;
  const verified = await verifiedPerson(provider, person);
  const pending = await database.transaction(async (transaction) => {
    for (const uid of verified.uids) await lockPerson(transaction, 'identity', uid);
    const users = await matchUsers(transaction, verified).forUpdate().execute();
    if (users.length === 0) return null;
    const uids = new Set([...verified.uids, ...users.flatMap(({ firebaseUid }) => firebaseUid ?? [])]);
    const ids = users.map(({ id }) => id);
    const deleted = await deleteUsers(transaction, ids, [...uids], now());
    await record(transaction, systemActor('account-holder'), 'user.deleted', { id: null });
    return deleted;
  });
  const remaining = pending === null ? await interruptedDeletions(deps, person) : [pending];
  requireFound(remaining[0], 'user');
  for (const each of remaining) await finish(deps, provider, each);
}

async function interruptedDeletions({ database, now }: DeletionDeps, { uid }: IdentifiedPerson) {
  return (await dueDeletions(database.queries, now())).filter(({ firebaseUids }) => firebaseUids.includes(uid));
}

/** A user's row. */
interface UserRow {
  readonly id: string;
  readonly firebaseUid: string | null;
}

/**
 * Deletes a user for an administrator or another service, which deletes the account at the identity provider itself.
 * Returns what was deleted, and a function that removes the rest once the transaction has ended.
 *
 * @param firebaseUid The account to delete; null to keep it.
 */
export async function deleteUser(
  deps: DeletionDeps,
  transaction: Transaction<Schema>,
  { id, firebaseUid }: UserRow,
  by: Actor,
) {
  const { uploads, ...owned } = await ownedBy(transaction, id);
  const pending = await deleteUsers(transaction, [id], firebaseUid === null ? [] : [firebaseUid], deps.now());
  await record(transaction, by, 'user.deleted', { id: null });
  const removed = new Set(pending.storageKeys);
  return {
    deleted: { ...owned, uploads: uploads.filter((upload) => removed.has(upload)).length },
    finish: (provider: IdentityProvider | null) => finish(deps, provider, pending),
  };
}

/**
 * Removes what is due outside of the database: the rest of interrupted deletions, and unused uploads. Accounts wait
 * while no provider is configured. One failure does not stop the others.
 *
 * @throws AggregateError of every failure, at the end.
 */
export async function finishDeletions(deps: DeletionDeps, provider: IdentityProvider | null): Promise<void> {
  const faults: unknown[] = [];
  for (const pending of await dueDeletions(deps.database.queries, deps.now())) {
    await finish(deps, provider, pending).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Not everything that is deleted could be removed.');
}

/** Returns whether nothing remains: an account waits while no provider is configured. */
async function finish(
  { database, storage }: DeletionDeps,
  provider: IdentityProvider | null,
  { id, firebaseUids, storageKeys }: PendingDeletion,
): Promise<boolean> {
  for (const key of storageKeys) await storage.delete(key);
  if (provider === null && firebaseUids.length > 0) return false;
  for (const uid of firebaseUids) await provider?.deleteAccount(uid);
  await removePendingDeletion(database.queries, id);
  return true;
}
