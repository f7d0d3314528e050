/** Whose session an access token is of. */
export interface SessionHolder {
  readonly id: string;
  readonly sessionId: string;
}

/** An administrator in a session. */
export interface Admin extends SessionHolder {
  readonly name: string;
}

/** The administrator whose access token a request carries. */
export interface Bearer extends Admin {
  /** When the token was issued, in whole seconds since the epoch. */
  readonly issuedAt: number;
}
