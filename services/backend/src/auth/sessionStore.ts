import {
  REFRESH_TOKEN_LIFETIME_MS,
  type RenewalOrigin,
  refreshTokenUse,
  SESSION_LIFETIME_MS,
} from '@cpd/domain/session';
import type { Transaction } from 'kysely';
import { newId } from '../database/id.ts';
import type { Queries, Schema } from '../database/schema.ts';
import { hashToken, newSecretToken, successorOf } from '../secrets/secretToken.ts';
import type { Admin, SessionHolder } from './Admin.ts';
import type { AdminAccount } from './adminStore.ts';
import type { TokenKeys } from './tokenKeys.ts';

/** Where a session is used: the device's name, and the network against which failures are counted. */
export interface SessionOrigin {
  readonly device: string | null;
  readonly network: string | null;
}

export type Renewal =
  | { readonly outcome: 'renewed'; readonly admin: SessionHolder; readonly refreshToken: string }
  /** The token had been replaced and was copied, so its session was ended. */
  | { readonly outcome: 'usedLate' | 'usedElsewhere'; readonly admin: Admin }
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
): Promise<{ admin: Admin; refreshToken: string } | null> {
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
  const refreshToken = newSecretToken();
  await addRefreshToken(queries, admin.sessionId, refreshToken, now);
  return { admin, refreshToken };
}

/** Exchanges a refresh token for a new one, or ends its session if it was copied. */
export async function renewSession(
  queries: Transaction<Schema>,
  refreshToken: string,
  from: RenewalOrigin,
  keys: TokenKeys,
  now: Date,
): Promise<Renewal> {
  const hash = hashToken(refreshToken);
  const token = await queries
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .innerJoin('admins', 'admins.id', 'session.admin_id')
    .select([
      'token.issued_at',
      'token.replaced_at',
      'token.successor_key',
      'token.replaced_from_network',
      'token.replaced_from_agent',
      'session.id',
      'session.admin_id',
      'session.created_at',
      'username',
    ])
    .where('token.hash', '=', hash)
    .where('session.ended_at', 'is', null)
    .forUpdate(['token', 'session'])
    .executeTakeFirst();
  if (token === undefined) return { outcome: 'rejected' };
  const admin: Admin = { id: token.admin_id, sessionId: token.id, name: token.username };
  const issuedAt = token.issued_at.getTime();
  const sessionStartedAt = token.created_at.getTime();
  const replacedAt = token.replaced_at?.getTime() ?? null;
  const replacedFrom =
    replacedAt === null ? null : { network: token.replaced_from_network, agent: token.replaced_from_agent };
  const use = refreshTokenUse({ issuedAt, replacedAt, replacedFrom, sessionStartedAt }, from, now.getTime());
  if (use === 'rejected') return { outcome: 'rejected' };
  if (use !== 'renews') {
    await endSessions(queries, { id: admin.sessionId }, now);
    return { outcome: use, admin };
  }
  // During a key rotation, another process may have derived the successor with another key.
  const key = token.successor_key === null ? keys[0] : keys.find(({ id }) => id === token.successor_key);
  if (key === undefined) return { outcome: 'rejected' };
  const successor = successorOf(refreshToken, key.refreshToken);
  if (token.replaced_at === null) {
    await queries
      .updateTable('refresh_tokens')
      .set({
        replaced_at: now,
        successor_key: key.id,
        replaced_from_network: from.network,
        replaced_from_agent: from.agent,
      })
      .where('hash', '=', hash)
      .execute();
  }
  await addRefreshToken(queries, admin.sessionId, successor, now);
  await queries.updateTable('sessions').set({ network: from.network }).where('id', '=', admin.sessionId).execute();
  await queries.updateTable('admins').set({ last_seen_at: now }).where('id', '=', admin.id).execute();
  return { outcome: 'renewed', admin, refreshToken: successor };
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
      fn.max<Date>('issued_at').as('renewedAt'),
    ])
    .where('admin_id', '=', adminId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - SESSION_LIFETIME_MS))
    .where('issued_at', '>', new Date(now.getTime() - REFRESH_TOKEN_LIFETIME_MS))
    .groupBy(['sessions.id', 'created_at'])
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

/** When an active session last proved its user's identity; null for never or an ended session. */
export async function lastProofAt(queries: Queries, sessionId: string): Promise<Date | null> {
  const session = await queries
    .selectFrom('sessions')
    .select('proved_at')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return session?.proved_at ?? null;
}

/** Stores that a session has proved its user's identity. Returns whether the session is still active. */
export async function storeProof(queries: Queries, sessionId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('sessions')
    .set({ proved_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores a refresh token. An existing one stays unchanged. */
async function addRefreshToken(queries: Queries, sessionId: string, refreshToken: string, now: Date): Promise<void> {
  await queries
    .insertInto('refresh_tokens')
    .values({ hash: hashToken(refreshToken), session_id: sessionId, issued_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}
