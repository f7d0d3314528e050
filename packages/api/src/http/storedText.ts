import { cleanText, type TextKind, textFault } from '@cpd/domain/text';
import * as v from 'valibot';

/**
 * A text that is stored. It is cleaned as its kind says, and then has at most `maxLength` characters. The message of its issue is
 * a predicate, such as 'has spaces inside. Remove them.'.
 */
export function storedText(kind: TextKind, maxLength: number) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => textFault(kind, text, maxLength) === undefined,
      ({ input }) => textFault(kind, input, maxLength) ?? '',
    ),
    v.metadata({ 'x-text-kind': kind, maxLength }),
    v.transform((text) => cleanText(kind, text)),
  );
}
