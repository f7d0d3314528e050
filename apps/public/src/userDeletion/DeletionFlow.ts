import { ApiError, type Client } from '@cpd/api/client';
import { checkAvailableUser, deleteUser } from '@cpd/api/userDeletion';
import { type DeletionEvent, isCancelledSignIn, SIGN_IN_TOO_OLD, USER_NOT_FOUND_MESSAGE } from '@cpd/domain/deletion';
import type { Modal } from '@cpd/ui/DialogQueue';
import { say } from '@cpd/ui/language';
import { errorText } from '../errorText.ts';
import { type Account, type Identity, IdentityError, type Provider, type SignInMethod } from './identity/Identity.ts';
import { providerError } from './identity/providerError.ts';
import { providerText } from './identity/providerText.ts';

export interface DeletionFlowDependencies {
  readonly identity: Identity;
  readonly client: Client;
  readonly modal: Modal;
  readonly dispatch: (event: DeletionEvent) => void;
  /** Opens the dialog that asks for a new sign-in; null closes it. */
  readonly askToReauthenticate: (method: SignInMethod | null) => void;
}

/** Codes by which the provider or the service requires a recent sign-in. */
const REAUTHENTICATION_REQUIRED: readonly (string | null)[] = ['auth/requires-recent-login', SIGN_IN_TOO_OLD];

/** The steps of the user-deletion page, one attempt at a time. */
export class DeletionFlow {
  readonly #dependencies: DeletionFlowDependencies;
  #isBusy = false;

  constructor(dependencies: DeletionFlowDependencies) {
    this.#dependencies = dependencies;
  }

  /** Restores an earlier sign-in if it belongs to a user. */
  async restore(): Promise<void> {
    const { identity, dispatch } = this.#dependencies;
    await this.#attempt(async () => {
      const account = await identity.restore();
      if (account) await this.#admit(account);
      else dispatch({ type: 'signedOut' });
    });
  }

  signInWithPassword(email: string, password: string): Promise<void> {
    return this.#signIn(() => this.#dependencies.identity.signInWithPassword(email, password));
  }

  /** Call it inside the press: it opens a window. */
  signInWith(provider: Provider): Promise<void> {
    return this.#signIn(() => this.#dependencies.identity.signInWith(provider));
  }

  /** Deletes the account's data with a fresh token, then signs out. */
  deleteAccount(): Promise<void> {
    return this.#attempt(() => this.#delete(), { keepsSession: true });
  }

  /** Signs in again by password and continues the deletion. */
  reauthenticateWithPassword(password: string): Promise<void> {
    return this.#reauthenticateAndDelete(() => this.#dependencies.identity.reauthenticateWithPassword(password));
  }

  /** Signs in again in a pop-up window and continues the deletion. Call it inside the press. */
  reauthenticateWith(provider: Provider): Promise<void> {
    return this.#reauthenticateAndDelete(() => this.#dependencies.identity.reauthenticateWith(provider));
  }

  async signOut(): Promise<void> {
    await this.#attempt(async () => {
      await this.#leave();
      this.#dependencies.dispatch({ type: 'signedOut' });
    });
  }

  #signIn(ask: () => Promise<Account>): Promise<void> {
    return this.#attempt(async () => this.#admit(await ask()));
  }

  /** Admits a user. For anyone else it deletes the provider account that the sign-in created, and throws. */
  async #admit(account: Account): Promise<void> {
    const { identity, client, dispatch } = this.#dependencies;
    if (await checkAvailableUser(client, account.token)) return dispatch({ type: 'signedIn', email: account.email });
    await identity.deleteAccount().catch(() => undefined);
    throw new IdentityError('', say(USER_NOT_FOUND_MESSAGE));
  }

  async #reauthenticateAndDelete(reauthenticate: () => Promise<void>): Promise<void> {
    const work = async () => {
      await reauthenticate();
      this.#dependencies.askToReauthenticate(null);
      await this.#delete();
    };
    await this.#attempt(work, { keepsSession: true });
  }

  async #delete(): Promise<void> {
    const { identity, client, dispatch } = this.#dependencies;
    const token = await identity.freshToken();
    dispatch({ type: 'deletionStarted' });
    await deleteUser(client, token);
    await this.#leave();
    dispatch({ type: 'deletionSucceeded' });
  }

  async #leave(): Promise<void> {
    // The session exists in this tab only, and the user could do nothing about a failure.
    await this.#dependencies.identity.signOut().catch(() => undefined);
  }

  /** Runs one attempt at a time, with the loading dialog open until it ends. */
  async #attempt(work: () => Promise<void>, { keepsSession = false } = {}): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const endLoading = this.#dependencies.modal.startLoading();
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
    const { identity, modal, dispatch, askToReauthenticate } = this.#dependencies;
    const [providerCode, serverCode] = failure instanceof ApiError ? ['', failure.code] : [failure.code, null];
    // The provider may have ended the session itself, for example after a password change.
    if (keepsSession && identity.isSignedIn()) {
      dispatch({ type: 'deletionFailed' });
    } else {
      dispatch({ type: 'signedOut' });
      askToReauthenticate(null);
    }
    if (isCancelledSignIn(providerCode)) return;
    if (keepsSession && REAUTHENTICATION_REQUIRED.includes(serverCode ?? providerCode))
      askToReauthenticate(identity.signInMethod());
    else
      modal.showError({
        message: failure instanceof ApiError ? errorText(failure) : providerText(failure),
        code: serverCode,
      });
  }
}
