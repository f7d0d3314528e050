import type { Action } from '@cpd/domain/history';
import { IDENTITY_PROOF_LIFETIME_MS, isIdentityProved } from '@cpd/domain/identityProof';
import type { Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/Database.ts';
import type { Queries, Schema } from '../../database/schema.ts';
import { record } from '../../history/record.ts';
import { type Actor, systemActor } from '../../http/Actor.ts';
import type { Admin, Bearer, SessionHolder } from '../../http/Admin.ts';
import { isDiskFull } from '../../running/limits/diskSpace.ts';
import { hashToken } from '../../running/secrets/secretToken.ts';
import { hasPasskey } from '../passkeys/store.ts';
import { readAccessToken, signAccessToken } from './accessTokens.ts';
import { type AdminAccount, setPassword } from './adminStore.ts';
import { REPLACED_TOKEN_GRACE_MS, type RenewalOrigin } from './refreshTokenUse.ts';
import {
  endSessionByToken,
  endSessions,
  type IssuedToken,
  markTokenUsed,
  type Renewal,
  renewSession,
  type SessionFilter,
  type SessionOrigin,
  startSession,
  storeProof,
  usernameOf,
} from './sessionStore.ts';
import type { TokenKeys } from './tokenKeys.ts';

/** Milliseconds for which a session counts as active after a check. Other processes notice its end with this delay. */
const CACHE_MS = 5_000;
const MAX_CACHED_SESSIONS = 10_000;

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Starts, renews and ends the sessions of administrators, across all processes on one database. */
export class Sessions {
  readonly #database: Database;
  readonly #keys: TokenKeys;
  readonly #now: () => Date;
  readonly #requirePasskeys: boolean;
  /** When each session was last found active, in milliseconds since the epoch, and its administrator. */
  readonly #activeSessions = new LRUCache<string, { at: number; name: string }>({ max: MAX_CACHED_SESSIONS });
  /** The hashes of refresh tokens whose receipt was stored. */
  readonly #receivedTokens = new LRUCache<string, true>({ max: MAX_CACHED_SESSIONS });
  /** Counts ended sessions: a lookup that began before may be outdated. */
  #endings = 0;

  /** @param requirePasskeys Whether sessions of accounts without a passkey end at their next renewal. */
  constructor(database: Database, keys: TokenKeys, now: () => Date, requirePasskeys = false) {
    this.#database = database;
    this.#keys = keys;
    this.#now = now;
    this.#requirePasskeys = requirePasskeys;
  }

  /** Starts a session; null if the account's password has changed since it was checked. */
  async start(
    account: AdminAccount,
    where: SessionOrigin,
    requestId: string | null = null,
  ): Promise<SessionTokens | null> {
    const now = this.#now();
    const started = await this.#database.transaction(async (queries) => {
      const session = await startSession(queries, account, where, now);
      if (session !== null) await recordOwn(queries, session.admin, 'admin.signed-in', requestId);
      return session;
    });
    return started && this.#tokensOf(started, null, now);
  }

  /**
   * Renews a session by its refresh token (rule B5), and tells if that was used from two networks. Returns `rejected` for an
   * invalid token, and `reused` or `reusedElsewhere` for a replaced token that was copied, whose session it ends.
   */
  async renew(
    oldToken: string,
    from: RenewalOrigin,
    requestId: string | null = null,
  ): Promise<{ tokens: SessionTokens; isFromTwoNetworks: boolean } | 'rejected' | 'reused' | 'reusedElsewhere'> {
    const now = this.#now();
    const renewal = await this.#database.transaction(async (queries) => {
      const outcome = await renewSession(queries, oldToken, from, this.#keys, now);
      await recordCopy(queries, outcome, requestId);
      if (outcome.outcome === 'renews' && this.#requirePasskeys && !(await hasPasskey(queries, outcome.admin.id))) {
        await endSessions(queries, { id: outcome.admin.sessionId }, now);
        return { outcome: 'withoutPasskey', admin: outcome.admin } as const;
      }
      return outcome;
    });
    if (renewal.outcome === 'rejected') return 'rejected';
    if (renewal.outcome !== 'renews') {
      this.#evict([renewal.admin.sessionId]);
      return renewal.outcome === 'withoutPasskey' ? 'rejected' : renewal.outcome;
    }
    const tokens = await this.#tokensOf(renewal, hashToken(renewal.refreshToken), now);
    return { tokens, isFromTwoNetworks: renewal.networks !== null };
  }

  /** Ends the session of a refresh token. Returns whether there was one. */
  async end(refreshToken: string, requestId: string | null = null): Promise<boolean> {
    const now = this.#now();
    const admin = await this.#database.transaction(async (queries) => {
      const ended = await endSessionByToken(queries, refreshToken, now);
      if (ended !== null) await recordOwn(queries, ended, 'admin.signed-out', requestId);
      return ended;
    });
    if (admin !== null) this.#evict([admin.sessionId]);
    return admin !== null;
  }

  /** Ends the matching sessions and records that in the history. Returns their number. */
  async endAll(which: SessionFilter, by: Actor, action: Action): Promise<number> {
    const now = this.#now();
    const ended = await this.endBy(async (queries) => {
      const ids = await endSessions(queries, which, now);
      if (ids.length > 0) await record(queries, by, action, { id: by.id, title: by.name });
      return ids;
    });
    return ended.length;
  }

  /**
   * Runs a transaction that returns the ids of the sessions it ends, or null if it changes nothing. Their access tokens are
   * rejected from then on.
   */
  async endBy<Ended extends readonly string[] | null>(
    work: (queries: Transaction<Schema>) => Promise<Ended>,
  ): Promise<Ended> {
    const ended = await this.#database.transaction(work);
    this.#evict(ended ?? []);
    return ended;
  }

  #evict(ended: readonly string[]): void {
    this.#endings += 1;
    for (const id of ended) this.#activeSessions.delete(id);
  }

  /**
   * Replaces an account's password and ends its sessions in one transaction. Returns whether the checked password was
   * still current.
   */
  async replacePassword(account: AdminAccount, passwordHash: string, by: Actor): Promise<boolean> {
    const how = { by, action: 'admin.password-changed', now: this.#now(), checked: account.passwordHash } as const;
    const ended = await this.endBy((queries) =>
      setPassword(queries, { id: account.id, username: by.name }, passwordHash, how),
    );
    return ended !== null;
  }

  /** The administrator of an access token; null if it is invalid or its session has ended. */
  async identify(accessToken: string): Promise<Bearer | null> {
    const holder = await readAccessToken(this.#keys, accessToken, this.#now());
    if (holder === null) return null;
    const name = await this.#cachedUsernameOf(holder);
    if (name === null) return null;
    await this.#markReceived(holder);
    return { ...holder, name };
  }

  /** Stores the first use of a renewed access token: the refresh token that it replaces then stops working. */
  async #markReceived({ renewedTo, issuedAt }: Pick<Bearer, 'renewedTo' | 'issuedAt'>): Promise<void> {
    const now = this.#now();
    if (renewedTo === null || this.#receivedTokens.has(renewedTo)) return;
    // It stops working by itself a minute after the exchange.
    if (now.getTime() - issuedAt > REPLACED_TOKEN_GRACE_MS + 1_000) return;
    // Requests that only read work while the disk is full.
    await markTokenUsed(this.#database.queries, renewedTo, now).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
    });
    this.#receivedTokens.set(renewedTo, true);
  }

  /**
   * Whether the user has proved their identity within the last five minutes (rule P1). A proof counts for the tokens that it
   * returned, and those renewed with them: a thief of an earlier token has proved nothing.
   */
  async isProved({ sessionId, provedAt }: Bearer): Promise<boolean> {
    // The name is not cached here: the session may have ended.
    return isIdentityProved(provedAt, this.#now().getTime()) && (await this.usernameOf({ sessionId })) !== null;
  }

  /**
   * Stores that a session has proved its user's identity. Returns when that expires, and new tokens; null if the session has
   * ended.
   */
  async prove(admin: Admin): Promise<(SessionTokens & { readonly expiresAt: Date }) | null> {
    const now = this.#now();
    const proved = await this.#database.transaction((queries) => storeProof(queries, admin, now));
    if (proved === null) return null;
    const expiresAt = new Date(now.getTime() + IDENTITY_PROOF_LIFETIME_MS);
    return { expiresAt, ...(await this.#tokensOf(proved, null, now)) };
  }

  /** The user name of an active session, read from the database; otherwise null. */
  async usernameOf({ sessionId }: Pick<SessionHolder, 'sessionId'>): Promise<string | null> {
    const username = await usernameOf(this.#database.queries, sessionId, this.#now());
    if (username === null) this.#activeSessions.delete(sessionId);
    return username;
  }

  /** The same, cached for five seconds. */
  async #cachedUsernameOf({ sessionId }: SessionHolder): Promise<string | null> {
    const now = this.#now().getTime();
    const seen = this.#activeSessions.get(sessionId);
    const age = now - (seen?.at ?? Number.NEGATIVE_INFINITY);
    // Negative if the clock was set back: the age of the check is then unknown.
    if (seen !== undefined && age >= 0 && age < CACHE_MS) return seen.name;
    const endings = this.#endings;
    const name = await this.usernameOf({ sessionId });
    if (name !== null && this.#endings === endings) this.#activeSessions.set(sessionId, { at: now, name });
    return name;
  }

  /** @param renewedTo The hash of the refresh token if it took the place of another one. */
  async #tokensOf({ admin, refreshToken, provedAt }: IssuedToken, renewedTo: string | null, now: Date) {
    const claims = { provedAt: provedAt?.getTime() ?? null, renewedTo };
    return { accessToken: await signAccessToken(this.#keys, admin, claims, now), refreshToken };
  }
}

/** Records an administrator's action on their own account. */
function recordOwn(queries: Queries, { id, name }: Admin, action: Action, requestId: string | null): Promise<void> {
  return record(queries, { id, name, requestId }, action, { id, title: name });
}

/** Records that a refresh token was copied, which ended its session, or may have been. It is unknown who has it. */
async function recordCopy(queries: Queries, renewal: Renewal, requestId: string | null): Promise<void> {
  const action = copyAction(renewal);
  if (renewal.outcome === 'rejected' || action === null) return;
  const { id, name } = renewal.admin;
  await record(queries, systemActor('upkeep', requestId), action, { id, title: name });
}

function copyAction(renewal: Renewal): Action | null {
  if (renewal.outcome === 'reused') return 'admin.token-reused';
  if (renewal.outcome === 'reusedElsewhere') return 'admin.token-used-elsewhere';
  return renewal.outcome === 'renews' && renewal.networks !== null ? 'admin.token-used-in-two-networks' : null;
}
