import { KNOWN_IDENTITY } from '@cpd/api/testing';
import { type Account, type Identity, IdentityError, type SignInMethod } from '../userDeletion/identity/Identity.ts';

/** An identity provider in memory for tests, with an account of a user. It records its calls and fails on request. */
export class FakeIdentity implements Identity {
  readonly calls: string[] = [];
  /** Who signs in, or is already signed in. */
  account: Account = { email: 'ada@analytical.example', token: KNOWN_IDENTITY };
  fresh = KNOWN_IDENTITY;
  wasSignedIn = false;
  method: SignInMethod = 'password';
  readonly #failures = new Map<string, IdentityError>();
  #isSignedIn = false;

  /** Makes the next call of this method fail with a provider code. */
  failNext(name: keyof Identity, code: string, message = 'The provider declines.'): void {
    this.#failures.set(name, new IdentityError(code, message));
  }

  /** Ends the session from the provider's side. */
  endSession(): void {
    this.#isSignedIn = false;
  }

  async #call(name: keyof Identity, detail = ''): Promise<void> {
    this.calls.push(detail ? `${name} ${detail}` : name);
    const failure = this.#failures.get(name);
    this.#failures.delete(name);
    if (failure) throw failure;
  }

  async #signIn(): Promise<Account> {
    this.#isSignedIn = true;
    return this.account;
  }

  async restore() {
    await this.#call('restore');
    return this.wasSignedIn ? this.#signIn() : null;
  }
  async signInWithPassword(email: string, password: string) {
    await this.#call('signInWithPassword', `${email} ${password}`);
    return this.#signIn();
  }
  async signInWith(provider: string) {
    await this.#call('signInWith', provider);
    return this.#signIn();
  }
  isSignedIn() {
    return this.#isSignedIn;
  }
  signInMethod() {
    return this.method;
  }
  reauthenticateWithPassword(password: string) {
    return this.#call('reauthenticateWithPassword', password);
  }
  reauthenticateWith(provider: string) {
    return this.#call('reauthenticateWith', provider);
  }
  async freshToken() {
    await this.#call('freshToken');
    return this.fresh;
  }
  deleteAccount() {
    return this.#call('deleteAccount');
  }
  async signOut() {
    await this.#call('signOut');
    this.#isSignedIn = false;
  }
}
