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
  /** When the token was issued, in milliseconds since the epoch, a multiple of 1000. */
  readonly issuedAt: number;
  /** When the token's proof of identity was given, in the same unit; null if the token does not say. */
  readonly provedAt: number | null;
  /** The hash of the refresh token that a renewal returned with it; null if it is not of a renewal. */
  readonly renewedTo: string | null;
}
