import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordLengthProblem } from '@cpd/domain/password';
import { dictionary } from '@zxcvbn-ts/language-common';
import { DEMO_ADMIN } from './demoAdmin.ts';

/** What attackers try first, in lower case. */
const KNOWN_PASSWORDS = new Set([...dictionary['passwords-common'], DEMO_ADMIN.password]);

/** What is wrong with a new password, to be put behind its name; null when nothing is (rule B6). */
export function newPasswordProblem(password: string): string | null {
  if (passwordLengthProblem(password) !== null) {
    return `must have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`;
  }
  if (KNOWN_PASSWORDS.has(password.toLowerCase())) {
    return 'is one of those that attackers try first. Please choose another.';
  }
  return null;
}
