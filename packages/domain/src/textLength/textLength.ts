import { type Sentence, sentence } from '../sentence/sentence.ts';
import { isBlankText, textProblem } from '../text/text.ts';

/** For course titles, certificate group names and quiz choices, in UTF-16 units. */
export const TITLE_MAX_LENGTH = 500;

/** Quiz questions may describe a whole case. */
export const QUESTION_MAX_LENGTH = 5000;

/**
 * What is wrong with a typed title or name; undefined for a valid one. The required field itself reports an empty one.
 */
export function titleProblem(field: Sentence, text: string): Sentence | undefined {
  if (text !== '' && isBlankText(text)) return sentence('{field} is required.', { field });
  return textProblem('line', field, text, TITLE_MAX_LENGTH);
}
