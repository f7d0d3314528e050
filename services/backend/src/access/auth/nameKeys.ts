import { usernameKey } from '@cpd/domain/username';
import { sql, type Transaction } from 'kysely';
import { acquireLock } from '../../database/locks.ts';
import type { Queries, Schema } from '../../database/schema.ts';
import { appearancesOf } from './looksLike.ts';

/** The administrator that a typed name means. A name that a newer fold made equal to another one works as it was typed. */
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
