/** The two names of a user. */
export interface UserNames {
  /** The first name; it may be missing. */
  readonly firstName?: string | null | undefined;
  /** The last name; it may be missing. */
  readonly lastName?: string | null | undefined;
}

/** Gives first and last name as lists and certificates show them; a missing one leaves no gap (rule B4). */
export function fullName({ firstName, lastName }: UserNames): string {
  return `${firstName?.trim() ?? ''} ${lastName?.trim() ?? ''}`.trim();
}
