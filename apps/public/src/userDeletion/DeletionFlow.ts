import { ApiError, type Client } from '@cpd/api/client';
import { checkAvailableUser, deleteUser } from '@cpd/api/userDeletion';
import { type DeletionEvent, isCancelledSignIn, NOT_AVAILABLE_MESSAGE, SIGN_IN_TOO_OLD } from '@cpd/domain/deletion';
import type { Modal } from '@cpd/ui/DialogQueue';
import { type Company, type Identity, IdentityError, type Person, type Proof } from './identity/Identity.ts';
import { providerError } from './identity/providerError.ts';

export interface DeletionFlowParts {
  readonly identity: Identity;
  readonly client: Client;
  readonly modal: Modal;
  readonly dispatch: (event: DeletionEvent) => void;
  /** Asks the person to prove themselves once more, or with null no longer. */
  readonly askForProof: (proof: Proof | null) => void;
}

/** The codes by which the provider and the service ask for a newer sign-in before they go on. */
const ASKS_FOR_PROOF: readonly (string | null)[] = ['auth/requires-recent-login', SIGN_IN_TOO_OLD];

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

  async signOut(): Promise<void> {
    await this.#attempt(async () => {
      await this.#leave();
      this.#parts.dispatch({ type: 'signedOut' });
    });
  }

  #signIn(ask: () => Promise<Person>): Promise<void> {
    return this.#attempt(async () => this.#admit(await ask()));
  }

  /** Lets a user in, and undoes the sign-in of anybody else, so that they are signed out in any case. */
  async #admit(person: Person): Promise<void> {
    const { identity, client, dispatch } = this.#parts;
    if (await checkAvailableUser(client, person.token)) return dispatch({ type: 'signedIn', email: person.email });
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
    const { identity, client, dispatch } = this.#parts;
    const token = await identity.freshToken();
    dispatch({ type: 'deletionStarted' });
    await deleteUser(client, token);
    await this.#leave();
    dispatch({ type: 'deletionSucceeded' });
  }

  async #leave(): Promise<void> {
    // The session is in this tab alone; where signing out fails, a person could do nothing about it.
    await this.#parts.identity.signOut().catch(() => undefined);
  }

  /** One attempt at a time, with the loading modal up until it has ended. */
  async #attempt(work: () => Promise<void>, { keepsSession = false } = {}): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const endLoading = this.#parts.modal.startLoading();
    try {
      await work();
      endLoading();
    } catch (cause) {
      if (!keepsSession) await this.#leave();
      endLoading();
      this.#fail(cause instanceof ApiError ? cause : providerError(cause), keepsSession);
    } finally {
      this.#isBusy = false;
    }
  }

  #fail(failure: ApiError | IdentityError, keepsSession: boolean): void {
    const { identity, modal, dispatch, askForProof } = this.#parts;
    const [providerCode, serverCode] = failure instanceof ApiError ? ['', failure.code] : [failure.code, null];
    // The provider may have ended the session by itself, for a changed password say.
    if (keepsSession && identity.isSignedIn()) {
      dispatch({ type: 'deletionFailed' });
    } else {
      dispatch({ type: 'signedOut' });
      askForProof(null);
    }
    if (isCancelledSignIn(providerCode)) return;
    if (keepsSession && ASKS_FOR_PROOF.includes(serverCode ?? providerCode)) askForProof(identity.proof());
    else modal.showError({ message: failure.message, code: serverCode });
  }
}
