import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordLengthProblem } from '@cpd/domain/password';
import { normalized } from '@cpd/domain/text';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Config } from './config.ts';
import { DEMO_ADMIN } from './demoAdmin.ts';

/** Common passwords, in lower case. */
const KNOWN_PASSWORDS = new Set([...dictionary['passwords-common'], DEMO_ADMIN.password]);

/** Words that are easy to guess for this product. docs/security.md lists them. */
const PRODUCT_WORDS =
  'admin administrator back certificate course cpd demo event login office password quiz service welcome'.split(' ');

export interface PasswordOwner {
  readonly username: string;
  readonly site: Pick<Config, 'issuerName' | 'publicSiteUrl'>;
}

/** The problem of a new password, a phrase that follows its name; null for a valid one (rule B6). */
export function newPasswordProblem(password: string, owner?: PasswordOwner): string | null {
  if (passwordLengthProblem(password) !== null) {
    return `must have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`;
  }
  if (KNOWN_PASSWORDS.has(password.toLowerCase())) {
    return 'is one of those that attackers try first. Please choose another.';
  }
  if (isMadeOf(password, [...PRODUCT_WORDS, ...wordsAround(owner)])) {
    return 'is too easy to guess: it has only words of this service, its organisation or your user name.';
  }
  return null;
}

/**
 * The words of the user name, the issuer's name and the site's host. Shorter ones would occur in too many passwords.
 */
function wordsAround(owner: PasswordOwner | undefined): readonly string[] {
  if (owner === undefined) return [];
  const { username, site } = owner;
  const texts = [username, site.issuerName ?? '', new URL(site.publicSiteUrl).hostname];
  return texts
    .flatMap((text) => [...lettersOf(text, ' ').split(' '), lettersOf(text)])
    .filter((word) => word.length > 2);
}

/** Whether a password has letters, and all of them are part of these words. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password);
  // The longest first: otherwise 'admin' would leave the rest of 'administrator'.
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return letters !== '' && longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters) === '';
}

function lettersOf(text: string, separator = ''): string {
  return normalized(text, 'NFKC')
    .toLowerCase()
    .replace(/\P{L}+/gu, separator);
}
