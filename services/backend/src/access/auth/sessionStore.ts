import type { Transaction } from 'kysely';
import { newId } from '../../database/id.ts';
import type { Queries, Schema } from '../../database/schema.ts';
import type { Admin } from '../../http/Admin.ts';
import { hashToken, newSecretToken, successorOf } from '../../running/secrets/secretToken.ts';
import type { AdminAccount } from './adminStore.ts';
import {
  REFRESH_TOKEN_LIFETIME_MS,
  type RenewalOrigin,
  refreshTokenUse,
  SESSION_LIFETIME_MS,
  type TokenReplacement,
} from './refreshTokenUse.ts';
import type { TokenKeys } from './tokenKeys.ts';

/** Where a session is used: the device's name, and the network against which failures are counted. */
export interface SessionOrigin {
  readonly device: string | null;
  readonly network: string | null;
}

/** A refresh token that was issued, with its administrator and proof of identity. */
export interface IssuedToken {
  readonly admin: Admin;
  readonly refreshToken: string;
  /** When its proof of identity was given; null if it has none. */
  readonly provedAt: Date | null;
}

export type Renewal =
  | ({
      readonly outcome: 'renews';
      /** Both networks if the token was used from a second one, and so may have been copied. */
      readonly networks: readonly [string, string] | null;
    } & IssuedToken)
  /** The token had been replaced and was copied, so its session was ended. */
  | { readonly outcome: 'reused' | 'reusedElsewhere'; readonly admin: Admin }
  | { readonly outcome: 'rejected' };

/**
 * Starts a session of an account and returns its first refresh token; null if the account is disabled, or its password
 * has changed since it was checked.
 */
export async function startSession(
  queries: Transaction<Schema>,
  account: AdminAccount,
  { device, network }: SessionOrigin,
  now: Date,
): Promise<IssuedToken | null> {
  const unchanged = await queries
    .updateTable('admins')
    .set({ last_seen_at: now })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.passwordHash)
    .where('disabled_at', 'is', null)
    .returning('username')
    .executeTakeFirst();
  if (unchanged === undefined) return null;
  const admin: Admin = { id: account.id, sessionId: newId(), name: unchanged.username };
  const session = { id: admin.sessionId, admin_id: admin.id, created_at: now, device, network, proved_at: now };
  await queries.insertInto('sessions').values(session).execute();
  return addRefreshToken(queries, { admin, refreshToken: newSecretToken(), provedAt: now }, now);
}

/** Exchanges a refresh token for a new one, or ends its session if it was copied. */
export async function renewSession(
  queries: Transaction<Schema>,
  refreshToken: string,
  from: RenewalOrigin,
  keys: TokenKeys,
  now: Date,
): Promise<Renewal> {
  const token = await lockToken(queries, hashToken(refreshToken));
  if (token === undefined) return { outcome: 'rejected' };
  const admin: Admin = { id: token.admin_id, sessionId: token.session_id, name: token.username };
  // During a key rotation, another process may have derived the successor with another key.
  const key = token.successor_key === null ? keys[0] : keys.find(({ id }) => id === token.successor_key);
  const successor = key && successorOf(refreshToken, key.refreshToken);
  const stored = {
    issuedAt: token.issued_at.getTime(),
    sessionStartedAt: token.created_at.getTime(),
    replaced: await replacementOf(queries, token, successor),
  };
  const use = refreshTokenUse(stored, from, now.getTime());
  if (use === 'reused' || use === 'reusedElsewhere') {
    await endSessions(queries, { id: admin.sessionId }, now);
    return { outcome: use, admin };
  }
  if (use === 'rejected' || key === undefined || successor === undefined) return { outcome: 'rejected' };
  if (token.replaced_at === null) await replaceToken(queries, token, { from, key: key.id }, now);
  const networks: Extract<Renewal, { outcome: 'renews' }>['networks'] =
    use === 'renewsElsewhere' ? [token.replaced_from_network ?? '', from.network ?? ''] : null;
  await queries
    .updateTable('sessions')
    .set({ network: from.network, ...(networks && { concurrent_networks: JSON.stringify(networks) }) })
    .where('id', '=', admin.sessionId)
    .execute();
  await queries.updateTable('admins').set({ last_seen_at: now }).where('id', '=', admin.id).execute();
  const issued = await addRefreshToken(queries, { admin, refreshToken: successor, provedAt: token.proved_at }, now);
  return { outcome: 'renews', networks, ...issued };
}

type LockedToken = NonNullable<Awaited<ReturnType<typeof lockToken>>>;

/** The refresh token of an active session, locked with it. */
function lockToken(queries: Transaction<Schema>, hash: string) {
  return queries
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .innerJoin('admins', 'admins.id', 'session.admin_id')
    .select(['token.hash', 'token.session_id', 'token.issued_at', 'token.proved_at', 'token.replaced_at'])
    .select(['token.successor_key', 'token.replaced_from_network', 'token.replaced_from_agent'])
    .select(['session.admin_id', 'session.created_at', 'username'])
    .where('token.hash', '=', hash)
    .where('session.ended_at', 'is', null)
    .forUpdate(['token', 'session'])
    .executeTakeFirst();
}

