// Made when it is first used, because that takes milliseconds.
let letters: Intl.Segmenter | undefined;

/**
 * The first letters of the first and the last word of a name in capitals, with their marks; '' without letters.
 * Vowels that are written before their consonant, as in Thai and Lao, are no letters to begin with.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).flatMap((word) => firstLetter(word) ?? []);
  return [words.at(0), words.length > 1 ? words.at(-1) : ''].join('').toUpperCase();
}

function firstLetter(word: string): string | undefined {
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of letters.segment(word))
    if (/^(?!\p{Logical_Order_Exception})\p{L}/u.test(segment)) return segment;
  return undefined;
}
