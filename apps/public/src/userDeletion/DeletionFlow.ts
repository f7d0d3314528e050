import { type DeletionEvent, isCancelledSignIn, NOT_AVAILABLE_MESSAGE } from '@cpd/domain/deletion';
import {
  asksForProof,
  type Company,
  type Identity,
  IdentityError,
  type Person,
  type Proof,
} from './identity/Identity.ts';

/** What the flow works with. */
export interface DeletionFlowParts {
  readonly identity: Identity;
  /** Asks the server whether an identity token's person is a user. */
  readonly isAvailable: (token: string) => Promise<boolean>;
  /** Asks the server to delete what it holds of an identity token's person. */
  readonly requestDeletion: (token: string) => Promise<void>;
  /** Moves the page's state. */
  readonly dispatch: (event: DeletionEvent) => void;
  /** Asks the person to prove themselves once more, or with null no longer. */
  readonly askForProof: (proof: Proof | null) => void;
  /** Shows the loading modal; the answer takes it away. */
  readonly startLoading: () => () => void;
  /** Shows an error modal. */
  readonly showError: (failure: unknown) => void;
}

/** The steps of the user-deletion page, one attempt at a time (rules U1 to U3). */
export class DeletionFlow {
  readonly #parts: DeletionFlowParts;
  #isBusy = false;

  constructor(parts: DeletionFlowParts) {
    this.#parts = parts;
  }

  /** Finds out who is signed in already, if anybody, and whether they may stay. */
  async restore(): Promise<void> {
    const { identity, dispatch } = this.#parts;
    await this.#attempt(async () => {
      const person = await identity.restore();
      if (person) await this.#admit(person);
      else dispatch({ type: 'signedOut' });
    });
  }

  /** Signs in with e-mail and password. */
  signInWithPassword(email: string, password: string): Promise<void> {
    return this.#signIn(() => this.#parts.identity.signInWithPassword(email, password));
  }

  /** Signs in with a company; call it inside the press, as it opens a window at once. */
  signInWith(company: Company): Promise<void> {
    return this.#signIn(() => this.#parts.identity.signInWith(company));
  }

  /** Deletes the account's data with a fresh token, then signs out. */
  deleteAccount(): Promise<void> {
    return this.#attempt(() => this.#delete(), { keepsSession: true });
  }

  /** Proves the person by password and goes on with the deletion. */
  proveByPassword(password: string): Promise<void> {
    return this.#proveAndDelete(() => this.#parts.identity.proveByPassword(password));
  }

  /** Proves the person in a company's window, opened at once, and goes on with the deletion. */
  proveWith(company: Company): Promise<void> {
    return this.#proveAndDelete(() => this.#parts.identity.proveWith(company));
  }

  /** Signs the person out of this page. */
  async signOut(): Promise<void> {
    await this.#attempt(async () => {
      await this.#leave();
      this.#parts.dispatch({ type: 'signedOut' });
    });
  }

  #signIn(ask: () => Promise<Person>): Promise<void> {
    return this.#attempt(async () => {
      this.#parts.dispatch({ type: 'signInStarted' });
      await this.#admit(await ask());
    });
  }

  /** Lets a user in, and undoes the sign-in of anybody else, so that they are signed out in any case. */
  async #admit(person: Person): Promise<void> {
    const { identity, dispatch, isAvailable } = this.#parts;
    dispatch({ type: 'identified', account: person });
    if (await isAvailable(person.token)) return dispatch({ type: 'foundAvailable' });
    await identity.deleteAccount().catch(() => undefined);
    throw new IdentityError('', NOT_AVAILABLE_MESSAGE);
  }

  async #proveAndDelete(prove: () => Promise<void>): Promise<void> {
    const work = async () => {
      await prove();
      this.#parts.askForProof(null);
      await this.#delete();
    };
    await this.#attempt(work, { keepsSession: true });
  }

  async #delete(): Promise<void> {
    const { identity, dispatch, requestDeletion } = this.#parts;
    const token = await identity.freshToken();
    dispatch({ type: 'deletionStarted', token });
    await requestDeletion(token);
    await this.#leave();
    dispatch({ type: 'deletionSucceeded' });
  }

  async #leave(): Promise<void> {
    // What has to be forgotten is in this tab alone; a failure leaves nothing that a person could do about it.
    await this.#parts.identity.signOut().catch(() => undefined);
  }

  /** One attempt at a time, with the loading modal up until it has ended. */
  async #attempt(work: () => Promise<void>, { keepsSession = false } = {}): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const endLoading = this.#parts.startLoading();
    try {
      await work();
      endLoading();
    } catch (failure) {
      if (!keepsSession) await this.#leave();
      endLoading();
      this.#fail(failure, keepsSession);
    } finally {
      this.#isBusy = false;
    }
  }

  #fail(failure: unknown, keepsSession: boolean): void {
    const { identity, dispatch, askForProof, showError } = this.#parts;
    const isCancelled = failure instanceof IdentityError && isCancelledSignIn(failure.code);
    // The provider may have ended the session by itself, for a changed password say.
    if (keepsSession && identity.isSignedIn()) dispatch({ type: 'deletionFailed' });
    else dispatch({ type: isCancelled ? 'signInCancelled' : 'signInFailed' });
    if (isCancelled) return;
    if (keepsSession && failure instanceof IdentityError && asksForProof(failure)) askForProof(identity.proof());
    else showError(failure);
  }
}
