import { usernameProblem } from '@cpd/domain/administrator';
import { english } from '@cpd/domain/english';
import { usernameKey } from '@cpd/domain/username';
import { sql, type Transaction } from 'kysely';
import { acquireLock } from '../database/locks.ts';
import type { Queries, Schema } from '../database/schema.ts';
import { appearancesOf } from './looksLike.ts';

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

/**
 * Whether another administrator has this name in any spelling, or one that looks the same. No name changes until the
 * transaction ends.
 */
export async function isNameTaken(
  queries: Transaction<Schema>,
  username: string,
  ownId: string | null = null,
): Promise<boolean> {
  await acquireLock(queries, 'first-admin');
  const appearances = new Set(appearancesOf(username));
  const admins = await queries.selectFrom('admins').select(['id', 'username']).execute();
  return admins.some(
    (admin) => admin.id !== ownId && appearancesOf(admin.username).some((appearance) => appearances.has(appearance)),
  );
}

/**
 * Gives administrators of earlier versions their keys, also those whose key was folded by other rules. Of names that
 * collide, the oldest account gets the key. The others sign in with their exact name, so that no one is locked out.
 * Names that only look the same keep their keys, and the newer one is reported.
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
  const seen = new Map<string, string>();
  for (const { id, username, name_key: stored } of admins) {
    const key = usernameKey(username);
    const isCurrent = stored === key;
    const owner = isCurrent ? undefined : owners.get(key);
    const appearances = appearancesOf(username);
    const alike = owner ?? seen.get(appearances.find((appearance) => seen.has(appearance)) ?? '');
    const problem = usernameProblem(username);
    if (alike !== undefined)
      problems.push({ username, message: `Its name cannot be told from ${JSON.stringify(alike)}.` });
    else if (problem !== undefined) problems.push({ username, message: english(problem) });
    if (alike === undefined) for (const appearance of appearances) seen.set(appearance, username);
    if (isCurrent || owner !== undefined) continue;
    owners.set(key, username);
    await queries.updateTable('admins').set({ name_key: key }).where('id', '=', id).execute();
  }
  return problems;
}
