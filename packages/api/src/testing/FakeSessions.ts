import { FakeHttpError } from './FakeHttpError.ts';

/** The fake's tokens: `access-1`, `refresh-1` and so on, valid until they expire or are revoked. */
export class FakeSessions {
  #issued = 0;
  readonly #access = new Set<string>();
  readonly #refresh = new Set<string>();
  /** Whether the user has proved their identity within the last five minutes. */
  isProved = true;
  /** Whether renewals fail with 401. */
  rejectsRenewal = false;
  /** Whether a renewal returns a new refresh token as well. */
  rotatesRefreshTokens = true;

  /** Starts a session, as a sign-in does. */
  start(): { accessToken: string; refreshToken: string } {
    this.#issued += 1;
    const tokens = { accessToken: `access-${this.#issued}`, refreshToken: `refresh-${this.#issued}` };
    this.#access.add(tokens.accessToken);
    this.#refresh.add(tokens.refreshToken);
    return tokens;
  }

  /** Replaces the tokens of the current session, as a proof of identity does. */
  replaceTokens(): { accessToken: string; refreshToken: string } {
    this.end([...this.#refresh].at(-1) ?? '');
    return this.start();
  }

  /** Expires every access token, so that requests with one fail with 401. */
  expireAccessTokens(): void {
    this.#access.clear();
  }

  /** Ends every session, including refresh tokens. */
  endAll(): void {
    this.#access.clear();
    this.#refresh.clear();
  }

  /** Every session, with its refresh token as id. The newest one is the current one. */
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
      concurrentNetworks: null,
    }));
  }

  end(refreshToken: string): void {
    this.#refresh.delete(refreshToken);
  }

  /** Ends all sessions but the newest, and returns their number. */
  endOthers(): number {
    const [, ...others] = [...this.#refresh].reverse();
    for (const refreshToken of others) this.end(refreshToken);
    return others.length;
  }

  /** Whether an `Authorization` header is valid. */
  accepts(authorisation: string | null): boolean {
    return this.#access.has(authorisation?.replace(/^Bearer /, '') ?? '');
  }

  /** Exchanges a refresh token. The old one stays valid, as it does for a minute on the real server. */
  renew(refreshToken: string): { accessToken: string; refreshToken?: string } {
    if (this.rejectsRenewal || !this.#refresh.has(refreshToken)) {
      throw new FakeHttpError(401, 'The session is over.', 'SESSION_OVER');
    }
    const tokens = this.start();
    return this.rotatesRefreshTokens ? tokens : { accessToken: tokens.accessToken };
  }
}
