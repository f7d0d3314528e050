/** A person as their identity token vouches for them. */
export interface IdentifiedPerson {
  readonly uid: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** When they last proved who they are, in milliseconds since the epoch. */
  readonly signedInAt: number;
}

/** The service by which people of the mobile app sign in. */
export interface IdentityProvider {
  /** Whom a token was given to; null when it is not a good one. @throws HttpError 503 when the provider cannot be asked. */
  identify(token: string): Promise<IdentifiedPerson | null>;
  /** The uid of the account with this e-mail, verified; null when there is none. */
  accountOf(email: string): Promise<string | null>;
  /** Deletes an account with every way of signing in to it; that there is none is fine. */
  deleteAccount(uid: string): Promise<void>;
}
