import { usernameProblem } from '@cpd/domain/administrator';
import { usernameKey } from '@cpd/domain/username';
import { sql, type Transaction } from 'kysely';
import { acquireLock } from '../database/locks.ts';
import type { Queries, Schema } from '../database/schema.ts';

/** A user name of an earlier version that violates the current rules. */
export interface NameProblem {
  readonly username: string;
  readonly message: string;
}

/** The administrators that a typed name may mean. An exact match comes before a name that folds to the same key. */
export function adminsByName(queries: Queries, typed: string) {
  const name = typed.trim();
  return queries
    .selectFrom('admins')
    .where((admin) => admin.or([admin('username', '=', name), admin('name_key', '=', usernameKey(name))]))
    .orderBy(sql`username = ${name}`, 'desc')
    .limit(1);
}

/** Whether an administrator without a key has a name that folds to this key. */
export async function collidesWithNameWithoutKey(queries: Queries, username: string): Promise<boolean> {
  const keyless = await queries.selectFrom('admins').select('username').where('name_key', 'is', null).execute();
  return keyless.some((admin) => usernameKey(admin.username) === usernameKey(username));
}

/**
 * Gives administrators of earlier versions their keys, also those whose key was folded by other rules. Of names that
 * collide, the oldest account gets the key. The others sign in with their exact name, so that no one is locked out.
 */
export async function fillNameKeys(queries: Transaction<Schema>): Promise<readonly NameProblem[]> {
  await acquireLock(queries, 'first-admin');
  const admins = await queries
    .selectFrom('admins')
    .select(['id', 'username', 'name_key'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const owners = new Map(
    admins.flatMap(({ name_key: key, username }) => (key === usernameKey(username) ? [[key, username]] : [])),
  );
  const problems: NameProblem[] = [];
  for (const { id, username, name_key: stored } of admins) {
    const key = usernameKey(username);
    const isCurrent = stored === key;
    const owner = owners.get(key);
    const problem = usernameProblem(username);
    if (!isCurrent && owner !== undefined) {
      problems.push({ username, message: `Its name cannot be told from ${JSON.stringify(owner)}.` });
    } else if (problem !== undefined) problems.push({ username, message: problem });
    if (isCurrent || owner !== undefined) continue;
    owners.set(key, username);
    await queries.updateTable('admins').set({ name_key: key }).where('id', '=', id).execute();
  }
  return problems;
}
