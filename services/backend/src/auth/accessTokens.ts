import { ACCESS_TOKEN_LIFETIME_MS } from '@cpd/domain/session';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Admin } from '../http/ApiEnv.ts';
import { hashToken } from '../secrets/secretToken.ts';
import type { TokenKeys } from './tokenKeys.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'cpd';

export function signAccessToken(keys: TokenKeys, admin: Admin, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: admin.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: keys[0].id })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setSubject(admin.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_LIFETIME_MS / 1000)
    .sign(keys[0].accessToken);
}

/** A good access token, as far as it is remembered. */
interface KnownToken {
  readonly admin: Admin;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

const MOST_REMEMBERED = 10_000;

/** Reads access tokens. A good one is remembered by its hash until it expires, so that its signature is checked once. */
export class AccessTokenReader {
  readonly #keys: TokenKeys;
  readonly #known = new LRUCache<string, KnownToken>({ max: MOST_REMEMBERED });

  constructor(keys: TokenKeys) {
    this.#keys = keys;
  }

  /** Whom a token was signed for, or null when it is not one of ours, changed or expired. */
  async read(token: string, now: Date): Promise<Admin | null> {
    const hash = hashToken(token);
    const known = this.#known.get(hash) ?? (await verified(this.#keys, token, now));
    if (known === null) return null;
    if (known.expiresAt <= now.getTime()) {
      this.#known.delete(hash);
      return null;
    }
    this.#known.set(hash, known);
    return known.admin;
  }
}

async function verified(keys: TokenKeys, token: string, now: Date): Promise<KnownToken | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => keys.find(({ id }) => id === kid)?.accessToken ?? keys[0].accessToken,
      { algorithms: [ALGORITHM], issuer: ISSUER, audience: ISSUER, currentDate: now, requiredClaims: ['exp'] },
    );
    const { sub, sid, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return null;
    return { admin: { id: sub, sessionId: sid }, expiresAt: exp * 1000 };
  } catch {
    return null;
  }
}
