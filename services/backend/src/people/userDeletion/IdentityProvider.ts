/** A person, as verified by their identity token. */
export interface IdentifiedPerson {
  readonly uid: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** When they last signed in, in milliseconds since the epoch. */
  readonly signedInAt: number;
}

/** The sign-in service of the mobile app. */
export interface IdentityProvider {
  /** The owner of a token; null if it is invalid. @throws HttpError 503 if the provider is unavailable. */
  identify(token: string): Promise<IdentifiedPerson | null>;
  /** The uid of the account with this verified e-mail; null if there is none. */
  accountOf(email: string): Promise<string | null>;
  /** Deletes an account with all of its sign-in methods. A missing one is not an error. */
  deleteAccount(uid: string): Promise<void>;
}

declare module '../../http/Deps.ts' {
  interface Deps {
    /** The identity provider of the account-deletion page; null without one. */
    readonly identity: IdentityProvider | null;
  }
}
