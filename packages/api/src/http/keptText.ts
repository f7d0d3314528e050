import { UNTURNED_TEXT } from '@cpd/domain/textLength';
import * as v from 'valibot';

/** A text that is kept and shown, of at most so many characters (rules FO1 and FO7). */
export function keptText(most: number) {
  return v.pipe(v.string(), v.maxLength(most), v.regex(UNTURNED_TEXT));
}
