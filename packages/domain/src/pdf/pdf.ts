/** What the beginning and the end of a file say: a whole PDF, one that is cut off, one that is something else as well, or none. */
export type PdfFrame = 'whole' | 'cut' | 'mixed' | 'none';

const HEADER = /^(?:\xef\xbb\xbf)?\s*%PDF-[12]\.\d/;
/** How far from its beginning programs look for what a file is, in bytes. */
const HEAD_BYTES = 1024;
const MARKUP = /<(?:!doctype|html|head|body|script|svg)\b|<\?php/i;
const END = [...'%%EOF'].map((character) => character.charCodeAt(0));
/** The white space of PDF, the byte 0 included. */
const WHITE = new Set([0, 9, 10, 12, 13, 32]);

/** Tells a file by its first and last bytes; what stands between them is for a parser (rule B14). */
export function pdfFrame(bytes: Uint8Array): PdfFrame {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  if (!HEADER.test(head)) return 'none';
  if (MARKUP.test(head)) return 'mixed';
  const end = lastEnd(bytes);
  if (end === null) return 'cut';
  return bytes.subarray(end).every((byte) => WHITE.has(byte)) ? 'whole' : 'mixed';
}

/** Where the last mark of an end stops; null where there is none. */
function lastEnd(bytes: Uint8Array): number | null {
  for (let at = bytes.lastIndexOf(37); at > 0; at = bytes.lastIndexOf(37, at - 1)) {
    if (END.every((byte, offset) => bytes[at + offset] === byte)) return at + END.length;
  }
  return null;
}
