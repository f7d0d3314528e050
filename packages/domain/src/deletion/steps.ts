/** What the error modal says when the server does not know the person. */
export const NOT_AVAILABLE_MESSAGE = 'User not found in our application.';

/**
 * Steps that undo the sign-in of a person who is no user, in order; each runs even if the one before it fails, so that
 * the person is signed out in any case (rule U3).
 */
export const UNDO_STEPS = ['deleteProviderAccount', 'signOut', 'showError'] as const;

/** Steps of a deletion, in order; a failed one ends it and the person stays signed in (rule U2). */
export const DELETION_STEPS = ['freshToken', 'request', 'signOut', 'confirmation'] as const;

const cancellations: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

/**
 * Tells whether the provider's error code means that the person closed or cancelled the sign-in: no error (rule
 * U1).
 */
export function isCancelledSignIn(code: string): boolean {
  return cancellations.has(code);
}
