/** Identity providers besides e-mail and password. */
export type Provider = 'apple' | 'google';

/** How a signed-in person proves their identity again. */
export type SignInMethod = 'password' | Provider;

export interface Account {
  /** Empty when the provider does not share it. */
  readonly email: string;
  readonly token: string;
}

export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  /** The provider's code, such as `auth/wrong-password`. */
  readonly code: string;

  /** @param message The provider's message, shown to the user. */
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The identity provider of the page. `providerError` reads what its promises reject with. */
export interface Identity {
  /** Resolves to the signed-in person or null, and completes a sign-in that left the page by redirect. */
  restore(): Promise<Account | null>;
  signInWithPassword(email: string, password: string): Promise<Account>;
  /**
   * Signs in in a pop-up window. Call it inside the press, or browsers block the window. If they block it anyway, the
   * page itself navigates to the provider and the promise stays pending.
   */
  signInWith(provider: Provider): Promise<Account>;
  isSignedIn(): boolean;
  signInMethod(): SignInMethod;
  reauthenticateWithPassword(password: string): Promise<void>;
  /** Signs the same person in again in a pop-up window. Call it inside the press. */
  reauthenticateWith(provider: Provider): Promise<void>;
  freshToken(): Promise<string>;
  deleteAccount(): Promise<void>;
  signOut(): Promise<void>;
}
