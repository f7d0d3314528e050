import type { Scope } from '@cpd/api/service/contract';
import type { Database } from '../database/Database.ts';
import { newId } from '../database/id.ts';
import type { Queries } from '../database/schema.ts';
import { type Actor, record } from '../history/record.ts';
import { hashToken, KEY_PREFIX, newSecretToken } from '../secrets/secretToken.ts';
import type { ApiKey } from './ApiKey.ts';

/** How often the last use of a key is stored, in milliseconds. */
const LAST_USE_INTERVAL_MS = 60_000;

/** Creates a key and returns it. It cannot be read again. */
export async function addKey(
  database: Database,
  { name, scopes }: { readonly name: string; readonly scopes: readonly Scope[] },
  by: Actor,
): Promise<{ readonly id: string; readonly key: string }> {
  const [id, key] = [newId(), `${KEY_PREFIX}${newSecretToken()}`];
  await database.transaction(async (queries) => {
    const row = { id, name, hash: hashToken(key), scopes: JSON.stringify(scopes) };
    await queries.insertInto('api_keys').values(row).execute();
    const changes = [{ field: 'scopes', before: null, after: scopes.join(', ') }];
    await record(queries, by, 'key.added', { id, title: name }, changes);
  });
  return { id, key };
}

/** Revokes a key immediately; null if there is none, or it is already revoked. */
export async function revokeKey(database: Database, id: string, by: Actor, now: Date): Promise<string | null> {
  return database.transaction(async (queries) => {
    const revoked = await queries
      .updateTable('api_keys')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (revoked === undefined) return null;
    await record(queries, by, 'key.revoked', { id, title: revoked.name });
    return revoked.name;
  });
}

export async function allKeys(queries: Queries) {
  return queries.selectFrom('api_keys').selectAll().orderBy('name').orderBy('created_at').execute();
}

/** Returns the key of a bearer token, and stores its use; null if it is unknown or revoked. */
export async function identifyKey({ queries }: Database, bearer: string, now: Date): Promise<ApiKey | null> {
  if (!bearer.startsWith(KEY_PREFIX)) return null;
  const key = await queries
    .selectFrom('api_keys')
    .select(['id', 'name', 'scopes', 'last_used_at'])
    .where('hash', '=', hashToken(bearer))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (key === undefined) return null;
  const { id, name, scopes, last_used_at: usedAt } = key;
  if (usedAt === null || now.getTime() - usedAt.getTime() >= LAST_USE_INTERVAL_MS) {
    await queries.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
  }
  return { id, name, scopes };
}
