/** The companies that sign people in beside e-mail and password. */
export type Company = 'apple' | 'google';

/** How a signed-in person proves once more who they are. */
export type Proof = 'password' | Company;

/** A person as the identity provider knows them. */
export interface Person {
  /** Their e-mail address; empty where the provider keeps it to itself. */
  readonly email: string;
  /** The identity token that proves them to the server. */
  readonly token: string;
}

/** Why the identity provider did not do what it was asked. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  /** The provider's code, such as `auth/wrong-password`. */
  readonly code: string;

  /** @param message the provider's own words, fit to be shown */
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The identity provider of the page; `providerError` reads whatever its promises reject with. */
export interface Identity {
  /** Tells who is signed in, once that is known; null for nobody. Also ends a sign-in that left the page by redirect. */
  restore(): Promise<Person | null>;
  signInWithPassword(email: string, password: string): Promise<Person>;
  /**
   * Signs in in a window of the company; call it inside the press, or browsers refuse the window. Where they refuse it
   * anyway, the whole page goes there and the promise stays open.
   */
  signInWith(company: Company): Promise<Person>;
  /** Whether the provider still counts somebody as signed in here. */
  isSignedIn(): boolean;
  /** How the person who is signed in can prove themselves once more. */
  proof(): Proof;
  proveByPassword(password: string): Promise<void>;
  /** Proves the signed-in person once more in a window of the company; call it inside the press. */
  proveWith(company: Company): Promise<void>;
  /** Gets a new identity token from the provider. */
  freshToken(): Promise<string>;
  deleteAccount(): Promise<void>;
  signOut(): Promise<void>;
}
