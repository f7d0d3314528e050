import { isBlankText } from '@cpd/domain/text';

const MAX_LENGTH = 200;

/**
 * The escapes of browsers for the three characters that a quoted name cannot contain (HTML, multipart/form-data
 * encoding).
 */
const BROWSER_ESCAPES = /%(22|0D|0A)/g;

/**
 * Returns an uploaded file's display name, without folders, control and bidi override characters, of at most 200
 * characters.
 */
export function cleanFileName(name: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '')
    .replace(BROWSER_ESCAPES, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Control}\p{Bidi_Control}\u2028\u2029]/gu, '')
    .trim();
  return isBlankText(plain) ? 'file' : shorten([...plain]);
}

/** Removes the middle, so that the extension stays. */
function shorten(characters: readonly string[]): string {
  if (characters.length <= MAX_LENGTH) return characters.join('');
  const tail = 12;
  return [...characters.slice(0, MAX_LENGTH - tail - 1), '…', ...characters.slice(-tail)].join('');
}
