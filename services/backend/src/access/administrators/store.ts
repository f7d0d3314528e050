import { WELCOME_LINK_LIFETIME_MS } from '@cpd/domain/administrator';
import { usernameKey } from '@cpd/domain/username';
import type { Transaction } from 'kysely';
import type { Queries, Schema } from '../../database/schema.ts';
import { record } from '../../history/record.ts';
import type { Actor } from '../../http/Actor.ts';
import { hashToken, newSecretToken } from '../../running/secrets/secretToken.ts';
import { adminsByName, isNameTaken } from '../auth/nameKeys.ts';
import { endSessions } from '../auth/sessionStore.ts';

interface Administrator {
  readonly id: string;
  readonly username: string;
}

export async function allAdministrators(queries: Queries) {
  const columns = ['id', 'username', 'created_at', 'last_seen_at', 'disabled_at', 'is_invited', 'added_by'] as const;
  return queries.selectFrom('admins').select(columns).orderBy('username').execute();
}

/** An administrator, and whether they are disabled; null if there is none. */
export async function findAdministrator(queries: Queries, column: 'id' | 'username', value: string) {
  const admins = column === 'id' ? queries.selectFrom('admins').where('id', '=', value) : adminsByName(queries, value);
  return (await admins.select(['id', 'username', 'disabled_at']).executeTakeFirst()) ?? null;
}

/** Returns whether an administrator is enabled, and locks the row until the transaction ends. */
export async function lockIfEnabled(queries: Transaction<Schema>, id: string): Promise<boolean> {
  const admin = queries.selectFrom('admins').select('id').where('id', '=', id).where('disabled_at', 'is', null);
  return (await admin.forUpdate().executeTakeFirst()) !== undefined;
}

/**
 * Issues the one link by which an administrator chooses a password, and returns its token. Earlier links become
 * invalid.
 */
export async function issueLink(queries: Queries, { id, username }: Administrator, by: Actor, now: Date) {
  await queries.deleteFrom('welcome_links').where('admin_id', '=', id).execute();
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + WELCOME_LINK_LIFETIME_MS);
  await queries
    .insertInto('welcome_links')
    .values({ hash: hashToken(token), admin_id: id, expires_at: expiresAt })
    .execute();
  await record(queries, by, 'admin.link-issued', { id, title: username });
  return { _id: id, token, expiresAt: expiresAt.toISOString() };
}

/** The link of a token and its administrator; null if there is none. */
export async function findLink(queries: Queries, token: string) {
  const link = await queries
    .selectFrom('welcome_links')
    .innerJoin('admins', 'admins.id', 'admin_id')
    .select(['hash', 'admin_id', 'username', 'expires_at', 'spent_at'])
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  return link ?? null;
}

/** Marks a link as used. Returns whether it was still valid. */
export async function markLinkUsed(queries: Queries, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('welcome_links')
    .set({ spent_at: now })
    .where('hash', '=', hash)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Disables an administrator: invalidates their links, ends their sessions and returns the session ids. Returns null
 * without a change if no one else could sign in afterwards (rule AM3).
 */
export async function disableAdministrator(
  queries: Transaction<Schema>,
  { id, username }: Administrator,
  by: Actor,
  now: Date,
): Promise<readonly string[] | null> {
  // Locked: if two administrators disable each other at the same moment, one stays enabled.
  const able = await queries
    .selectFrom('admins')
    .select('id')
    .where('disabled_at', 'is', null)
    .where('is_invited', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (able.every((admin) => admin.id === id)) return null;
  const { numUpdatedRows } = await queries
    .updateTable('admins')
    .set({ disabled_at: now })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return [];
  await queries.deleteFrom('welcome_links').where('admin_id', '=', id).execute();
  const ended = await endSessions(queries, { admin_id: id }, now);
  await record(queries, by, 'admin.disabled', { id, title: username });
  return ended;
}

export async function enableAdministrator(queries: Queries, { id, username }: Administrator, by: Actor): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('admins')
    .set({ disabled_at: null })
    .where('id', '=', id)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await record(queries, by, 'admin.enabled', { id, title: username });
}

/** Renames an administrator; null if the name is taken in any spelling (rule P3). */
export async function renameAdministrator(
  queries: Transaction<Schema>,
  { id, username: before }: Administrator,
  username: string,
  by: Actor,
): Promise<string | null> {
  if (await isNameTaken(queries, username, id)) return null;
  await queries
    .updateTable('admins')
    .set({ username, name_key: usernameKey(username) })
    .where('id', '=', id)
    .execute();
  await record(queries, by, 'admin.renamed', { id, title: username }, [
    { field: 'user name', before, after: username },
  ]);
  return username;
}
