import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../../database/Database.ts';
import { readOrKeepFact } from '../../database/facts.ts';
import type { Config } from '../../settings/config.ts';

/**
 * One of the keys that sign access tokens and captcha challenges. All are derived from one secret, one for each
 * purpose.
 */
export interface TokenKey {
  /** Identifies the key in what it signed, without revealing it. */
  readonly id: string;
  readonly accessToken: Uint8Array;
  readonly captcha: string;
  /** Derives a refresh token from its predecessor. */
  readonly refreshToken: Uint8Array;
  /** Authenticates the challenges of passkeys. */
  readonly passkey: Uint8Array;
  /** Hashes the names of accounts whose failures are counted. */
  readonly throttle: Uint8Array;
}

/** The keys in use: the first signs, all are accepted, so that a secret can be rotated without signing anyone out. */
export type TokenKeys = readonly [TokenKey, ...TokenKey[]];

/** Derives the keys from the configured secrets, or from one that is generated once and stored in the database. */
export async function loadTokenKeys(config: Pick<Config, 'tokenSecret'>, database: Database): Promise<TokenKeys> {
  const generated = () => readOrKeepFact(database.queries, 'token-secret', randomBytes(32).toString('hex'));
  const [first = await generated(), ...others] = config.tokenSecret ?? [];
  return [tokenKey(first), ...others.map(tokenKey)];
}

export function tokenKey(secret: string): TokenKey {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'cpd', use, 32));
  const accessToken = derive('access token');
  return {
    id: createHash('sha256').update(accessToken).digest('hex').slice(0, 8),
    accessToken,
    captcha: derive('captcha').toString('hex'),
    refreshToken: derive('refresh token'),
    passkey: derive('passkey'),
    throttle: derive('throttle'),
  };
}

declare module '../../http/Deps.ts' {
  interface Deps {
    readonly keys: TokenKeys;
  }
}
