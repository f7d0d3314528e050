import type { Action } from '@cpd/domain/history';
import { IDENTITY_PROOF_LIFETIME_MS, isIdentityProved } from '@cpd/domain/identityProof';
import type { RenewalOrigin } from '@cpd/domain/session';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/Database.ts';
import type { Queries } from '../database/schema.ts';
import { type Actor, nameless, record } from '../history/record.ts';
import { hasPasskey } from '../passkeys/store.ts';
import type { Admin, Bearer, SessionHolder } from './Admin.ts';
import { readAccessToken, signAccessToken } from './accessTokens.ts';
import { type AdminAccount, setPassword } from './adminStore.ts';
import {
  accountOf,
  endSessionOf,
  endSessions,
  provedAt,
  type Renewal,
  renewSession,
  setProved,
  startSession,
  type Whereabouts,
  type WhichSessions,
} from './sessionStore.ts';
import type { TokenKeys } from './tokenKeys.ts';

/** How long a session that was seen alive is taken for alive, in milliseconds: so late does an end reach other processes. */
const SEEN_ALIVE_MS = 5_000;
const MAX_CACHED_SESSIONS = 10_000;

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs administrators in, keeps them signed in and ends it, across all processes on one database. */
export class Sessions {
  readonly #database: Database;
  readonly #keys: TokenKeys;
  readonly #now: () => Date;
  readonly #requirePasskeys: boolean;
  /** When each session was last seen alive, in milliseconds since the epoch, and whose it is. */
  readonly #seenAlive = new LRUCache<string, { at: number; name: string }>({ max: MAX_CACHED_SESSIONS });
  /** Counts how often sessions were ended: what was looked up before may no longer be true. */
  #endings = 0;

  /** @param requirePasskeys Whether sessions of accounts without a passkey end at their next renewal. */
  constructor(database: Database, keys: TokenKeys, now: () => Date, requirePasskeys = false) {
    this.#database = database;
    this.#keys = keys;
    this.#now = now;
    this.#requirePasskeys = requirePasskeys;
  }

  /** Starts a session; null when the account's password is no longer the one that was checked. */
  async start(
    account: AdminAccount,
    where: Whereabouts,
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
   * Renews a session by its refresh token (rule B5): `rejected` when the token is not good; `usedLate` or `usedElsewhere`
   * when it had been replaced and was copied, which ended its session.
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
    if (isCopied(renewal)) this.forget([renewal.admin.sessionId]);
    return renewal.outcome === 'renewed' ? this.#tokensOf(renewal, now) : renewal.outcome;
  }

