import { pageLanguage, type Sentence, say, sentence } from '@cpd/ui/language';
import type { IdentityError } from './Identity.ts';

/** What the provider's codes say in other languages than English, in which its messages are. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  'auth/account-exists-with-different-credential': sentence(
    'Your account has another way to sign in. Sign in as you did when you created it.',
  ),
  'auth/invalid-credential': sentence('The e-mail address or the password is wrong.'),
  'auth/invalid-email': sentence('This is not an e-mail address.'),
  'auth/network-request-failed': sentence(
    'The sign-in service cannot be reached. Check your connection and try again.',
  ),
  'auth/requires-recent-login': sentence('You signed in a while ago. Please sign in again.'),
  'auth/timeout': sentence('The sign-in service does not answer. Please try again later.'),
  'auth/too-many-requests': sentence('Too many failed attempts. Please try again later.'),
  'auth/user-disabled': sentence('This account is disabled.'),
  'auth/user-mismatch': sentence('This is another account. Sign in with the one that you want to delete.'),
  'auth/user-not-found': sentence('There is no account with this e-mail address.'),
  'auth/user-token-expired': sentence('You are signed out. Sign in again.'),
  'auth/wrong-password': sentence('The password is wrong.'),
};

/** What to show of a failed sign-in: in English, and for an unknown code, what the provider says. */
export function providerText({ code, message }: IdentityError): string {
  const known = SENTENCES[code];
  return known === undefined || pageLanguage() === 'en' ? message : say(known);
}
