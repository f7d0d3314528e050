/** Milliseconds that an access token lives (rule B5). */
export const ACCESS_TOKEN_LIFETIME_MS = 15 * 60 * 1000;

/** Milliseconds that a refresh token lives (rule B5). */
export const REFRESH_TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Milliseconds that a session lives at most, however often it is renewed: 180 days (rule B5). */
export const SESSION_LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** Milliseconds that a replaced refresh token still renews, for a second tab or a lost answer (rule B5). */
export const REPLACED_TOKEN_GRACE_MS = 60 * 1000;

/** A refresh token as the server keeps it; times are milliseconds since the epoch. */
export interface KeptRefreshToken {
  /** When it was given out. */
  readonly issuedAt: number;
  /** When a renewal replaced it; null while it is the newest. */
  readonly replacedAt: number | null;
  /** When its session was signed in to. */
  readonly sessionStartedAt: number;
}

/**
 * Tells what using a refresh token does: it `renews`; it is `refused` because it or its session is too old; or, replaced and used once
 * more after the grace, it `endsSession`, since somebody else may hold it (rule B5).
 */
export function refreshTokenUse(token: KeptRefreshToken, now: number): 'renews' | 'refused' | 'endsSession' {
  const isGraceOver = token.replacedAt !== null && now - token.replacedAt > REPLACED_TOKEN_GRACE_MS;
  if (isGraceOver) return 'endsSession';
  if (now - token.sessionStartedAt >= SESSION_LIFETIME_MS) return 'refused';
  return now - token.issuedAt >= REFRESH_TOKEN_LIFETIME_MS ? 'refused' : 'renews';
}
