import type { CreatedAt, Moment, Optional } from './columns.ts';

export interface AdminsTable {
  id: string;
  username: string;
  /** Argon2id, as a PHC string. */
  password_hash: string;
  created_at: CreatedAt;
}

/** One signing-in, which lives on through renewals until it is ended. */
export interface SessionsTable {
  id: string;
  admin_id: string;
  created_at: CreatedAt;
  ended_at: Optional<Date>;
}

/** A refresh token of a session, known by its hash only. */
export interface RefreshTokensTable {
  /** SHA-256 of the token, hexadecimal. */
  hash: string;
  session_id: string;
  issued_at: Moment;
  /** When a renewal first exchanged it for another. */
  replaced_at: Optional<Date>;
}

/** A captcha solution that was presented. */
export interface CaptchaUsesTable {
  signature: string;
  expires_at: Moment;
}

/** Failures counted against an account name or an address. */
export interface ThrottleTable {
  key: string;
  failures: number;
  resets_at: Moment;
}
