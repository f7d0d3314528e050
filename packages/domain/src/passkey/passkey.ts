import { isBlankText, textProblem } from '../text/text.ts';

/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX_LENGTH = 100;

/** What is wrong with the name of a passkey; undefined for a valid one. */
export function passkeyNameProblem(typed: string): string | undefined {
  if (isBlankText(typed)) return 'Name is required.';
  return textProblem('line', 'Name', typed, PASSKEY_NAME_MAX_LENGTH);
}
