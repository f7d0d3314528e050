import { searchFold } from '@cpd/domain/text';
import { searchWords } from './matchingItems.ts';

export interface TextPart {
  readonly text: string;
  /** The position of the part in the text. */
  readonly start: number;
  readonly isMatch: boolean;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a text into the parts that contain a word of the search, and those between. Whole characters match, because folding
 * can change the length of a text.
 */
export function matchedParts(text: string, search: string): readonly TextPart[] {
  const segments = [...characters.segment(text)];
  /** The segment of each character of the folded text. */
  const owners: number[] = [];
  let folded = '';
  for (const [index, { segment }] of segments.entries()) {
    const letters = /^\s+$/.test(segment) ? ' ' : searchFold(segment);
    folded += letters;
    owners.push(...Array.from({ length: letters.length }, () => index));
  }
  const matched = new Set<number | undefined>();
  for (const word of searchWords(search)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let letter = at; letter < at + word.length; letter += 1) matched.add(owners[letter]);
    }
  }
  const parts: TextPart[] = [];
  for (const [index, { segment, index: start }] of segments.entries()) {
    const isMatch = matched.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { ...last, text: last.text + segment };
    else parts.push({ text: segment, start, isMatch });
  }
  return parts;
}
