import { MULTI_LINE, SINGLE_LINE } from '@cpd/domain/text';
import * as v from 'valibot';

/** A stored single-line text (rules FO1 and FO7). */
export function singleLine(maxLength: number) {
  return v.pipe(v.string(), v.maxLength(maxLength), v.regex(SINGLE_LINE));
}

/** The same with line breaks. */
export function multiLine(maxLength: number) {
  return v.pipe(v.string(), v.maxLength(maxLength), v.regex(MULTI_LINE));
}
