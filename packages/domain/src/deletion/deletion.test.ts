import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import {
  DELETION_CONSENTS,
  type DeletionEvent,
  type DeletionState,
  deletionReducer,
  hasAllConsents,
  initialDeletionState,
  isCancelledSignIn,
  noConsents,
  USER_NOT_FOUND_MESSAGE,
} from './deletion.ts';

const email = 'ada@example.org';
const every = { personalInfo: true, content: true, certificate: true, account: true };
const signedOut: DeletionState = { status: 'signedOut' };
const signedIn: DeletionState = { status: 'signedIn', email, consents: noConsents };
const consenting: DeletionState = { ...signedIn, consents: every };
const deleting: DeletionState = { ...consenting, status: 'deleting' };
const deleted: DeletionState = { status: 'deleted' };

const events = {
  signedOut: { type: 'signedOut' },
  signedIn: { type: 'signedIn', email },
  consentChanged: { type: 'consentChanged', consent: 'content', isChecked: true },
  deletionStarted: { type: 'deletionStarted' },
  deletionFailed: { type: 'deletionFailed' },
  deletionSucceeded: { type: 'deletionSucceeded' },
} as const satisfies Record<DeletionEvent['type'], DeletionEvent>;

const transitions: [string, DeletionState, DeletionEvent, DeletionState][] = [
  ['no one is signed in', initialDeletionState, events.signedOut, signedOut],
  ['the provider still knows a person who is a user', initialDeletionState, events.signedIn, signedIn],
  ['a person who is a user has signed in', signedOut, events.signedIn, signedIn],
  ['a sign-in is cancelled, fails or is undone', signedOut, events.signedOut, signedOut],
  ['the person signs out', consenting, events.signedOut, signedOut],
  ['all consents are given and DELETE is pressed', consenting, events.deletionStarted, deleting],
  ['the deletion fails', deleting, events.deletionFailed, consenting],
  ['the deletion fails and the provider has ended the session', deleting, events.signedOut, signedOut],
  ['the deletion succeeds', deleting, events.deletionSucceeded, deleted],
];

const understood: Record<DeletionState['status'], readonly DeletionEvent['type'][]> = {
  unknown: ['signedOut', 'signedIn'],
  signedOut: ['signedIn'],
  signedIn: ['signedOut', 'consentChanged', 'deletionStarted'],
  deleting: ['signedOut', 'deletionFailed', 'deletionSucceeded'],
  deleted: [],
};

describe('user deletion', () => {
  test('the page starts with an unknown sign-in state', () => {
    expect(initialDeletionState).toEqual({ status: 'unknown' });
  });

  test.each(transitions)('the state changes when %s', (_, state, event, next) => {
    expect(deletionReducer(state, event)).toEqual(next);
  });

  test('a consent is recorded when its box is ticked and when it is unticked', () => {
    const consented = deletionReducer(signedIn, { type: 'consentChanged', consent: 'content', isChecked: true });
    expect(consented).toEqual({ ...signedIn, consents: { ...noConsents, content: true } });
    expect(deletionReducer(consented, { type: 'consentChanged', consent: 'content', isChecked: false })).toEqual(
      signedIn,
    );
  });

  test.each(DELETION_CONSENTS)('a deletion does not start without the consent %s', (consent) => {
    const state: DeletionState = { ...consenting, consents: { ...every, [consent]: false } };
    expect(deletionReducer(state, events.deletionStarted)).toBe(state);
  });

  test.each(
    [initialDeletionState, signedOut, consenting, deleting, deleted].flatMap((state) =>
      Object.values(events)
        .filter(({ type }) => !understood[state.status].includes(type))
        .map((event) => [state.status, event.type, state, event] as const),
    ),
  )('%s is unchanged by %s', (_, _type, state, event) => {
    expect(deletionReducer(state, event)).toEqual(state);
  });

  test('the state has a person only while one is signed in, and a deletion needs all consents', () => {
    const consentChange = fc.record({
      type: fc.constant('consentChanged' as const),
      consent: fc.constantFrom(...DELETION_CONSENTS),
      isChecked: fc.boolean(),
    });
    const event: fc.Arbitrary<DeletionEvent> = fc.oneof(consentChange, fc.constantFrom(...Object.values(events)));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (happened) => {
        let state = initialDeletionState;
        for (const next of happened) {
          state = deletionReducer(state, next);
          expect('email' in state).toBe(['signedIn', 'deleting'].includes(state.status));
          if (state.status === 'deleting') expect(hasAllConsents(state.consents)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('deletion consents', () => {
  test('there are four consents, none given at first', () => {
    expect(DELETION_CONSENTS).toEqual(['personalInfo', 'content', 'certificate', 'account']);
    expect(noConsents).toEqual({ personalInfo: false, content: false, certificate: false, account: false });
  });

  test('all consents are given only when each one is', () => {
    expect(hasAllConsents(noConsents)).toBe(false);
    expect(hasAllConsents(every)).toBe(true);
    for (const consent of DELETION_CONSENTS) expect(hasAllConsents({ ...every, [consent]: false })).toBe(false);
  });
});

describe('signing in to delete', () => {
  test('the message for a person who is not a user has the specified text', () => {
    expect(english(USER_NOT_FOUND_MESSAGE)).toBe('User not found in our application.');
  });

  test.each([
    ['auth/popup-closed-by-user', true],
    ['auth/cancelled-popup-request', true],
    ['auth/user-cancelled', true],
    ['auth/wrong-password', false],
    ['auth/popup-blocked', false],
    ['', false],
  ])('the provider code %j is a cancelled sign-in: %s', (code, isCancelled) => {
    expect(isCancelledSignIn(code)).toBe(isCancelled);
  });
});
