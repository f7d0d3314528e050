import { BIDI_OVERRIDES, isBlankText, MULTI_LINE, SINGLE_LINE } from '../text/text.ts';

/** Most characters of a course's title, a certificate group's name and a quiz question's choice (rule FO1). */
export const TITLE_MAX_LENGTH = 500;

/** Most characters of a quiz question, which may tell a whole case. */
export const QUESTION_MAX_LENGTH = 5000;

/**
 * Says what is wrong with a title or a name that was typed, naming its field; undefined for one that fits. An empty one
 * is for the required field to report.
 */
export function titleProblem(field: string, text: string): string | undefined {
  if (text !== '' && isBlankText(text)) return `${field} is required.`;
  return textProblem(field, text, TITLE_MAX_LENGTH);
}

/**
 * Says what is wrong with a text in one line that is kept, naming its field: characters that it must not have, or by how
 * much it is too long; undefined for one that fits. `most` is in UTF-16 units.
 */
export function textProblem(field: string, text: string, most: number): string | undefined {
  return characterProblem(field, text, SINGLE_LINE) ?? lengthProblem(field, text, most);
}

/** As above, for a text that may have line breaks. */
export function multiLineProblem(field: string, text: string, most: number): string | undefined {
  return characterProblem(field, text, MULTI_LINE) ?? lengthProblem(field, text, most);
}

function characterProblem(field: string, text: string, allowed: RegExp): string | undefined {
  if (text.search(BIDI_OVERRIDES) >= 0) {
    return `${field} has hidden characters that turn the direction of writing. Type it instead of pasting it.`;
  }
  if (allowed.test(text)) return undefined;
  if (text.includes('\t')) return `${field} has a tab. Replace it with a space.`;
  return `${field} has hidden control characters. Type it instead of pasting it.`;
}

function lengthProblem(field: string, text: string, most: number): string | undefined {
  if (text.length <= most) return undefined;
  return `${field} must have at most ${most} characters; it has ${text.length}.`;
}
