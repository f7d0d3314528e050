import { BIDI_OVERRIDES, isBlankText, MULTI_LINE, SINGLE_LINE } from '../text/text.ts';

/** For course titles, certificate group names and quiz choices, in UTF-16 units. */
export const TITLE_MAX_LENGTH = 500;

/** Quiz questions may describe a whole case. */
export const QUESTION_MAX_LENGTH = 5000;

/**
 * What is wrong with a typed title or name; undefined for a valid one. The required field itself reports an empty one.
 */
export function titleProblem(field: string, text: string): string | undefined {
  if (text !== '' && isBlankText(text)) return `${field} is required.`;
  return textProblem(field, text, TITLE_MAX_LENGTH);
}

/**
 * What is wrong with a single-line text: forbidden characters or its length; undefined for a valid one. `maxLength` is in
 * UTF-16 units.
 */
export function textProblem(field: string, text: string, maxLength: number): string | undefined {
  return characterProblem(field, text, SINGLE_LINE) ?? lengthProblem(field, text, maxLength);
}

/** The same for a text with line breaks. */
export function multiLineProblem(field: string, text: string, maxLength: number): string | undefined {
  return characterProblem(field, text, MULTI_LINE) ?? lengthProblem(field, text, maxLength);
}

function characterProblem(field: string, text: string, allowed: RegExp): string | undefined {
  if (text.search(BIDI_OVERRIDES) >= 0) {
    return `${field} has hidden characters that turn the direction of writing. Type it instead of pasting it.`;
  }
  if (allowed.test(text)) return undefined;
  if (text.includes('\t')) return `${field} has a tab. Replace it with a space.`;
  return `${field} has hidden control characters. Type it instead of pasting it.`;
}

function lengthProblem(field: string, text: string, maxLength: number): string | undefined {
  if (text.length <= maxLength) return undefined;
  return `${field} must have at most ${maxLength} characters; it has ${text.length}.`;
}
