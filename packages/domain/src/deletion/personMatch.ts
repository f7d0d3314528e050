/** A person as the identity provider vouches for them. */
export interface ProvidedPerson {
  /** The e-mail, null where the provider gives none. */
  readonly email: string | null;
  /** Whether the provider says that the e-mail belongs to the person. */
  readonly isEmailVerified: boolean;
}

/** Gives the e-mail that a person may be matched to a user by: a verified one only (rule B16). */
export function matchableEmail({ email, isEmailVerified }: ProvidedPerson): string | null {
  return isEmailVerified && email ? email : null;
}
