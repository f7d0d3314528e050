/** Most characters of a course's title, a certificate group's name and a quiz question's choice (rule FO1). */
export const TITLE_MAX_LENGTH = 500;

/** Most characters of a quiz question, which may tell a whole case. */
export const QUESTION_MAX_LENGTH = 5000;

/** White space, and characters that nobody sees: joiners, direction marks, controls. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\p{Control}]*$/u;

/** Tells whether a text shows nothing. */
export function isBlankText(text: string): boolean {
  return UNSEEN.test(text);
}

/**
 * Says what is wrong with a title or a name that was typed, naming its field; undefined for one that fits. An empty one
 * is for the required field to report.
 */
export function titleProblem(field: string, text: string): string | undefined {
  if (text !== '' && isBlankText(text)) return `${field} is required.`;
  return textProblem(field, text, TITLE_MAX_LENGTH);
}

/**
 * A text without the characters that embed, override or isolate a direction of writing, by which a text can read as
 * another one. The marks that languages written from right to left need, and joiners, may stand in it (rule FO7).
 */
export const UNTURNED_TEXT = /^[^\u202A-\u202E\u2066-\u2069]*$/;

/**
 * Says what is wrong with a text that is kept, naming its field: by how much it is too long, or that it turns its
 * direction; undefined for one that fits. `most` is in UTF-16 units.
 */
export function textProblem(field: string, text: string, most: number): string | undefined {
  if (!UNTURNED_TEXT.test(text)) {
    return `${field} has hidden characters that turn the direction of writing. Type it instead of pasting it.`;
  }
  if (text.length <= most) return undefined;
  return `${field} must have at most ${most} characters; it has ${text.length}.`;
}