async function replacementOf(
  queries: Queries,
  token: LockedToken,
  successor: string | undefined,
): Promise<TokenReplacement | null> {
  if (token.replaced_at === null) return null;
  const from = { network: token.replaced_from_network, agent: token.replaced_from_agent };
  const replaced = { at: token.replaced_at.getTime(), from };
  if (token.successor_key === null) return { ...replaced, successor: 'superseded' };
  const used = await queries
    .selectFrom('refresh_tokens')
    .select('hash')
    .where('hash', '=', hashToken(successor ?? ''))
    .where((row) => row.or([row('used_at', 'is not', null), row('replaced_at', 'is not', null)]))
    .executeTakeFirst();
  return { ...replaced, successor: used === undefined ? 'unused' : 'used' };
}

/** Stores the first exchange of a token, which also ends those of its session with an earlier proof. */
async function replaceToken(
  queries: Queries,
  { hash, session_id, proved_at }: LockedToken,
  { from, key }: { readonly from: RenewalOrigin; readonly key: string },
  now: Date,
): Promise<void> {
  const origin = { replaced_from_network: from.network, replaced_from_agent: from.agent };
  await queries
    .updateTable('refresh_tokens')
    .set({ replaced_at: now, successor_key: key, ...origin })
    .where('hash', '=', hash)
    .execute();
  if (proved_at === null) return;
  await queries
    .updateTable('refresh_tokens')
    .set({ replaced_at: now })
    .where('session_id', '=', session_id)
    .where('replaced_at', 'is', null)
    .where((row) => row.or([row('proved_at', 'is', null), row('proved_at', '<', proved_at)]))
    .execute();
}

/** Stores that an access token was used that a renewal returned with this refresh token. */
export async function markTokenUsed(queries: Queries, hash: string, now: Date): Promise<void> {
  await queries
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .execute();
}

/** Ends the session of a refresh token, replaced or not, and returns its administrator; null if there is none. */
export async function endSessionByToken(queries: Queries, refreshToken: string, now: Date): Promise<Admin | null> {
  const admin = await queries
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .innerJoin('admins', 'admins.id', 'admin_id')
    .select(['admins.id', 'session_id as sessionId', 'username as name'])
    .where('hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  if (admin === undefined) return null;
  return (await endSessions(queries, { id: admin.sessionId }, now)).length > 0 ? admin : null;
}

/** The sessions to end: one, or those of an account with an optional exception. */
export type SessionFilter = ({ readonly id: string; readonly admin_id?: string } | { readonly admin_id: string }) & {
  readonly except?: string;
};

/** Ends the matching sessions and returns their ids. Deletes their refresh tokens; their access tokens are rejected. */
export async function endSessions(
  queries: Queries,
  { except = '', ...which }: SessionFilter,
  now: Date,
): Promise<readonly string[]> {
  const ended = await queries
    .updateTable('sessions')
    .set({ ended_at: now })
    .where((session) => session.and(which))
    .where('id', '<>', except)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await queries.deleteFrom('refresh_tokens').where('session_id', 'in', ids).execute();
  return ids;
}

/** The sessions of an administrator that can still be renewed, the newest first. */
export async function sessionsOf(queries: Queries, adminId: string, now: Date) {
  return queries
    .selectFrom('sessions')
    .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
    .select(({ fn }) => [
      'sessions.id',
      'created_at as startedAt',
      'device',
      'network',
      'concurrent_networks as concurrentNetworks',
      fn.max<Date>('issued_at').as('renewedAt'),
    ])
    .where('admin_id', '=', adminId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - SESSION_LIFETIME_MS))
    .where('issued_at', '>', new Date(now.getTime() - REFRESH_TOKEN_LIFETIME_MS))
    .groupBy('sessions.id')
    .orderBy('created_at', 'desc')
    .execute();
}

/** The user name of a session, read from the database; null if the session has ended or is too old. */
export async function usernameOf(queries: Queries, sessionId: string, now: Date): Promise<string | null> {
  const session = await queries
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.id', 'admin_id')
    .select('username')
    .where('sessions.id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('sessions.created_at', '>', new Date(now.getTime() - SESSION_LIFETIME_MS))
    .executeTakeFirst();
  return session?.username ?? null;
}

/**
 * Stores a proof of identity, and starts a chain of refresh tokens with it. Earlier ones, which may have been
 * copied, do not get it; they end when the new one is exchanged. Null if the session has ended.
 */
export async function storeProof(queries: Transaction<Schema>, admin: Admin, now: Date): Promise<IssuedToken | null> {
  const { numUpdatedRows } = await queries
    .updateTable('sessions')
    .set({ proved_at: now })
    .where('id', '=', admin.sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  return addRefreshToken(queries, { admin, refreshToken: newSecretToken(), provedAt: now }, now);
}

/** Stores a refresh token. An existing one stays unchanged. */
async function addRefreshToken(queries: Queries, token: IssuedToken, now: Date): Promise<IssuedToken> {
  const { admin, refreshToken, provedAt } = token;
  await queries
    .insertInto('refresh_tokens')
    .values({ hash: hashToken(refreshToken), session_id: admin.sessionId, issued_at: now, proved_at: provedAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return token;
}
