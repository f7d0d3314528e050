import { usernameKey } from '@cpd/domain/username';
import type { Transaction } from 'kysely';
import { acquireLock } from '../database/locks.ts';
import type { Queries, Schema } from '../database/schema.ts';
import { appearancesOf } from './looksLike.ts';

/** The administrator that a typed name means. */
export function adminsByName(queries: Queries, typed: string) {
  return queries.selectFrom('admins').where('name_key', '=', usernameKey(typed));
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
