// Made when it is first used, because that takes milliseconds.
let letters: Intl.Segmenter | undefined;

/** Some browsers split a letter after the sign that joins it to the next one. */
const JOINED = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u17D2][\u200C\u200D]?$/u;

/**
 * The first letters of the first and the last word of a name in capitals, with their marks; '' without letters.
 * Vowels that are written before their consonant, as in Thai and Lao, are no letters to begin with.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).flatMap((word) => firstLetter(word) ?? []);
  return [words.at(0), words.length > 1 ? words.at(-1) : ''].join('').toUpperCase();
}

/** The first letter of a name; its first character if it has no letter. */
export function initialOf(name: string): string {
  return (firstLetter(name) ?? charactersOf(name)[0] ?? '').toUpperCase();
}

function firstLetter(word: string): string | undefined {
  return charactersOf(word).find((character) => /^(?!\p{Logical_Order_Exception})\p{L}/u.test(character));
}

/** The characters as people see them. */
function charactersOf(text: string): readonly string[] {
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const characters: string[] = [];
  for (const { segment } of letters.segment(text)) {
    if (JOINED.test(characters.at(-1) ?? '')) characters.push(characters.pop() + segment);
    else characters.push(segment);
  }
  return characters;
}
