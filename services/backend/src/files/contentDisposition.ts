/** Characters an extended parameter may hold as they are (RFC 8187, attr-char). */
const PLAIN = /[^A-Za-z0-9!#$&+.^_`|~-]/g;

/** Gives the header that shows a file in the browser and names it for saving, in any script (RFC 6266). */
export function inlineDisposition(name: string): string {
  const ascii = name.normalize('NFKD').replace(/[^\x20-\x7e]/g, (c) => (/\p{Mark}/u.test(c) ? '' : '_'));
  // A percent sign is left out: some browsers decode it in the plain parameter as well.
  const quoted = ascii.replace(/["\\]/g, '\\$&').replace(/%/g, '_');
  if (quoted === name) return `inline; filename="${name}"`;
  const encoded = [...new TextEncoder().encode(name)]
    .map((byte) =>
      String.fromCharCode(byte).replace(PLAIN, () => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`),
    )
    .join('');
  return `inline; filename="${quoted}"; filename*=UTF-8''${encoded}`;
}
