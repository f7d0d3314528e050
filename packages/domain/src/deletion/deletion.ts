import { allGiven, type DeletionConsent, type DeletionConsents, noConsents } from './consents.ts';

/** The account that the identity provider signed in, with the token that proves it. */
export interface DeletionAccount {
  /** The e-mail that the account signs in with. */
  readonly email: string;
  /** The provider's identity token; it lives in this state only. */
  readonly token: string;
}

/** The person is a user and signed in, and ticks the boxes or waits for the deletion. */
export interface SignedInState {
  /** Whether the deletion has been asked for. */
  readonly status: 'signedIn' | 'deleting';
  /** Who is signed in. */
  readonly account: DeletionAccount;
  /** The boxes ticked so far. */
  readonly consents: DeletionConsents;
}

/** State of the user-deletion page. */
export type DeletionState =
  | { readonly status: 'unknown' | 'signedOut' | 'signingIn' | 'deleted' }
  | { readonly status: 'checking'; readonly account: DeletionAccount }
  | SignedInState;

/** What happens on the user-deletion page. */
export type DeletionEvent =
  /** The provider tells that nobody is signed in; the person signs out; a sign-in is cancelled, fails or is undone. */
  | { readonly type: 'signedOut' | 'signInCancelled' | 'signInFailed' | 'signInUndone' }
  | { readonly type: 'signInStarted' }
  /** The provider has signed the person in, or still knows them; the server has yet to say whether they are a user. */
  | { readonly type: 'identified'; readonly account: DeletionAccount }
  /** The server says that the person is a user. */
  | { readonly type: 'foundAvailable' }
  | { readonly type: 'consentChanged'; readonly consent: DeletionConsent; readonly isGiven: boolean }
  /** DELETE is pressed, with the fresh identity token (rule U2). */
  | { readonly type: 'deletionStarted'; readonly token: string }
  | { readonly type: 'deletionFailed' }
  | { readonly type: 'deletionSucceeded' };

/**
 * The state before the provider has told whether anybody is signed in; nothing is rendered.
 */
export const unknownDeletion: DeletionState = { status: 'unknown' };

const signedOut: DeletionState = { status: 'signedOut' };

/** Gives the state that follows an event; one that does not belong to the state leaves it as it is. */
export function deletionReducer(state: DeletionState, event: DeletionEvent): DeletionState {
  switch (state.status) {
    case 'unknown':
    case 'signedOut':
    case 'signingIn':
      return beforeSignIn(state, event);
    case 'checking':
      if (event.type === 'foundAvailable') return { status: 'signedIn', account: state.account, consents: noConsents };
      return isLeaving(event) ? signedOut : state;
    case 'signedIn':
      return whileSignedIn(state, event);
    case 'deleting':
      if (event.type === 'deletionSucceeded') return { status: 'deleted' };
      return event.type === 'deletionFailed' ? { ...state, status: 'signedIn' } : state;
    case 'deleted':
      return state;
  }
}

function beforeSignIn(state: DeletionState, event: DeletionEvent): DeletionState {
  if (isLeaving(event)) return signedOut;
  if (event.type === 'signInStarted') return state.status === 'signedOut' ? { status: 'signingIn' } : state;
  const isAwaited = event.type === 'identified' && state.status !== 'signedOut';
  return isAwaited ? { status: 'checking', account: event.account } : state;
}

function whileSignedIn(state: SignedInState, event: DeletionEvent): DeletionState {
  switch (event.type) {
    case 'consentChanged':
      return { ...state, consents: { ...state.consents, [event.consent]: event.isGiven } };
    case 'deletionStarted': {
      const account = { ...state.account, token: event.token };
      return allGiven(state.consents) ? { ...state, status: 'deleting', account } : state;
    }
    default:
      return isLeaving(event) ? signedOut : state;
  }
}

function isLeaving({ type }: DeletionEvent): boolean {
  return type === 'signedOut' || type === 'signInCancelled' || type === 'signInFailed' || type === 'signInUndone';
}
