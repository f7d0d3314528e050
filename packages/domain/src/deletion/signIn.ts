/** What the error modal says when the server does not know the person (rule U3). */
export const NOT_AVAILABLE_MESSAGE = 'User not found in our application.';

const cancellations: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

/** Tells whether the provider's error code means that the person closed or cancelled the sign-in: no error (rule U1). */
export function isCancelledSignIn(code: string): boolean {
  return cancellations.has(code);
}
