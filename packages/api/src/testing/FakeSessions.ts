import { FakeHttpError } from './FakeHttpError.ts';

/** The fake's tokens: `access-1`, `refresh-1` and so on, valid until they are expired or refused. */
export class FakeSessions {
  #issued = 0;
  readonly #access = new Set<string>();
  readonly #refresh = new Set<string>();
  /** Whether the user has proved their identity within the last five minutes. */
  isProved = true;
  /** Whether renewals are answered with 401. */
  rejectsRenewal = false;
  /** Whether a renewal answers a new refresh token too. */
  rotatesRefreshTokens = true;

  /** Starts a session, as a sign-in does. */
  start(): { accessToken: string; refreshToken: string } {
    this.#issued += 1;
    const tokens = { accessToken: `access-${this.#issued}`, refreshToken: `refresh-${this.#issued}` };
    this.#access.add(tokens.accessToken);
    this.#refresh.add(tokens.refreshToken);
    return tokens;
  }

  /** Makes every access token stale, so that each call with one is answered with 401: a storm, if many are under way. */
  expireAccessTokens(): void {
    this.#access.clear();
  }

  /** Ends every session for good. */
  endAll(): void {
    this.#access.clear();
    this.#refresh.clear();
  }

  /** Every session, each named by its refresh token; the newest one asks. */
  list() {
    const at = '2026-03-01T09:00:00.000Z';
    const ids = [...this.#refresh].reverse();
    return ids.map((_id, index) => ({
      _id,
      startedAt: at,
      renewedAt: at,
      isCurrent: index === 0,
      device: 'Firefox on Linux',
      network: '203.0.113.7',
      isSameNetwork: index === 0,
    }));
  }

  /** Ends a session by its refresh token. */
  end(refreshToken: string): void {
    this.#refresh.delete(refreshToken);
  }

  /** Ends all sessions but the newest, and tells how many there were. */
  endOthers(): number {
    const [, ...others] = [...this.#refresh].reverse();
    for (const refreshToken of others) this.end(refreshToken);
    return others.length;
  }

  /** Whether a call's authorisation is good. */
  accepts(authorisation: string | null): boolean {
    return this.#access.has(authorisation?.replace(/^Bearer /, '') ?? '');
  }

  /** Exchanges a refresh token; the old one stays good, as it does for a minute on the real server. */
  renew(refreshToken: string): { accessToken: string; refreshToken?: string } {
    if (this.rejectsRenewal || !this.#refresh.has(refreshToken)) {
      throw new FakeHttpError(401, 'The session is over.', 'SESSION_OVER');
    }
    const tokens = this.start();
    return this.rotatesRefreshTokens ? tokens : { accessToken: tokens.accessToken };
  }
}
