/** The session of an access token. */
export interface SessionHolder {
  readonly id: string;
  readonly sessionId: string;
}

export interface Admin extends SessionHolder {
  readonly name: string;
}

/** The administrator of a request's access token. */
export interface Bearer extends Admin {
  /** When the token was issued, in whole seconds since the epoch. */
  readonly issuedAt: number;
}
