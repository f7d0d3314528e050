import type { InputOf } from '@cpd/api/contract';
import type { Transaction } from 'kysely';
import type { Queries, Schema } from '../database/schema.ts';
import { Versioned } from '../http/entityTag.ts';
import { requireFound, throwBadRequest } from '../http/errors/HttpError.ts';
import { lockPerson } from '../people/userDeletion/store.ts';
import type { putServiceUser } from './contract.ts';

/** A user by id. @throws HttpError 404. */
export async function findUser(queries: Queries, id: string): Promise<Versioned<{ _id: string }>> {
  const user = queries.selectFrom('users').select('version').where('id', '=', id);
  return new Versioned({ _id: id }, requireFound(await user.executeTakeFirst(), 'user').version);
}

/** Locks a user until the transaction ends; null if there is none. */
export async function lockUser(queries: Transaction<Schema>, id: string): Promise<Versioned<string | null>> {
  const user = queries.selectFrom('users').select('version').where('id', '=', id).forUpdate();
  let row = await user.executeTakeFirst();
  if (row === undefined) {
    // The first write of this user may be in progress.
    await lockPerson(queries, 'user', id);
    row = await user.executeTakeFirst();
  }
  return row === undefined ? new Versioned(null, 0) : new Versioned(id, row.version);
}

/**
 * Creates a user, or replaces the stored one. A delayed request does not recreate a deleted user.
 *
 * @throws HttpError 410 for a deleted user, 409 `IDENTITY_IN_USE` if another user has the identity, 400 for an empty one.
 */
export async function putUser(
  queries: Transaction<Schema>,
  { id, firstName, lastName, email, description, identity }: InputOf<typeof putServiceUser>,
): Promise<void> {
  // An empty one would belong to every other user without one.
  if (identity === '') throwBadRequest('The identity must not be blank.');
  const columns = { first_name: firstName, last_name: lastName, email, description, firebase_uid: identity };
  await queries
    .insertInto('users')
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}
