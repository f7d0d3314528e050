import { foldText, foldTextInItsCase, normalized } from '@cpd/domain/text';
// From Unicode Technical Standard 39, version 13 (https://www.unicode.org/license.txt); `tools/writeConfusables.ts` writes it.
import confusables from './confusables.json' with { type: 'json' };

const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables).flatMap(([prototype, characters]) =>
    Array.from(characters, (character) => [character, prototype] as const),
  ),
);

/**
 * What a user name looks like, as typed, in capitals, with capital first letters and in small letters. Two names look the
 * same if they share an appearance, also in letters of two scripts (the skeletons of Unicode Technical Standard 39).
 *
 * Names in small letters are compared with each other only, or Lina would be Iina because lina looks like Iina.
 */
export function appearancesOf(name: string): readonly string[] {
  const typed = foldTextInItsCase(name);
  const small = typed.toLowerCase();
  const withCapitalInitials = small.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
  return [...[typed, foldText(name), withCapitalInitials].map(skeleton), `small ${skeleton(small)}`];
}

function skeleton(text: string): string {
  const prototypes = Array.from(normalized(text, 'NFD'), (character) => PROTOTYPES.get(character) ?? character);
  return normalized(prototypes.join(''), 'NFD');
}
