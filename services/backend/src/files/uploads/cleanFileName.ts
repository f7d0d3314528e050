import { inOneLine, isBlankText, normalized } from '@cpd/domain/text';

/** In characters. */
const MAX_LENGTH = 200;
/** The length to which a name is shortened before it is cleaned. No file system has longer names. */
const MAX_SENT_LENGTH = 1_000;

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
  const [sent = ''] = name.split(/[/\\]/).slice(-1);
  const unescaped = shortened(sent, MAX_SENT_LENGTH)
    .replace(BROWSER_ESCAPES, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .toWellFormed();
  const plain = normalized(inOneLine(unescaped), 'NFC')
    .replace(/[\p{Control}\p{Bidi_Control}\u2028\u2029]/gu, '')
    .replace(/\P{ASCII}/gu, (character) => withPlainSeparators(character))
    .split(/[/\\]/)
    .at(-1)
    ?.trim();
  const isFolder = /^\.*$/.test(normalized(plain ?? '', 'NFKC'));
  return plain === undefined || isFolder || isBlankText(plain) ? 'file' : shortened(plain, MAX_LENGTH);
}

/**
 * Decomposes a character that looks like a separator of folders, such as U+FF0F, or that contains one between letters, such
 * as U+2100. The latter is no separator.
 */
function withPlainSeparators(character: string): string {
  const plain = normalized(character, 'NFKC');
  if (!/[/\\]/.test(plain)) return character;
  return plain.length === 1 ? plain : plain.replaceAll('/', '-');
}

/** Removes the middle, so that the extension stays. */
function shortened(text: string, maxLength: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  const tail = 12;
  return [...characters.slice(0, maxLength - tail - 1), '…', ...characters.slice(-tail)].join('');
}
