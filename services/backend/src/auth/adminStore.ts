import type { Database } from '../database/Database.ts';
import { newId } from '../database/id.ts';
import { holdLock } from '../database/locks.ts';
import type { Queries } from '../database/schema.ts';

export interface AdminAccount {
  readonly id: string;
  /** Argon2id, as a PHC string. */
  readonly passwordHash: string;
}

/** An administrator who may sign in. */
export async function findAdmin(
  queries: Queries,
  column: 'id' | 'username',
  value: string,
): Promise<AdminAccount | null> {
  const admins = queries.selectFrom('admins').select(['id', 'password_hash as passwordHash']);
  return (await admins.where(column, '=', value).where('disabled_at', 'is', null).executeTakeFirst()) ?? null;
}

/** Replaces an administrator's password if it is still the one that was checked; tells whether it was. */
export async function replacePassword(queries: Queries, account: AdminAccount, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('admins')
    .set({ password_hash: passwordHash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Creates the first administrator, where there is none. */
export async function createFirstAdmin(database: Database, username: string, passwordHash: string): Promise<void> {
  await database.transaction(async (queries) => {
    await holdLock(queries, 'first-admin');
    const existing = await queries.selectFrom('admins').select('id').limit(1).executeTakeFirst();
    if (existing === undefined) await addAdmin(queries, username, passwordHash);
  });
}

/** Adds an administrator; tells whether the user name was still free. */
export async function addAdmin(queries: Queries, username: string, passwordHash: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('admins')
    .values({ id: newId(), username, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
