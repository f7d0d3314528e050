import { isBlankText } from '@cpd/domain/text';

const MAX_LENGTH = 200;

/** What browsers write for the three characters that a quoted name cannot have (HTML, multipart/form-data encoding). */
const BROWSER_ESCAPES = /%(22|0D|0A)/g;

/**
 * Gives an uploaded file's name as its owner sees it, without folders, control and direction-changing characters, of at
 * most 200 characters.
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

/** Cuts the middle out, so that the ending that tells the kind of file stays. */
function shorten(characters: readonly string[]): string {
  if (characters.length <= MAX_LENGTH) return characters.join('');
  const tail = 12;
  return [...characters.slice(0, MAX_LENGTH - tail - 1), '…', ...characters.slice(-tail)].join('');
}
