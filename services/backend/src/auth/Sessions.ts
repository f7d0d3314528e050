import { LRUCache } from 'lru-cache';
import type { Database } from '../database/Database.ts';
import type { Admin } from '../http/ApiEnv.ts';
import { readAccessToken, signAccessToken } from './accessTokens.ts';
import { type AdminAccount, replacePassword } from './adminStore.ts';
import { endSessionOf, endSessions, isSessionLive, renewSession, startSession } from './sessionStore.ts';
import type { TokenKeys } from './tokenKeys.ts';

/** How long a session that was seen alive is taken for alive, in milliseconds: so late does an end reach other processes. */
const SEEN_ALIVE_MS = 5_000;
const MOST_REMEMBERED = 10_000;

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs administrators in, keeps them signed in and ends it, across all processes on one database. */
export class Sessions {
  readonly #database: Database;
  readonly #keys: TokenKeys;
  readonly #now: () => Date;
  /** When each session was last seen alive, in milliseconds since the epoch. */
  readonly #seenAlive = new LRUCache<string, number>({ max: MOST_REMEMBERED });

  constructor(database: Database, keys: TokenKeys, now: () => Date) {
    this.#database = database;
    this.#keys = keys;
    this.#now = now;
  }

  /** Starts a session; null when the account's password is no longer the one that was checked. */
  async start(account: AdminAccount): Promise<SessionTokens | null> {
    const now = this.#now();
    const started = await this.#database.transaction((queries) => startSession(queries, account, now));
    if (started === null) return null;
    return {
      accessToken: await signAccessToken(this.#keys, started.admin, now),
      refreshToken: started.refreshToken,
    };
  }

  /**
   * Renews a session by its refresh token (rule B5): `refused` when the token is not good, `reused` when it had been
   * replaced, which ended its session.
   */
  async renew(oldToken: string): Promise<SessionTokens | 'refused' | 'reused'> {
    const now = this.#now();
    const renewal = await this.#database.transaction((queries) =>
      renewSession(queries, oldToken, this.#keys[0].refreshToken, now),
    );
    if (renewal.outcome === 'reused') this.#seenAlive.delete(renewal.admin.sessionId);
    if (renewal.outcome !== 'renewed') return renewal.outcome;
    return {
      accessToken: await signAccessToken(this.#keys, renewal.admin, now),
      refreshToken: renewal.refreshToken,
    };
  }

  /** Ends the session of a refresh token; tells whether it had one. */
  async end(refreshToken: string): Promise<boolean> {
    const now = this.#now();
    const id = await this.#database.transaction((queries) => endSessionOf(queries, refreshToken, now));
    if (id !== null) this.#seenAlive.delete(id);
    return id !== null;
  }

  /** Ends one session of an administrator; tells whether they had it. */
  async endOne({ id: admin_id }: Admin, id: string): Promise<boolean> {
    const now = this.#now();
    const ended = await this.#database.transaction((queries) => endSessions(queries, { id, admin_id }, now));
    this.#seenAlive.delete(id);
    return ended.length > 0;
  }

  /** Replaces an account's password and ends its sessions, both or none; tells whether the checked password still stood. */
  async replacePassword(account: AdminAccount, passwordHash: string): Promise<boolean> {
    const now = this.#now();
    const ended = await this.#database.transaction(async (queries) => {
      const isReplaced = await replacePassword(queries, account, passwordHash);
      return isReplaced ? endSessions(queries, { admin_id: account.id }, now) : null;
    });
    for (const id of ended ?? []) this.#seenAlive.delete(id);
    return ended !== null;
  }

  /** Whose access token this is; null when it is not good or its session was ended. */
  async identify(accessToken: string): Promise<Admin | null> {
    const admin = await readAccessToken(this.#keys, accessToken, this.#now());
    return admin !== null && (await this.#isAlive(admin.sessionId)) ? admin : null;
  }

  async #isAlive(sessionId: string): Promise<boolean> {
    const now = this.#now().getTime();
    const age = now - (this.#seenAlive.get(sessionId) ?? Number.NEGATIVE_INFINITY);
    // Negative where the clock was set back: then nothing is known of how long ago it was.
    if (age >= 0 && age < SEEN_ALIVE_MS) return true;
    if (!(await isSessionLive(this.#database.queries, sessionId, this.#now()))) {
      this.#seenAlive.delete(sessionId);
      return false;
    }
    this.#seenAlive.set(sessionId, now);
    return true;
  }
}
