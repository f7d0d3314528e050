/** The address of the sign-in page. */
export const LOGIN_PATH = '/login';

/** Why somebody has left the back office by choice, as the sign-in page says it. */
export type LeaveReason = 'signedOut' | 'passwordChanged' | 'passwordChosen';

/** The state of a navigation to the sign-in page. */
export interface LeaveState {
  readonly left: LeaveReason;
}
