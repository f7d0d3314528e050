/** A complete PDF, a truncated one, one that is also another kind of file (a polyglot), or no PDF. */
export type PdfFrame = 'complete' | 'truncated' | 'polyglot' | 'notPdf';

/** White space in PDF includes the byte 0. */
const WHITE_SPACE = '[\\0\\t\\n\\f\\r ]';
const HEADER = new RegExp(`^(?:\\xef\\xbb\\xbf)?${WHITE_SPACE}*%PDF-[12]\\.\\d`);
/** The limits on digits and white space keep the search time linear. */
const OBJECT = `\\b\\d{1,10}${WHITE_SPACE}{1,9}\\d{1,5}${WHITE_SPACE}{1,9}obj\\b`;
const COMMENT = '%[^\\r\\n]*';
const END_OF_STREAM = 'endstream';

/** Tags by which a browser recognizes HTML (WHATWG MIME Sniffing, 7.1) or that run scripts, XML and PHP. `<a>` and `<b>` are strings in PDF. */
const MARKUP =
  /<(?:!doctype\b|!--|\?(?:php|xml|=)|(?:body|br|div|embed|font|form|h1|head|html|iframe|img|link|meta|object|p|script|style|svg|table|title)[\0\t\n\f\r />])/i;
/** How ZIP, RAR and 7-Zip archives begin. */
const ARCHIVES = ['PK\x03\x04', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];
/** A program that opens a ZIP archive looks for its directory from the end of the file: 22 bytes and a comment. */
const END_OF_ZIP = 'PK\x05\x06';
const END_OF_ZIP_BYTES = 22 + 0xffff;

/**
 * Classifies a file by the bytes outside of PDF objects. Text, titles, notes and form values inside of objects can contain
 * anything.
 *
 * @param text The file with one character per byte (Latin-1).
 */
export function pdfFrame(text: string): PdfFrame {
  const header = HEADER.exec(text);
  if (header === null) return 'notPdf';
  if (text.slice(-END_OF_ZIP_BYTES).includes(END_OF_ZIP)) return 'polyglot';
  for (const piece of outsideObjects(text, header[0].length)) {
    if (MARKUP.test(piece) || ARCHIVES.some((beginning) => piece.includes(beginning))) return 'polyglot';
  }
  const end = text.lastIndexOf('%%EOF');
  // A linearized file has a second end marker after its first page. The file is truncated if objects follow the last one.
  return end < 0 || new RegExp(OBJECT).test(text.slice(end)) ? 'truncated' : 'complete';
}

/** Yields the text before, between and after the objects, and the comments inside them. */
function* outsideObjects(text: string, start: number): Generator<string> {
  const outside = new RegExp(`${COMMENT}|${OBJECT}`, 'g');
  const inside = new RegExp(`${COMMENT}|${OBJECT}|\\bendobj\\b|(?<!/)\\bstream(?=[\\r\\n ])|\\(`, 'g');
  let hasBalancedStrings = true;
  let pieceStart = start;
  outside.lastIndex = start;
  for (let token = outside.exec(text); token !== null; token = outside.exec(text)) {
    // The name of an object in a comment starts none.
    if (token[0].startsWith('%')) continue;
    yield text.slice(pieceStart, token.index);
    inside.lastIndex = outside.lastIndex;
    pieceStart = text.length;
    for (let part = inside.exec(text); part !== null; part = inside.exec(text)) {
      if (part[0].startsWith('%')) yield part[0];
      else if (part[0] === 'stream') inside.lastIndex = endOfStream(text, inside.lastIndex);
      else if (part[0] === '(') {
        const end: number | null = hasBalancedStrings ? endOfString(text, part.index) : null;
        hasBalancedStrings = end !== null;
        inside.lastIndex = end ?? inside.lastIndex;
      } else {
        // An object without an end stops where the next one starts.
        pieceStart = part[0] === 'endobj' ? inside.lastIndex : part.index;
        break;
      }
    }
    outside.lastIndex = pieceStart;
    if (pieceStart === text.length) return;
  }
  yield text.slice(pieceStart);
}

function endOfStream(text: string, start: number): number {
  const end = text.indexOf(END_OF_STREAM, start);
  return end < 0 ? text.length : end + END_OF_STREAM.length;
}

/** Finds where a string ends that starts with a parenthesis; null if it never does. */
function endOfString(text: string, start: number): number | null {
  const parts = /\\.|[()]/gs;
  parts.lastIndex = start;
  let depth = 0;
  for (let part = parts.exec(text); part !== null; part = parts.exec(text)) {
    if (part[0] === '(') depth += 1;
    if (part[0] === ')') depth -= 1;
    if (depth === 0) return parts.lastIndex;
  }
  return null;
}
