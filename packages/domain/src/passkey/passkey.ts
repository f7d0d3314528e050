import { isBlankText } from '../text/text.ts';
import { textProblem } from '../textLength/textLength.ts';

/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX_LENGTH = 100;

/** The name that is stored. */
export function passkeyName(typed: string): string {
  return typed.trim();
}

/** What is wrong with the name of a passkey; undefined for a valid one. */
export function passkeyNameProblem(typed: string): string | undefined {
  if (isBlankText(typed)) return 'Name is required.';
  return textProblem('Name', passkeyName(typed), PASSKEY_NAME_MAX_LENGTH);
}
