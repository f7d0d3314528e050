import { sentence } from '../sentence/sentence.ts';
import { cleanText } from '../text/text.ts';

/** Shown when the server has no user for the person. */
export const USER_NOT_FOUND_MESSAGE = sentence('User not found in our application.');

const cancellations: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

/** Whether the provider's error code means that the person closed or cancelled the sign-in, which is no error. */
export function isCancelledSignIn(code: string): boolean {
  return cancellations.has(code);
}

/** The maximum age of a sign-in that can delete an account, in milliseconds. */
const RECENT_SIGN_IN_MS = 5 * 60_000;

/** The tolerated difference between two clocks, in milliseconds. */
const CLOCK_DIFFERENCE_MS = 60_000;

/** The error code of a deletion that needs a newer sign-in. */
export const SIGN_IN_TOO_OLD = 'SIGN_IN_TOO_OLD';

/** Whether a sign-in is recent enough to delete the account. Times are in milliseconds since the epoch. */
export function isRecentSignIn(signedInAt: number, now: number): boolean {
  const age = now - signedInAt;
  return age >= -CLOCK_DIFFERENCE_MS && age <= RECENT_SIGN_IN_MS;
}

/** A user as the identity provider describes them. */
export interface ProviderUser {
  /** Null if the provider gives none. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

/** The e-mail by which a person can be matched to a user: a verified one only. */
export function matchableEmail({ email, isEmailVerified }: ProviderUser): string | null {
  return isEmailVerified && email ? cleanText('email', email) || null : null;
}

/** In display order. */
export const DELETION_CONSENTS = ['personalInfo', 'content', 'certificate', 'account'] as const;

/** One of the four consents: to delete personal info, content, certificates, and the account with every provider. */
export type DeletionConsent = (typeof DELETION_CONSENTS)[number];

export type DeletionConsents = Readonly<Record<DeletionConsent, boolean>>;

export const noConsents: DeletionConsents = { personalInfo: false, content: false, certificate: false, account: false };

export function hasAllConsents(consents: DeletionConsents): boolean {
  return DELETION_CONSENTS.every((consent) => consents[consent]);
}

/** The person is signed in, and ticks the boxes or waits for the deletion. */
interface SignedInState {
  readonly status: 'signedIn' | 'deleting';
  /** Empty if the provider does not share it. */
  readonly email: string;
  readonly consents: DeletionConsents;
}

export type DeletionState = { readonly status: 'unknown' | 'signedOut' | 'deleted' } | SignedInState;

export type DeletionEvent =
  /** No one is signed in: the person signed out, or a sign-in was cancelled or failed. */
  | { readonly type: 'signedOut' }
  /** The provider has signed the person in, and the server has a user for them. */
  | { readonly type: 'signedIn'; readonly email: string }
  | { readonly type: 'consentChanged'; readonly consent: DeletionConsent; readonly isChecked: boolean }
  | { readonly type: 'deletionStarted' | 'deletionFailed' | 'deletionSucceeded' };

/** The state until the provider reports whether someone is signed in; nothing is rendered. */
export const initialDeletionState: DeletionState = { status: 'unknown' };

/** Ignores events that are not expected in the current state. */
export function deletionReducer(state: DeletionState, event: DeletionEvent): DeletionState {
  switch (event.type) {
    case 'signedOut':
      return state.status === 'deleted' ? state : { status: 'signedOut' };
    case 'signedIn': {
      const isExpected = state.status === 'unknown' || state.status === 'signedOut';
      return isExpected ? { status: 'signedIn', email: event.email, consents: noConsents } : state;
    }
    case 'consentChanged':
      if (state.status !== 'signedIn') return state;
      return { ...state, consents: { ...state.consents, [event.consent]: event.isChecked } };
    case 'deletionStarted':
      return state.status === 'signedIn' && hasAllConsents(state.consents) ? { ...state, status: 'deleting' } : state;
    case 'deletionFailed':
      return state.status === 'deleting' ? { ...state, status: 'signedIn' } : state;
    case 'deletionSucceeded':
      return state.status === 'deleting' ? { status: 'deleted' } : state;
  }
}
