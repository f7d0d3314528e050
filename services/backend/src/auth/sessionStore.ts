import { REFRESH_TOKEN_LIFETIME_MS, refreshTokenUse, SESSION_LIFETIME_MS } from '@cpd/domain/session';
import type { Transaction } from 'kysely';
import { newId } from '../database/id.ts';
import type { Queries, Schema } from '../database/schema.ts';
import type { Admin } from '../http/ApiEnv.ts';
import { hashToken, newSecretToken, successorOf } from '../secrets/secretToken.ts';
import type { AdminAccount } from './adminStore.ts';

/** What renewing by a refresh token came to. */
export type Renewal =
  | { readonly outcome: 'renewed'; readonly admin: Admin; readonly refreshToken: string }
  /** The token had been replaced: somebody holds a copy, and the session is ended. */
  | { readonly outcome: 'reused'; readonly admin: Admin }
  | { readonly outcome: 'refused' };

/**
 * Starts a session of an account and gives its first refresh token; null when the account was disabled, or its password
 * is no longer the one that was checked.
 */
export async function startSession(
  queries: Transaction<Schema>,
  account: AdminAccount,
  now: Date,
): Promise<{ admin: Admin; refreshToken: string } | null> {
  const unchanged = await queries
    .selectFrom('admins')
    .select('id')
    .where('id', '=', account.id)
    .where('password_hash', '=', account.passwordHash)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (unchanged === undefined) return null;
  const admin: Admin = { id: account.id, sessionId: newId() };
  await queries.insertInto('sessions').values({ id: admin.sessionId, admin_id: admin.id, created_at: now }).execute();
  const refreshToken = newSecretToken();
  await addRefreshToken(queries, admin.sessionId, refreshToken, now);
  return { admin, refreshToken };
}

/** Exchanges a refresh token for a new one, or ends its session when it had been exchanged before. */
export async function renewSession(
  queries: Transaction<Schema>,
  refreshToken: string,
  key: Uint8Array,
  now: Date,
): Promise<Renewal> {
  const hash = hashToken(refreshToken);
  const token = await queries
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .select(['token.issued_at', 'token.replaced_at', 'session.id', 'session.admin_id', 'session.created_at'])
    .where('token.hash', '=', hash)
    .where('session.ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (token === undefined) return { outcome: 'refused' };
  const admin: Admin = { id: token.admin_id, sessionId: token.id };
  const issuedAt = token.issued_at.getTime();
  const sessionStartedAt = token.created_at.getTime();
  const replacedAt = token.replaced_at?.getTime() ?? null;
  const use = refreshTokenUse({ issuedAt, replacedAt, sessionStartedAt }, now.getTime());
  if (use === 'refused') return { outcome: 'refused' };
  if (use === 'endsSession') {
    await endSessions(queries, { id: admin.sessionId }, now);
    return { outcome: 'reused', admin };
  }
  const successor = successorOf(refreshToken, key);
  if (token.replaced_at === null) {
    await queries.updateTable('refresh_tokens').set({ replaced_at: now }).where('hash', '=', hash).execute();
  }
  await addRefreshToken(queries, admin.sessionId, successor, now);
  return { outcome: 'renewed', admin, refreshToken: successor };
}

/** Ends the session of a refresh token, be it replaced or not, and gives its id; null where it has none. */
export async function endSessionOf(queries: Queries, refreshToken: string, now: Date): Promise<string | null> {
  const token = await queries
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  const [id] = token === undefined ? [] : await endSessions(queries, { id: token.session_id }, now);
  return id ?? null;
}

/** Ends the sessions that fit and gives their ids: their refresh tokens are gone, and their access tokens are refused. */
export async function endSessions(
  queries: Queries,
  which: { readonly id: string; readonly admin_id?: string } | { readonly admin_id: string },
  now: Date,
): Promise<readonly string[]> {
  const ended = await queries
    .updateTable('sessions')
    .set({ ended_at: now })
    .where((session) => session.and(which))
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
    .select(({ fn }) => ['sessions.id', 'created_at as startedAt', fn.max<Date>('issued_at').as('renewedAt')])
    .where('admin_id', '=', adminId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - SESSION_LIFETIME_MS))
    .where('issued_at', '>', new Date(now.getTime() - REFRESH_TOKEN_LIFETIME_MS))
    .groupBy(['sessions.id', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute();
}

/** Whether a session is there, was not ended and is not too old (rule B5). */
export async function isSessionLive(queries: Queries, sessionId: string, now: Date): Promise<boolean> {
  const session = await queries
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - SESSION_LIFETIME_MS))
    .executeTakeFirst();
  return session !== undefined;
}

/** Keeps a refresh token; one that is kept already stays as it is. */
async function addRefreshToken(queries: Queries, sessionId: string, refreshToken: string, now: Date): Promise<void> {
  await queries
    .insertInto('refresh_tokens')
    .values({ hash: hashToken(refreshToken), session_id: sessionId, issued_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}
