export { allGiven, DELETION_CONSENTS, type DeletionConsent, type DeletionConsents, noConsents } from './consents.ts';
export {
  type DeletionAccount,
  type DeletionEvent,
  type DeletionState,
  deletionReducer,
  type SignedInState,
  unknownDeletion,
} from './deletion.ts';
export { matchableEmail, type ProvidedPerson } from './personMatch.ts';
export { DELETION_STEPS, isCancelledSignIn, NOT_AVAILABLE_MESSAGE, UNDO_STEPS } from './steps.ts';
