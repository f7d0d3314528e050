/** What the error modal says when the server does not know the person (rule U3). */
export const NOT_AVAILABLE_MESSAGE = 'User not found in our application.';

const cancellations: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

/** Tells whether the provider's error code means that the person closed or cancelled the sign-in: no error (rule U1). */
export function isCancelledSignIn(code: string): boolean {
  return cancellations.has(code);
}

/** How old the sign-in of somebody who deletes their account may be, in milliseconds. */
const RECENT_SIGN_IN_MS = 5 * 60_000;

/** How far two clocks may differ, in milliseconds. */
const CLOCK_DIFFERENCE_MS = 60_000;

/** The error code of a deletion that asks for a newer sign-in. */
export const SIGN_IN_TOO_OLD = 'SIGN_IN_TOO_OLD';

/** Whether somebody signed in recently enough to delete their account; both in milliseconds since the epoch. */
export function isRecentSignIn(signedInAt: number, now: number): boolean {
  const age = now - signedInAt;
  return age >= -CLOCK_DIFFERENCE_MS && age <= RECENT_SIGN_IN_MS;
}

/** A person as the identity provider vouches for them. */
export interface ProvidedPerson {
  /** The e-mail, null where the provider gives none. */
  readonly email: string | null;
  /** Whether the provider says that the e-mail belongs to the person. */
  readonly isEmailVerified: boolean;
}

/** Gives the e-mail that a person may be matched to a user by: a verified one only (rule B16). */
export function matchableEmail({ email, isEmailVerified }: ProvidedPerson): string | null {
  return isEmailVerified && email ? email : null;
}

/** The four consents in the order shown. */
export const DELETION_CONSENTS = ['personalInfo', 'content', 'certificate', 'account'] as const;

/** One of the four consents: to delete personal info, content, certificates, and the account with every provider. */
export type DeletionConsent = (typeof DELETION_CONSENTS)[number];

export type DeletionConsents = Readonly<Record<DeletionConsent, boolean>>;

/** The consents before any box is ticked. */
export const noConsents: DeletionConsents = { personalInfo: false, content: false, certificate: false, account: false };

/** Tells whether all four consents have been given, which enables DELETE (rule UD2). */
export function allGiven(consents: DeletionConsents): boolean {
  return DELETION_CONSENTS.every((consent) => consents[consent]);
}

/** The person is a user and signed in, and ticks the boxes or waits for the deletion. */
interface SignedInState {
  /** Whether the deletion has been asked for. */
  readonly status: 'signedIn' | 'deleting';
  /** The e-mail that the account signs in with; empty where the provider keeps it to itself. */
  readonly email: string;
  readonly consents: DeletionConsents;
}

export type DeletionState = { readonly status: 'unknown' | 'signedOut' | 'deleted' } | SignedInState;

export type DeletionEvent =
  /** Nobody is signed in, or no longer: the person left, or a sign-in was cancelled, failed or was undone. */
  | { readonly type: 'signedOut' }
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
    case 'signedIn': {
      const isAwaited = state.status === 'unknown' || state.status === 'signedOut';
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
