import { isBlankText } from '../text/text.ts';
import { textProblem } from '../textLength/textLength.ts';

/** Milliseconds that a link for choosing a password stays valid (rule AM2). */
export const WELCOME_LINK_LIFETIME_MS = 3 * 24 * 60 * 60 * 1000;

/** Most characters of a user name. */
const USERNAME_MAX_LENGTH = 100;

/** Says what is wrong with a new administrator's user name; undefined for one that fits. */
export function usernameProblem(username: string): string | undefined {
  if (isBlankText(username)) return 'User name is required.';
  return textProblem('User name', username, USERNAME_MAX_LENGTH);
}

/** What a link for choosing a password is good for. */
export interface WelcomeLink {
  /** Milliseconds since the epoch, as the others. */
  readonly expiresAt: number;
  /** When a password was chosen with it; null while none was. */
  readonly spentAt: number | null;
}

/** Tells whether a link still lets a password be chosen, and if not, why (rule AM2). */
export function welcomeLinkState({ expiresAt, spentAt }: WelcomeLink, now: number): 'good' | 'spent' | 'expired' {
  if (spentAt !== null) return 'spent';
  return now < expiresAt ? 'good' : 'expired';
}
