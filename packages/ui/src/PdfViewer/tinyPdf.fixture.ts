/** What a small PDF for stories and tests contains. */
export interface TinyPdfOptions {
  /** The lines of each page. */
  readonly pages: readonly (readonly string[])[];
  /** Width and height of every page in points. @default A4 upright */
  readonly size?: readonly [number, number];
  /** Requires a password that no one knows. */
  readonly isLocked?: boolean;
  /** Draws a black square, encoded as a fax, and a tick of the symbol font on every page. */
  readonly hasScan?: boolean;
  /** Makes links of the first lines of every page: to a URL, or to a page from 1. @default none */
  readonly links?: readonly (string | number)[];
  /** Claims one page more than there is. */
  readonly isCut?: boolean;
}

// Eight white rows of eight pixels in fax coding (CCITT group 4), inverted on display.
const scan =
  '<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 1 /ColorSpace /DeviceGray /Decode [1 0] ' +
  '/Filter [/ASCIIHexDecode /CCITTFaxDecode] /DecodeParms [null << /K -1 /Columns 8 /Rows 8 >>] /Length 9 >>\n' +
  'stream\nFF001001>\nendstream';

/** Creates a small PDF of plain Latin text, so that stories need neither files nor a network. */
export function tinyPdf(options: TinyPdfOptions): Blob {
  const { pages, size = [595, 842], isLocked = false, hasScan = false, links = [], isCut = false } = options;
  const [width, height] = size;
  const firstPage = 6;
  const pageAt = (index: number) => `${firstPage + 2 * index} 0 R`;
  const kids = [...pages.keys(), ...(isCut ? [999] : [])].map(pageAt);
  const annotations = links.map((to, line) => {
    const bottom = height - 96 - 26 * line;
    const target =
      typeof to === 'string' ? `/A << /S /URI /URI (${to}) >>` : `/Dest [${pageAt(to - 1)} /XYZ 0 ${height} 0]`;
    return `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [60 ${bottom} 300 ${bottom + 24}] ${target} >>`;
  });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
    scan,
    ...pages.flatMap((lines, index) => {
      const content = pageContent(lines, height) + (hasScan ? SCAN_CONTENT : '');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${firstPage + 2 * index + 1} 0 R ` +
          `/Annots [${annotations.join(' ')}] ` +
          '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << /Scan 5 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  const secret = '0'.repeat(64);
  const lock = isLocked ? `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >>` : '';
  return new Blob([withTable(objects, `/Root 1 0 R /ID [<00> <00>] ${lock}`)], { type: 'application/pdf' });
}

const SCAN_CONTENT = '\nq 200 0 0 200 60 300 cm /Scan Do Q\nBT /F2 72 Tf 300 360 Td (4) Tj ET';

function pageContent(lines: readonly string[], pageHeight: number): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
  return `BT /F1 18 Tf 26 TL 60 ${pageHeight - 90} Td ${shown.join(' ')} ET`;
}

function withTable(objects: readonly string[], trailer: string): string {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  return `${text}${head}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${text.length}\n%%EOF`;
}
