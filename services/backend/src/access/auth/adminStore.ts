import type { Action } from '@cpd/domain/history';
import { usernameKey } from '@cpd/domain/username';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { newId } from '../../database/id.ts';
import { acquireLock } from '../../database/locks.ts';
import type { Queries, Schema } from '../../database/schema.ts';
import { record } from '../../history/record.ts';
import { type Actor, systemActor } from '../../http/Actor.ts';
import { adminsByName, isNameTaken } from './nameKeys.ts';
import { isPassword } from './password.ts';
import { endSessions } from './sessionStore.ts';

export interface AdminAccount {
  readonly id: string;
  readonly username: string;
  /** Argon2id, as a PHC string. */
  readonly passwordHash: string;
}

/** An administrator who is enabled. */
export async function findAdmin(
  queries: Queries,
  column: 'id' | 'username',
  value: string,
): Promise<AdminAccount | null> {
  const admins = column === 'id' ? queries.selectFrom('admins').where('id', '=', value) : adminsByName(queries, value);
  const account = admins.select(['id', 'username', 'password_hash as passwordHash']).where('disabled_at', 'is', null);
  return (await account.executeTakeFirst()) ?? null;
}

/**
 * Returns the names of the administrators who can sign in with a password. Each one takes about 30 ms, as at a sign-in.
 */
export async function adminsWithPassword(queries: Queries, password: string): Promise<readonly string[]> {
  const admins = queries.selectFrom('admins').select(['username', 'password_hash as hash']).orderBy('created_at');
  const names: string[] = [];
  for (const { username, hash } of await admins.where('disabled_at', 'is', null).execute()) {
    // No password matches an unreadable hash.
    if (await isPassword(password, hash).catch(() => false)) names.push(username);
  }
  return names;
}

/**
 * Gives an administrator a new password, ends their sessions and returns the session ids. Returns null without a change
 * if the password has changed since it was checked.
 *
 * @param how With `checked`, the hash that the old password was checked against.
 */
export async function setPassword(
  queries: Transaction<Schema>,
  { id, username }: { readonly id: string; readonly username: string | null },
  passwordHash: string,
  how: { readonly by: Actor; readonly action: Action; readonly now: Date; readonly checked?: string },
): Promise<readonly string[] | null> {
  const { by, action, now, checked } = how;
  const account = queries
    .updateTable('admins')
    .set({ password_hash: passwordHash, is_invited: false })
    .where('id', '=', id);
  const unchanged = checked === undefined ? account : account.where('password_hash', '=', checked);
  const { numUpdatedRows } = await unchanged.executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const ended = await endSessions(queries, { admin_id: id }, now);
  await record(queries, by, action, { id, title: username });
  return ended;
}

/** Replaces the hash of the same password by a stronger one, unless the password has changed meanwhile. */
export async function storeStrongerHash(queries: Queries, account: AdminAccount, passwordHash: string): Promise<void> {
  await queries
    .updateTable('admins')
    .set({ password_hash: passwordHash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.passwordHash)
    .execute();
}

/** Creates the first administrator if there is none. */
export async function createFirstAdmin(
  database: Database,
  username: string,
  passwordHash: string,
  at: Date | null = null,
): Promise<void> {
  await database.transaction(async (queries) => {
    await acquireLock(queries, 'first-admin');
    const existing = await queries.selectFrom('admins').select('id').limit(1).executeTakeFirst();
    if (existing === undefined) await addAdmin(queries, { username, passwordHash, at }, systemActor('command'));
  });
}

/** Adds an administrator and returns the id; null if the user name is taken in any spelling (rule P3). */
export async function addAdmin(
  queries: Transaction<Schema>,
  account: {
    readonly username: string;
    readonly passwordHash: string;
    readonly isInvited?: boolean;
    /** When; null for now. */
    readonly at?: Date | null;
  },
  by: Actor,
): Promise<string | null> {
  const { username, passwordHash, isInvited = false, at = null } = account;
  if (await isNameTaken(queries, username)) return null;
  const id = newId();
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('admins')
    .values({
      id,
      username,
      name_key: usernameKey(username),
      password_hash: passwordHash,
      is_invited: isInvited,
      created_at: at ?? new Date(),
      added_by: by.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return null;
  await record(queries, by, 'admin.added', { id, title: username }, [], at);
  return id;
}
