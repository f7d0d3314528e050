import { type Sentence, sentence } from '../sentence/sentence.ts';
import { isBlankText, textProblem } from '../text/text.ts';

/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX_LENGTH = 100;

/** What is wrong with the name of a passkey; undefined for a valid one. */
export function passkeyNameProblem(typed: string): Sentence | undefined {
  if (isBlankText(typed)) return sentence('Name is required.');
  return textProblem('line', sentence('Name'), typed, PASSKEY_NAME_MAX_LENGTH);
}
