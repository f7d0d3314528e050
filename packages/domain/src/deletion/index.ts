export { allGiven, DELETION_CONSENTS, type DeletionConsent, type DeletionConsents } from './consents.ts';
export { type DeletionEvent, type DeletionState, deletionReducer, unknownDeletion } from './deletion.ts';
export { matchableEmail } from './personMatch.ts';
export { isRecentSignIn, SIGN_IN_TOO_OLD } from './recentSignIn.ts';
export { isCancelledSignIn, NOT_AVAILABLE_MESSAGE } from './signIn.ts';
