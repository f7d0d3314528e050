/** Why the user left the back office on purpose. */
export type LeaveReason = 'signedOut' | 'passwordChanged' | 'passwordChosen';

/** The state of a navigation to the sign-in page. */
export interface LeaveState {
  readonly reason: LeaveReason;
}

/** The state of the navigation from the sign-in page. */
export const SIGNED_IN = { hasSignedIn: true } as const;

/** Whether a navigation's state is that of a sign-in. */
export function hasJustSignedIn(state: unknown): boolean {
  return Object(state).hasSignedIn === true;
}
