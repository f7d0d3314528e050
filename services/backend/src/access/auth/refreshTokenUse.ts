export const ACCESS_TOKEN_LIFETIME_MS = 15 * 60 * 1000;

export const REFRESH_TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Maximum lifetime of a session, however often it is renewed. */
export const SESSION_LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** Maximum time in milliseconds for which a replaced refresh token still works, for a second tab or a lost response. */
export const REPLACED_TOKEN_GRACE_MS = 60 * 1000;

/** A refresh token as the server stores it. Times are in milliseconds since the epoch. */
export interface StoredRefreshToken {
  readonly issuedAt: number;
  /** Null if it is the newest one. */
  readonly replaced: TokenReplacement | null;
  readonly sessionStartedAt: number;
}

/** How another refresh token took the place of one. */
export interface TokenReplacement {
  readonly at: number;
  /** Where it was first exchanged from. */
  readonly from: RenewalOrigin;
  /**
   * Whether the token that it was exchanged for, or an access token that came with that, has been `used`. `superseded`: it was
   * not exchanged, but a token of a later proof of identity was.
   */
  readonly successor: 'unused' | 'used' | 'superseded';
}

/** Where a renewal comes from; null if unknown. */
export interface RenewalOrigin {
  readonly network: string | null;
  /** Identifies the user agent. */
  readonly agent: string | null;
}

/** What using a refresh token does. */
export type RefreshTokenUse = 'renews' | 'renewsElsewhere' | 'rejected' | 'reused' | 'reusedElsewhere';

function differs(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}

/**
 * Decides what using a refresh token does: it `renews`, or is `rejected` because it or its session is too old. A replaced token
 * renews for a minute, for a second tab or a lost response, but no longer than until its successor is used: then two
 * know it, and from another network it was copied. A copied token, `reused` or `reusedElsewhere`, ends its session. People
 * change networks, and browsers update: only both at once is another device. A token that `renewsElsewhere`, from a second
 * network, may be a copy.
 */
export function refreshTokenUse(token: StoredRefreshToken, from: RenewalOrigin, now: number): RefreshTokenUse {
  const { replaced } = token;
  const isElsewhere = replaced !== null && differs(replaced.from.network, from.network);
  if (replaced !== null) {
    if (replaced.successor === 'superseded' || now - replaced.at > REPLACED_TOKEN_GRACE_MS) return 'reused';
    const isUsed = replaced.successor === 'used';
    if (isElsewhere && (isUsed || differs(replaced.from.agent, from.agent))) return 'reusedElsewhere';
    if (isUsed) return 'rejected';
  }
  if (now - token.sessionStartedAt >= SESSION_LIFETIME_MS) return 'rejected';
  if (now - token.issuedAt >= REFRESH_TOKEN_LIFETIME_MS) return 'rejected';
  return isElsewhere ? 'renewsElsewhere' : 'renews';
}
