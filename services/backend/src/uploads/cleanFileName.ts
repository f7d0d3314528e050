import { isBlankText } from '@cpd/domain/text';

const MAX_LENGTH = 200;

/**
 * The escapes of browsers for the three characters that a quoted name cannot contain (HTML, multipart/form-data
 * encoding).
 */
const BROWSER_ESCAPES = /%(22|0D|0A)/g;

/**
 * Returns a file's display name, without folders, control and bidi override characters, of at most 200 characters. A
 * program that decomposes the name, such as for a header in ASCII, finds no folder in it either.
 */
export function cleanFileName(name: string): string {
  const plain = name
    .replace(BROWSER_ESCAPES, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Control}\p{Bidi_Control}\u2028\u2029]/gu, '')
    .replace(/\P{ASCII}/gu, (character) => withPlainSeparators(character))
    .split(/[/\\]/)
    .at(-1)
    ?.trim();
  const isFolder = /^\.*$/.test((plain ?? '').normalize('NFKC'));
  return plain === undefined || isFolder || isBlankText(plain) ? 'file' : shorten([...plain]);
}

/**
 * Decomposes a character that looks like a separator of folders, such as U+FF0F, or that contains one between letters, such
 * as U+2100. The latter is no separator.
 */
function withPlainSeparators(character: string): string {
  const plain = character.normalize('NFKC');
  if (!/[/\\]/.test(plain)) return character;
  return plain.length === 1 ? plain : plain.replaceAll('/', '-');
}

/** Removes the middle, so that the extension stays. */
function shorten(characters: readonly string[]): string {
  if (characters.length <= MAX_LENGTH) return characters.join('');
  const tail = 12;
  return [...characters.slice(0, MAX_LENGTH - tail - 1), '…', ...characters.slice(-tail)].join('');
}
