import type { Database } from '../database/Database.ts';
import { newId } from '../database/id.ts';
import { holdLock } from '../database/locks.ts';
import type { Queries } from '../database/schema.ts';

export interface AdminAccount {
  readonly id: string;
  /** Argon2id, as a PHC string. */
  readonly passwordHash: string;
}

export async function findAdmin(
  queries: Queries,
  column: 'id' | 'username',
  value: string,
): Promise<AdminAccount | null> {
  const row = await queries
    .selectFrom('admins')
    .select(['id', 'password_hash'])
    .where(column, '=', value)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, passwordHash: row.password_hash };
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

/** Creates the first administrator; tells whether it did, which it does not where there is one already. */
export async function createFirstAdmin(database: Database, username: string, passwordHash: string): Promise<boolean> {
  return database.transaction(async (queries) => {
    await holdLock(queries, 'first-admin');
    const existing = await queries.selectFrom('admins').select('id').limit(1).executeTakeFirst();
    if (existing !== undefined) return false;
    await queries.insertInto('admins').values({ id: newId(), username, password_hash: passwordHash }).execute();
    return true;
  });
}

export async function addAdmin(queries: Queries, username: string, passwordHash: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('admins')
    .values({ id: newId(), username, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
