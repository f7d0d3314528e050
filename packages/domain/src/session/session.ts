/** Nobody is signed in; there is no token to send. */
export interface LoggedOutSession {
  readonly isLoggedIn: false;
  readonly accessToken: null;
  readonly refreshToken: null;
}

/** An administrator is signed in; a refresh token always stands behind it. */
export interface LoggedInSession {
  readonly isLoggedIn: true;
  /** Sent as bearer; null asks for a renewal before the first call. */
  readonly accessToken: string | null;
  readonly refreshToken: string;
}

/** The client's session: the user part of the stored state. */
export type Session = LoggedOutSession | LoggedInSession;

/** The tokens that a sign-in answers. */
export interface SignInTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The tokens that a renewal answers. */
export interface RenewalTokens {
  readonly accessToken: string;
  /** The new refresh token; missing, null or empty keeps the stored one. */
  readonly refreshToken?: string | null | undefined;
}

/** The session before anybody has signed in and after anybody has signed out. */
export const loggedOut: LoggedOutSession = { isLoggedIn: false, accessToken: null, refreshToken: null };

/** Starts the session that a sign-in answer allows; without a refresh token nobody is logged in. */
export function signedIn({ accessToken, refreshToken }: SignInTokens): Session {
  return refreshToken === '' ? loggedOut : { isLoggedIn: true, accessToken: accessToken || null, refreshToken };
}

/** Puts renewed tokens into a running session (rule A12); one that was signed out meanwhile stays signed out. */
export function renewed(session: Session, tokens: RenewalTokens): Session {
  if (!session.isLoggedIn) return session;
  return signedIn({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken || session.refreshToken });
}
