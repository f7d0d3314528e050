import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noConsents } from './consents.ts';
import {
  allGiven,
  DELETION_CONSENTS,
  type DeletionEvent,
  type DeletionState,
  deletionReducer,
  isCancelledSignIn,
  NOT_AVAILABLE_MESSAGE,
  unknownDeletion,
} from './index.ts';

const account = { email: 'ada@example.org', token: 'first' };
const every = { personalInfo: true, content: true, certificate: true, account: true };
const signedOut: DeletionState = { status: 'signedOut' };
const signingIn: DeletionState = { status: 'signingIn' };
const checking: DeletionState = { status: 'checking', account };
const signedIn: DeletionState = { status: 'signedIn', account, consents: noConsents };
const consenting: DeletionState = { ...signedIn, consents: every };
const deleting: DeletionState = { status: 'deleting', account: { ...account, token: 'fresh' }, consents: every };
const deleted: DeletionState = { status: 'deleted' };

const events = {
  signedOut: { type: 'signedOut' },
  signInStarted: { type: 'signInStarted' },
  signInCancelled: { type: 'signInCancelled' },
  signInFailed: { type: 'signInFailed' },
  signInUndone: { type: 'signInUndone' },
  identified: { type: 'identified', account },
  foundAvailable: { type: 'foundAvailable' },
  consentChanged: { type: 'consentChanged', consent: 'content', isGiven: true },
  deletionStarted: { type: 'deletionStarted', token: 'fresh' },
  deletionFailed: { type: 'deletionFailed' },
  deletionSucceeded: { type: 'deletionSucceeded' },
} as const satisfies Record<DeletionEvent['type'], DeletionEvent>;

const transitions: [string, DeletionState, DeletionEvent, DeletionState][] = [
  ['nobody is signed in', unknownDeletion, events.signedOut, signedOut],
  ['the provider still knows the person', unknownDeletion, events.identified, checking],
  ['a sign-in starts', signedOut, events.signInStarted, signingIn],
  ['the provider signs the person in', signingIn, events.identified, checking],
  ['the person cancels the sign-in', signingIn, events.signInCancelled, signedOut],
  ['the sign-in fails', signingIn, events.signInFailed, signedOut],
  ['the server knows the person', checking, events.foundAvailable, signedIn],
  ['the server does not know the person', checking, events.signInUndone, signedOut],
  ['the check fails', checking, events.signInFailed, signedOut],
  ['the person signs out', consenting, events.signedOut, signedOut],
  ['all consents are given and DELETE is pressed', consenting, events.deletionStarted, deleting],
  ['the deletion fails', deleting, events.deletionFailed, { ...deleting, status: 'signedIn' }],
  ['the deletion succeeds', deleting, events.deletionSucceeded, deleted],
];

const leaving = ['signedOut', 'signInCancelled', 'signInFailed', 'signInUndone'] as const;
const understood: Record<DeletionState['status'], readonly DeletionEvent['type'][]> = {
  unknown: [...leaving, 'identified'],
  signedOut: ['signInStarted'],
  signingIn: [...leaving, 'identified'],
  checking: [...leaving, 'foundAvailable'],
  signedIn: [...leaving, 'consentChanged', 'deletionStarted'],
  deleting: ['deletionFailed', 'deletionSucceeded'],
  deleted: [],
};

describe('user deletion', () => {
  test('the page starts with an unknown sign-in state', () => {
    expect(unknownDeletion).toEqual({ status: 'unknown' });
  });

  test.each(transitions)('the page goes on when %s', (_, state, event, next) => {
    expect(deletionReducer(state, event)).toEqual(next);
  });

  test('each consent is recorded when it is given and when it is taken back', () => {
    const given = deletionReducer(signedIn, { type: 'consentChanged', consent: 'content', isGiven: true });
    expect(given).toEqual({ ...signedIn, consents: { ...noConsents, content: true } });
    expect(deletionReducer(given, { type: 'consentChanged', consent: 'content', isGiven: false })).toEqual(signedIn);
  });

  test.each(DELETION_CONSENTS)('a deletion does not start without the consent %s', (consent) => {
    const state: DeletionState = { ...consenting, consents: { ...every, [consent]: false } };
    expect(deletionReducer(state, events.deletionStarted)).toBe(state);
  });

  test.each(
    [unknownDeletion, signedOut, signingIn, checking, consenting, deleting, deleted].flatMap((state) =>
      Object.values(events)
        .filter(({ type }) => !understood[state.status].includes(type))
        .map((event) => [state.status, event.type, state, event] as const),
    ),
  )('%s is left as it is by %s', (_, _type, state, event) => {
    expect(deletionReducer(state, event)).toEqual(state);
  });

  test.each([
    ['unknown', unknownDeletion],
    ['signingIn', signingIn],
    ['checking', checking],
    ['signedIn', signedIn],
  ] as const)('%s is left by every way out', (_, state) => {
    for (const type of leaving) expect(deletionReducer(state, { type })).toEqual(signedOut);
  });

  test('a token is held only while somebody is signed in, and a deletion needs all consents', () => {
    const consentChange = fc.record({
      type: fc.constant('consentChanged' as const),
      consent: fc.constantFrom(...DELETION_CONSENTS),
      isGiven: fc.boolean(),
    });
    const event: fc.Arbitrary<DeletionEvent> = fc.oneof(consentChange, fc.constantFrom(...Object.values(events)));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (happened) => {
        let state = unknownDeletion;
        for (const next of happened) {
          state = deletionReducer(state, next);
          const holdsToken = JSON.stringify(state).includes('token');
          expect(holdsToken).toBe(['checking', 'signedIn', 'deleting'].includes(state.status));
          if (state.status === 'deleting') expect(allGiven(state.consents)).toBe(true);
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
    expect(allGiven(noConsents)).toBe(false);
    expect(allGiven(every)).toBe(true);
    for (const consent of DELETION_CONSENTS) expect(allGiven({ ...every, [consent]: false })).toBe(false);
  });
});

describe('signing in to delete', () => {
  test('somebody who is no user is told so in the exact words', () => {
    expect(NOT_AVAILABLE_MESSAGE).toBe('User not found in our application.');
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
