import type { Scope } from '@cpd/domain/apiKey';
import { changesBetween } from '@cpd/domain/history';
import type { Database } from '../database/Database.ts';
import { newId } from '../database/id.ts';
import type { Queries } from '../database/schema.ts';
import { record } from '../history/record.ts';
import type { Actor } from '../http/Actor.ts';
import type { ApiKey } from '../http/ApiKey.ts';
import { hashToken, KEY_PREFIX, newSecretToken } from '../running/secrets/secretToken.ts';

const DAY_MS = 24 * 60 * 60_000;

interface NewKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The days after which it expires. @default never */
  readonly lifetimeDays?: number | null;
}

/** Creates a key and returns it. It cannot be read again. */
export async function addKey(
  database: Database,
  { name, scopes, lifetimeDays = null }: NewKey,
  by: Actor,
  now = new Date(),
): Promise<{ readonly id: string; readonly key: string }> {
  const [id, key] = [newId(), `${KEY_PREFIX}${newSecretToken()}`];
  const expiresAt = lifetimeDays === null ? null : new Date(now.getTime() + lifetimeDays * DAY_MS);
  await database.transaction(async (queries) => {
    const row = { id, name, hash: hashToken(key), scopes: JSON.stringify(scopes), expires_at: expiresAt };
    await queries.insertInto('api_keys').values(row).execute();
    const values = { scopes: scopes.join(', '), expiresAt: expiresAt?.toISOString() ?? null };
    await record(queries, by, 'key.added', { id, title: name }, changesBetween({}, values));
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

/** Every key, including revoked ones, by name. */
export async function allKeys(queries: Queries) {
  return queries.selectFrom('api_keys').selectAll().orderBy('name').orderBy('created_at').execute();
}

/** Returns the key of a bearer token; null if it is unknown, revoked or expired. */
export async function identifyKey({ queries }: Database, bearer: string, now: Date): Promise<ApiKey | null> {
  if (!bearer.startsWith(KEY_PREFIX)) return null;
  const key = await queries
    .selectFrom('api_keys')
    .select(['id', 'name', 'scopes'])
    .where('hash', '=', hashToken(bearer))
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  return key ?? null;
}
