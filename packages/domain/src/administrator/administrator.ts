import { type Sentence, sentence } from '../sentence/sentence.ts';
import { cleanText, isBlankText, textProblem } from '../text/text.ts';
import { lookalikeProblem } from '../username/username.ts';

/** How long a link for choosing a password is valid, in milliseconds. */
export const WELCOME_LINK_LIFETIME_MS = 3 * 24 * 60 * 60 * 1000;

/** Longest user name, in characters. */
export const USERNAME_MAX_LENGTH = 100;

/** What is wrong with a new administrator's user name; undefined for a valid one. */
export function usernameProblem(username: string): Sentence | undefined {
  if (isBlankText(username)) return sentence('User name is required.');
  const problem = textProblem('username', sentence('User name'), username, USERNAME_MAX_LENGTH);
  return problem ?? lookalikeProblem(cleanText('username', username));
}

/** A one-time link for choosing a password. */
export interface WelcomeLink {
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** When a password was chosen with it, in milliseconds since the epoch; null if it is unused. */
  readonly spentAt: number | null;
}

export function welcomeLinkState({ expiresAt, spentAt }: WelcomeLink, now: number): 'good' | 'spent' | 'expired' {
  if (spentAt !== null) return 'spent';
  return now < expiresAt ? 'good' : 'expired';
}