  /** Ends the session of a refresh token; tells whether it had one. */
  async end(refreshToken: string, requestId: string | null = null): Promise<boolean> {
    const now = this.#now();
    const admin = await this.#database.transaction(async (queries) => {
      const ended = await endSessionOf(queries, refreshToken, now);
      if (ended !== null) await recordOwn(queries, ended, 'admin.signed-out', requestId);
      return ended;
    });
    if (admin !== null) this.forget([admin.sessionId]);
    return admin !== null;
  }

  /** Ends the sessions that fit, and records it by the words for that; tells how many there were. */
  async endAll(which: WhichSessions, by: Actor, action: Action): Promise<number> {
    const now = this.#now();
    const ended = await this.#database.transaction(async (queries) => {
      const ids = await endSessions(queries, which, now);
      if (ids.length > 0) await record(queries, by, action, { id: by.id, title: by.name });
      return ids;
    });
    this.forget(ended);
    return ended.length;
  }

  /** Forgets that sessions were seen alive, so that their access tokens are rejected at once. */
  forget(ended: readonly string[]): void {
    this.#endings += 1;
    for (const id of ended) this.#seenAlive.delete(id);
  }

  /** Replaces an account's password and ends its sessions, both or none; tells whether the checked password still stood. */
  async replacePassword(account: AdminAccount, passwordHash: string, by: Actor): Promise<boolean> {
    const how = { by, action: 'admin.password-changed', now: this.#now(), checked: account.passwordHash } as const;
    const ended = await this.#database.transaction((queries) =>
      setPassword(queries, { id: account.id, username: by.name }, passwordHash, how),
    );
    this.forget(ended ?? []);
    return ended !== null;
  }

  /** Whose access token this is; null when it is not good or its session was ended. */
  async identify(accessToken: string): Promise<Bearer | null> {
    const holder = await readAccessToken(this.#keys, accessToken, this.#now());
    if (holder === null) return null;
    const name = await this.#seenAccountOf(holder);
    return name === null ? null : { ...holder, name };
  }

  /**
   * Whether a session has proved its user's identity within the last five minutes (rule P1). An access token from before the
   * proof does not count: whoever copied it has proved nothing.
   */
  async isProved({ sessionId, issuedAt }: Pick<Bearer, 'sessionId' | 'issuedAt'>): Promise<boolean> {
    const proof = (await provedAt(this.#database.queries, sessionId))?.getTime() ?? null;
    if (proof !== null && issuedAt < Math.floor(proof / 1000)) return false;
    return isIdentityProved(proof, this.#now().getTime());
  }

  /** Stores that a session has proved its user's identity, and gives the end of that and a new access token; null once the session has ended. */
  async prove(holder: SessionHolder): Promise<{ expiresAt: Date; accessToken: string } | null> {
    const now = this.#now();
    if (!(await setProved(this.#database.queries, holder.sessionId, now))) return null;
    const accessToken = await signAccessToken(this.#keys, holder, now);
    return { expiresAt: new Date(now.getTime() + IDENTITY_PROOF_LIFETIME_MS), accessToken };
  }

  /** The name of the account of a session that goes on at this very moment, whatever was seen of it before; else null. */
  async accountOf({ sessionId }: Pick<SessionHolder, 'sessionId'>): Promise<string | null> {
    const username = await accountOf(this.#database.queries, sessionId, this.#now());
    if (username === null) this.#seenAlive.delete(sessionId);
    return username;
  }

  /** The same, but for five seconds as it was seen. */
  async #seenAccountOf({ sessionId }: SessionHolder): Promise<string | null> {
    const now = this.#now().getTime();
    const seen = this.#seenAlive.get(sessionId);
    const age = now - (seen?.at ?? Number.NEGATIVE_INFINITY);
    // Negative where the clock was set back: then nothing is known of how long ago it was.
    if (seen !== undefined && age >= 0 && age < SEEN_ALIVE_MS) return seen.name;
    const endings = this.#endings;
    const name = await this.accountOf({ sessionId });
    if (name !== null && this.#endings === endings) this.#seenAlive.set(sessionId, { at: now, name });
    return name;
  }

  async #tokensOf(session: { admin: SessionHolder; refreshToken: string }, now: Date): Promise<SessionTokens> {
    const accessToken = await signAccessToken(this.#keys, session.admin, now);
    return { accessToken, refreshToken: session.refreshToken };
  }
}

/** Records what an administrator does to their own account. */
function recordOwn(queries: Queries, { id, name }: Admin, action: Action, requestId: string | null): Promise<void> {
  return record(queries, { id, name, requestId }, action, { id, title: name });
}

type CopiedToken = Extract<Renewal, { readonly outcome: 'usedLate' | 'usedElsewhere' }>;

function isCopied(renewal: Renewal): renewal is CopiedToken {
  return renewal.outcome === 'usedLate' || renewal.outcome === 'usedElsewhere';
}

/** Records that a replaced token came back: no one knows who holds it, so the service ended the session. */
function recordCopy(queries: Queries, { outcome, admin }: CopiedToken, requestId: string | null): Promise<void> {
  const action = outcome === 'usedLate' ? 'admin.token-reused' : 'admin.token-used-elsewhere';
  return record(queries, nameless('upkeep', requestId), action, { id: admin.id, title: admin.name });
}
