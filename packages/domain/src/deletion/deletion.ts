import { allGiven, type DeletionConsent, type DeletionConsents, noConsents } from './consents.ts';

/** The person is a user and signed in, and ticks the boxes or waits for the deletion. */
interface SignedInState {
  /** Whether the deletion has been asked for. */
  readonly status: 'signedIn' | 'deleting';
  /** The e-mail that the account signs in with; empty where the provider keeps it to itself. */
  readonly email: string;
  readonly consents: DeletionConsents;
}

export type DeletionState = { readonly status: 'unknown' | 'signedOut' | 'signingIn' | 'deleted' } | SignedInState;

export type DeletionEvent =
  /** Nobody is signed in, or no longer: the person left, or a sign-in was cancelled, failed or was undone. */
  | { readonly type: 'signedOut' }
  | { readonly type: 'signInStarted' }
  /** The provider has signed the person in, or still knows them, and the server says that they are a user. */
  | { readonly type: 'signedIn'; readonly email: string }
  | { readonly type: 'consentChanged'; readonly consent: DeletionConsent; readonly isGiven: boolean }
  | { readonly type: 'deletionStarted' | 'deletionFailed' | 'deletionSucceeded' };

/** The state before the provider has told whether anybody is signed in; nothing is rendered. */
export const unknownDeletion: DeletionState = { status: 'unknown' };

/** Gives the state that follows an event; one that does not belong to the state leaves it as it is. */
export function deletionReducer(state: DeletionState, event: DeletionEvent): DeletionState {
  switch (event.type) {
    case 'signedOut':
      return state.status === 'deleted' ? state : { status: 'signedOut' };
    case 'signInStarted':
      return state.status === 'signedOut' ? { status: 'signingIn' } : state;
    case 'signedIn': {
      const isAwaited = state.status === 'unknown' || state.status === 'signingIn';
      return isAwaited ? { status: 'signedIn', email: event.email, consents: noConsents } : state;
    }
    case 'consentChanged':
      if (state.status !== 'signedIn') return state;
      return { ...state, consents: { ...state.consents, [event.consent]: event.isGiven } };
    case 'deletionStarted':
      return state.status === 'signedIn' && allGiven(state.consents) ? { ...state, status: 'deleting' } : state;
    case 'deletionFailed':
      return state.status === 'deleting' ? { ...state, status: 'signedIn' } : state;
    case 'deletionSucceeded':
      return state.status === 'deleting' ? { status: 'deleted' } : state;
  }
}
