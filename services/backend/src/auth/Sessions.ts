import type { Action } from '@cpd/domain/history';
import { IDENTITY_PROOF_LIFETIME_MS, isIdentityProved } from '@cpd/domain/identityProof';
import type { RenewalOrigin } from '@cpd/domain/session';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/Database.ts';
import type { Queries } from '../database/schema.ts';
import { type Actor, record, systemActor } from '../history/record.ts';
import { hasPasskey } from '../passkeys/store.ts';
import type { Admin, Bearer, SessionHolder } from './Admin.ts';
import { readAccessToken, signAccessToken } from './accessTokens.ts';
import { type AdminAccount, setPassword } from './adminStore.ts';
import {
  endSessionByToken,
  endSessions,
  lastProofAt,
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
    return started && this.#tokensOf(started, now);
  }

  /**
   * Renews a session by its refresh token (rule B5). Returns `rejected` for an invalid token, and `usedLate` or
   * `usedElsewhere` for a replaced token that was copied, whose session it ends.
   */
  async renew(
    oldToken: string,
    from: RenewalOrigin,
    requestId: string | null = null,
  ): Promise<SessionTokens | 'rejected' | 'usedLate' | 'usedElsewhere'> {
    const now = this.#now();
    const renewal = await this.#database.transaction(async (queries) => {
      const outcome = await renewSession(queries, oldToken, from, this.#keys, now);
      if (isCopied(outcome)) await recordCopy(queries, outcome, requestId);
      if (outcome.outcome === 'renewed' && this.#requirePasskeys && !(await hasPasskey(queries, outcome.admin.id))) {
        await endSessions(queries, { id: outcome.admin.sessionId }, now);
        return { outcome: 'rejected' } as const;
      }
      return outcome;
    });
    if (isCopied(renewal)) this.evict([renewal.admin.sessionId]);
    return renewal.outcome === 'renewed' ? this.#tokensOf(renewal, now) : renewal.outcome;
  }

  /** Ends the session of a refresh token. Returns whether there was one. */
  async end(refreshToken: string, requestId: string | null = null): Promise<boolean> {
    const now = this.#now();
    const admin = await this.#database.transaction(async (queries) => {
      const ended = await endSessionByToken(queries, refreshToken, now);
      if (ended !== null) await recordOwn(queries, ended, 'admin.signed-out', requestId);
      return ended;
    });
    if (admin !== null) this.evict([admin.sessionId]);
    return admin !== null;
  }

  /** Ends the matching sessions and records that in the history. Returns their number. */
  async endAll(which: SessionFilter, by: Actor, action: Action): Promise<number> {
    const now = this.#now();
    const ended = await this.#database.transaction(async (queries) => {
      const ids = await endSessions(queries, which, now);
      if (ids.length > 0) await record(queries, by, action, { id: by.id, title: by.name });
      return ids;
    });
    this.evict(ended);
    return ended.length;
  }

  /** Drops cached sessions, so that their access tokens are rejected immediately. */
  evict(ended: readonly string[]): void {
    this.#endings += 1;
    for (const id of ended) this.#activeSessions.delete(id);
  }

  /**
   * Replaces an account's password and ends its sessions in one transaction. Returns whether the checked password was
   * still current.
   */
  async replacePassword(account: AdminAccount, passwordHash: string, by: Actor): Promise<boolean> {
    const how = { by, action: 'admin.password-changed', now: this.#now(), checked: account.passwordHash } as const;
    const ended = await this.#database.transaction((queries) =>
      setPassword(queries, { id: account.id, username: by.name }, passwordHash, how),
    );
    this.evict(ended ?? []);
    return ended !== null;
  }

  /** The administrator of an access token; null if it is invalid or its session has ended. */
  async identify(accessToken: string): Promise<Bearer | null> {
    const holder = await readAccessToken(this.#keys, accessToken, this.#now());
    if (holder === null) return null;
    const name = await this.#cachedUsernameOf(holder);
    return name === null ? null : { ...holder, name };
  }

  /**
   * Whether a session has proved its user's identity within the last five minutes (rule P1). An access token from
   * before the proof does not count: a thief of that token has proved nothing.
   */
  async isProved({ sessionId, issuedAt }: Pick<Bearer, 'sessionId' | 'issuedAt'>): Promise<boolean> {
    const proof = (await lastProofAt(this.#database.queries, sessionId))?.getTime() ?? null;
    if (proof !== null && issuedAt < Math.floor(proof / 1000)) return false;
    return isIdentityProved(proof, this.#now().getTime());
  }

  /**
   * Stores that a session has proved its user's identity. Returns when that expires, and a new access token; null if
   * the session has ended.
   */
  async prove(holder: SessionHolder): Promise<{ expiresAt: Date; accessToken: string } | null> {
    const now = this.#now();
    if (!(await storeProof(this.#database.queries, holder.sessionId, now))) return null;
    const accessToken = await signAccessToken(this.#keys, holder, now);
    return { expiresAt: new Date(now.getTime() + IDENTITY_PROOF_LIFETIME_MS), accessToken };
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

  async #tokensOf(session: { admin: SessionHolder; refreshToken: string }, now: Date): Promise<SessionTokens> {
    const accessToken = await signAccessToken(this.#keys, session.admin, now);
    return { accessToken, refreshToken: session.refreshToken };
  }
}

/** Records an administrator's action on their own account. */
function recordOwn(queries: Queries, { id, name }: Admin, action: Action, requestId: string | null): Promise<void> {
  return record(queries, { id, name, requestId }, action, { id, title: name });
}

type CopiedToken = Extract<Renewal, { readonly outcome: 'usedLate' | 'usedElsewhere' }>;

function isCopied(renewal: Renewal): renewal is CopiedToken {
  return renewal.outcome === 'usedLate' || renewal.outcome === 'usedElsewhere';
}

/** Records the reuse of a replaced token. The service ended the session, because it is unknown who has the token. */
function recordCopy(queries: Queries, { outcome, admin }: CopiedToken, requestId: string | null): Promise<void> {
  const action = outcome === 'usedLate' ? 'admin.token-reused' : 'admin.token-used-elsewhere';
  return record(queries, systemActor('upkeep', requestId), action, { id: admin.id, title: admin.name });
}
