import { type Sentence, sentence } from '@cpd/domain/sentence';
import { SESSION_ENDED_MESSAGE } from '@cpd/domain/session';
import type { ApiError } from './ApiError.ts';

/**
 * What is shown of a failure. In English that is the server's message, which may know more than its code; in other
 * languages the sentence of the code. An unknown code shows the message.
 *
 * @param language Of the page, such as `th`.
 */
export function errorSentence(error: ApiError, language: string): Sentence {
  if (error.own !== undefined) return error.own;
  const { message, code, retryAfter } = error;
  if (language === 'en' || code === null) return sentence('{message}', { message });
  if (code === 'BAD_INPUT') return sentence('The server did not accept this: {message}', { message });
  if (code === 'TOO_MANY_ATTEMPTS' && retryAfter !== null) {
    const seconds = Math.ceil(retryAfter / 1000);
    return sentence(
      'Too many failed attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
      { seconds },
    );
  }
  return SENTENCES[code] ?? sentence('{message}', { message });
}

/** What the codes of the service say to readers of its apps. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  ACTIVE_PDF: sentence(
    'The PDF contains attached files, media or scripts. Save it without them, for example by printing it to a new PDF.',
  ),
  ADMINISTRATOR_DISABLED: sentence('This administrator is disabled. Enable the account first.'),
  ALREADY_DECIDED: sentence('This post has been decided already.'),
  BAD_IDENTITY_TOKEN: sentence('The sign-in is not valid, or it has expired. Please sign in again.'),
  BAD_LINK: sentence('This link has expired or is not valid.'),
  BAD_PASSKEY: sentence('The passkey was not accepted. Please try again, or use your password.'),
  BAD_PASSWORD: sentence('This password is too short, too long or too easy to guess. Please choose another.'),
  BAD_REQUEST: sentence('The request could not be read.'),
  BUSY: sentence('The service is busy. Please try again in a moment.'),
  CAPTCHA_FAILED: sentence('The check that you are not a robot failed. Please try again.'),
  CAPTCHA_UNAVAILABLE: sentence('The check that you are not a robot is out of order. Please try again later.'),
  CERTIFICATE_DELETED: sentence('This certificate was deleted.'),
  CERTIFICATE_DIFFERS: sentence('Another certificate has the same id already.'),
  CERTIFICATE_GROUP_NOT_READY: sentence(
    'The certificate group is not enabled, or lacks something that it needs for that.',
  ),
  CERTIFICATE_WITHDRAWN: sentence('This certificate was withdrawn.'),
  CHANGED_ELSEWHERE: sentence('This was changed elsewhere since you opened it.'),
  COMPLEX_IMAGE: sentence('The image takes too much memory or time to open. Save it in a simpler form.'),
  COMPLEX_PDF: sentence(
    'The PDF takes too much memory or time to open. Save it in a simpler form, for example by printing it to a new PDF.',
  ),
  CONFLICT: sentence('Something changed at the same moment. Please try again.'),
  COURSE_DELETED: sentence('Its course was deleted. Restore the course first.'),
  COURSE_NOT_READY: sentence(
    'The course lacks something that it needs to be enabled, or its certificate group is not enabled.',
  ),
  DAMAGED_IMAGE: sentence('The image is damaged or incomplete.'),
  DAMAGED_PDF: sentence('The PDF is damaged or incomplete. Please save it again.'),
  DISK_FULL: sentence('The disk is full, so nothing was saved. The operator of this service has to free some space.'),
  EMPTY_FILE: sentence('The file is empty.'),
  EVENT_NOT_READY: sentence('The event lacks something that it needs to be enabled.'),
  GROUP_DELETED: sentence('Its certificate group was deleted. Restore the group first.'),
  GROUP_IN_USE: sentence('Courses or certificates belong to this certificate group.'),
  GROUP_NOT_ENABLED: sentence(
    'Its certificate group is not enabled any more, so it cannot be enabled as it was. Restore it instead.',
  ),
  HARDER_CAPTCHA_REQUIRED: sentence('Too many failed sign-ins today. Please try again.'),
  IDENTITY_NOT_CONFIGURED: sentence('Account deletion is not set up on this service.'),
  IDENTITY_UNAVAILABLE: sentence('The sign-in service does not answer. Please try again later.'),
  IN_DELETED_COURSE: sentence('This is in its course, which was deleted. Restore the course.'),
  INTERNAL: sentence('Something went wrong.'),
  LAST_ADMINISTRATOR: sentence('This is the only administrator who can sign in.'),
  LAST_PASSKEY: sentence('Everyone needs a passkey here. Add another one before you remove this one.'),
  LINK_EXPIRED: sentence('This link has expired. Ask an administrator for a new one.'),
  LINK_SPENT: sentence('This link has been used: a password was chosen with it.'),
  LOCKED_PDF: sentence('The PDF is locked with a password. Please save it without one.'),
  NAME_NOT_DRAWABLE: sentence('The certificate fonts do not have all characters of this name.'),
  NAME_TAKEN: sentence('There is an administrator with this name already, or one whose name looks the same.'),
  NOT_FOUND: sentence("This doesn't exist any more."),
  NOT_IN_BIN: sentence('This is not in the bin any more: it was deleted for good.'),
  NOT_READY: sentence('The service is starting. Please try again in a moment.'),
  NOT_UNDOABLE: sentence(
    'Only the administrator who deleted this can undo that, and only while it is known how it was. Restore it instead.',
  ),
  NO_PASSKEYS_HERE: sentence('Passkeys cannot be used at this address of the service.'),
  NUMBERS_CHANGED: sentence(
    'The numbers of its quiz were changed since, so that they cannot be put back. Restore the question instead.',
  ),
  ORDER_CHANGED: sentence(
    'The order of the courses was changed since, so that its place is not certain. Restore it instead.',
  ),
  OWN_ACCOUNT: sentence('This is your own account.'),
  PARTS_GONE: sentence(
    'Something that belongs to it is gone or used elsewhere, so it cannot come back as it was. Restore it instead.',
  ),
  PASSKEY_EXISTS: sentence('This passkey has been added already.'),
  PASSKEY_REQUIRED: sentence('Confirm the sign-in with your passkey.'),
  PASSKEY_SETUP_REQUIRED: sentence('Add a passkey to sign in.'),
  PROOF_REQUIRED: sentence('Confirm your identity first: enter your password again.'),
  QUESTION_DELETED: sentence('This question was deleted.'),
  QUESTION_DIFFERS: sentence('Another question has the same id already.'),
  SESSION_ENDED: SESSION_ENDED_MESSAGE,
  SIGN_IN_TOO_OLD: sentence('You signed in a while ago. Please sign in again to delete your account.'),
  STORAGE_REJECTED: sentence('Files cannot be stored or loaded at the moment. Tell the operator of the service.'),
  TOO_LARGE: sentence('This is too large for the server.'),
  TOO_MANY_ATTEMPTS: sentence('Too many failed attempts. Please try again later.'),
  TOO_MANY_PIXELS: sentence('The image has too many pixels.'),
  TOO_SLOW: sentence('This took too long and was stopped. Ask for less, for example with a longer keyword.'),
  UNAUTHORIZED: sentence('You were signed out. Please log in again.'),
  USER_DELETED: sentence('This user was deleted.'),
  WRONG_CREDENTIALS: sentence('Incorrect user name or password.'),
  WRONG_PASSWORD: sentence('The password is wrong.'),
  WRONG_TYPE: sentence('Files of this kind cannot be used here.'),
};
