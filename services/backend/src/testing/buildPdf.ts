import { deflateSync } from 'node:zlib';

export interface PdfLayout {
  /** What precedes the first object. */
  readonly header?: string;
  /** The line ending. */
  readonly eol?: string;
  /** Further entries of the trailer. */
  readonly trailer?: string;
  /** Puts all objects except streams into an object stream, as PDF 1.5 and later allow. */
  readonly isCompressed?: boolean;
}

/** The objects of a PDF with one empty page: 1 is the catalog, 2 the page tree, 3 the page. */
export function pageObjects({ catalog = '', page = '' } = {}): readonly string[] {
  return [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${page}>>`,
  ];
}

/** The body of a stream object; each character is a byte. */
export function pdfStream(data: string, entries = ''): string {
  return `<</Length ${data.length}${entries}>>\nstream\n${data}\nendstream`;
}

/** Writes a PDF of objects numbered from 1; the first one is the catalog. Each character is a byte. */
export function buildPdf(objects: readonly string[], layout: PdfLayout = {}): Buffer {
  const { header = '%PDF-1.7\n', isCompressed = false } = layout;
  return Buffer.from(
    isCompressed ? writeCompressed(objects, header, layout) : writeTable(objects, header, layout),
    'latin1',
  );
}

/** Appends changed or further objects as an incremental update. */
export function updatePdf(pdf: Buffer, changed: Readonly<Record<number, string>>, trailer = ''): Buffer {
  const previous = /startxref\s+(\d+)/.exec(pdf.toString('latin1').slice(pdf.lastIndexOf('startxref')))?.[1];
  let text = '';
  let sections = '';
  for (const [number, body] of Object.entries(changed)) {
    sections += `${number} 1\n${entryOf(pdf.length + text.length)}`;
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const start = pdf.length + text.length;
  text += `xref\n${sections}trailer\n<</Size 99/Root 1 0 R/Prev ${previous}${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(text, 'latin1')]);
}

function writeTable(objects: readonly string[], header: string, { eol = '\n', trailer = '' }: PdfLayout): string {
  let text = header;
  let table = `${'0'.repeat(10)} 65535 f \n`;
  objects.forEach((object, index) => {
    table += entryOf(text.length);
    text += `${index + 1} 0 obj${eol}${object}${eol}endobj${eol}`;
  });
  const size = objects.length + 1;
  const end = ['trailer', `<</Size ${size}/Root 1 0 R${trailer}>>`, 'startxref', text.length, '%%EOF', ''].join(eol);
  return `${text}xref${eol}0 ${size}${eol}${table}${end}`;
}

function writeCompressed(objects: readonly string[], header: string, { eol = '\n', trailer = '' }: PdfLayout): string {
  const container = objects.length + 1;
  let text = header;
  let [numbers, bodies, count] = ['', '', 0];
  const rows = objects.map((object, index) => {
    if (object.includes('stream\n')) {
      const row = [1, text.length, 0];
      text += `${index + 1} 0 obj${eol}${object}${eol}endobj${eol}`;
      return row;
    }
    numbers += `${index + 1} ${bodies.length} `;
    bodies += `${object} `;
    count += 1;
    return [2, container, count - 1];
  });
  rows.push([1, text.length, 0]);
  const data = deflated(numbers + bodies);
  const entries = `/Type/ObjStm/N ${count}/First ${numbers.length}/Filter/FlateDecode`;
  text += `${container} 0 obj${eol}${pdfStream(data, entries)}${eol}endobj${eol}`;
  return text + crossReferenceStream([...rows, [1, text.length, 0]], text.length, `/Root 1 0 R${trailer}`);
}

/** Writes the last object, the cross-reference stream: rows of a type, an offset or container, and an index. */
export function crossReferenceStream(rows: readonly (readonly number[])[], start: number, trailer: string): string {
  const bytes = rows.flatMap(([type = 0, offset = 0, index = 0]) => [
    type,
    offset >> 16,
    offset >> 8,
    offset,
    index >> 8,
    index,
  ]);
  const data = deflated(String.fromCharCode(...[0, 0, 0, 0, 0, 0, ...bytes].map((byte) => byte & 0xff)));
  const entries = `/Type/XRef/W[1 3 2]/Size ${rows.length + 1}/Filter/FlateDecode${trailer}`;
  return `${rows.length} 0 obj\n${pdfStream(data, entries)}\nendobj\nstartxref\n${start}\n%%EOF\n`;
}

function entryOf(offset: number): string {
  return `${String(offset).padStart(10, '0')} 00000 n \n`;
}

/** Compresses text; each character is a byte. */
export function deflated(text: string): string {
  return deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
}
