/** A complete PDF, a truncated one, or no PDF. */
export type PdfFrame = 'complete' | 'truncated' | 'notPdf';

/** White space in PDF includes the byte 0. */
const WHITE_SPACE = '[\\0\\t\\n\\f\\r ]';
const HEADER = new RegExp(`^(?:\\xef\\xbb\\xbf)?${WHITE_SPACE}*%PDF-[12]\\.\\d`);
/** The limits on digits and white space keep the search time linear. */
const OBJECT = new RegExp(`\\b\\d{1,10}${WHITE_SPACE}{1,9}\\d{1,5}${WHITE_SPACE}{1,9}obj\\b`);

/**
 * Classifies a file by its first and last bytes.
 *
 * @param text The file with one character per byte (Latin-1).
 */
export function pdfFrame(text: string): PdfFrame {
  if (!HEADER.test(text)) return 'notPdf';
  const end = text.lastIndexOf('%%EOF');
  // A linearized file has a second end marker after its first page. The file is truncated if objects follow the last one.
  return end < 0 || OBJECT.test(text.slice(end)) ? 'truncated' : 'complete';
}
