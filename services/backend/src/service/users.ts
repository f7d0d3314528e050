import type { InputOf } from '@cpd/api/contract';
import type { putServiceUser } from '@cpd/api/service/contract';
import { type Database, databaseErrorCode } from '../database/Database.ts';
import { throwBadRequest, throwHttpError } from '../errors/HttpError.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Creates a user, or replaces the stored one. A delayed request does not recreate a deleted user.
 *
 * @throws HttpError 410 for a deleted user, 409 `IDENTITY_IN_USE` if another user has the identity, 400 for an empty one.
 */
export async function putUser(
  { queries }: Database,
  { id, firstName, lastName, email, description, identity }: InputOf<typeof putServiceUser>,
): Promise<void> {
  // An empty one would belong to every other user without one.
  if (identity === '') throwBadRequest('The identity must not be blank.');
  const deletion = queries.selectFrom('service_events').select('id').where('type', '=', 'user.deleted');
  if ((await deletion.where('subject', '=', id).limit(1).executeTakeFirst()) !== undefined) {
    throwHttpError(410, 'USER_DELETED', 'This user was deleted.');
  }
  const columns = { first_name: firstName, last_name: lastName, email, description, firebase_uid: identity };
  try {
    await queries
      .insertInto('users')
      .values({ id, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
  } catch (error) {
    if (databaseErrorCode(error) !== UNIQUE_VIOLATION) throw error;
    throwHttpError(409, 'IDENTITY_IN_USE', 'Another user has this identity.');
  }
}
