const MAX_LENGTH = 200;

/** Gives an uploaded file's name without folders, control and direction-changing characters, of at most 200 characters. */
export function cleanFileName(name: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Control}\p{Bidi_Control}]/gu, '')
    .trim();
  const shortened = shorten([...plain]);
  return shortened === '' ? 'file' : shortened;
}

/** Cuts the middle out, so that the ending that tells the kind of file stays. */
function shorten(characters: readonly string[]): string {
  if (characters.length <= MAX_LENGTH) return characters.join('');
  const tail = 12;
  return [...characters.slice(0, MAX_LENGTH - tail - 1), '…', ...characters.slice(-tail)].join('');
}
