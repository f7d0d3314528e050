export {
  CONCURRENT_RENEWAL_WAIT_MS,
  SESSION_ENDED_DIALOG_DELAY_MS,
  SESSION_ENDED_MESSAGE,
  stepAfterUnauthorised,
} from './renewal.ts';
export {
  type LoggedInSession,
  loggedOut,
  type RenewalTokens,
  renewed,
  type Session,
  type SignInTokens,
  signedIn,
} from './session.ts';
export { parseStoredSession, SESSION_STORAGE_KEY, STORAGE_TIMEOUT_MS, serialiseSession } from './storedSession.ts';
export {
  ACCESS_TOKEN_LIFETIME_MS,
  REFRESH_TOKEN_LIFETIME_MS,
  refreshTokenUse,
  SESSION_LIFETIME_MS,
} from './tokenLifetime.ts';
