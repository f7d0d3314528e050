/** Whose session an access token is of. */
export interface SessionHolder {
  readonly id: string;
  readonly sessionId: string;
}

/** The administrator whose bearer a call carries. */
export interface Admin extends SessionHolder {
  readonly name: string;
}
