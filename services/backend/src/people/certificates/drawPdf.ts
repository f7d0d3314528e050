import { buffer } from 'node:stream/consumers';
import { NAME_COLOUR, type nameLine } from '@cpd/domain/namePlacing';
import PDFDocument from 'pdfkit';
import qrcode from 'qrcode-generator';
import type { PdfDetails } from './render.ts';
import { addTextLayer, type Character } from './textLayer.ts';

type Page = PDFKit.PDFDocument;

/** The longer side of A4, in points. */
const LONG_SIDE = 841.89;
/** Side of the QR code with its white margin, in points: 23 mm, enough for the oldest phones. */
const CODE_SIDE = 65;
/** Free space next to the QR code, relative to the page's shorter side. */
const CODE_MARGIN = 0.08;
/** Size of the line below the QR code, and its margin, in points. */
const NOTE_SIZE = 8;
const NOTE_MARGIN = 3;
/** Width of the white margin that a QR code needs, in modules. */
const QUIET_ZONE = 4;

export interface PdfDrawing {
  /** The template, PNG or JPEG. */
  readonly template: Uint8Array;
  /** The shapes of the name as SVG paths in template pixels. */
  readonly outlines: readonly string[];
  /** The characters of the name from left to right; widths are in template pixels. */
  readonly characters: readonly Character[];
  /** The template's size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly line: ReturnType<typeof nameLine>;
  readonly pdf: PdfDetails;
}

/** Draws a certificate as a tagged PDF: the template, the name, and a QR code of the certificate's page (rule CR5). */
export async function drawPdf(drawing: PdfDrawing): Promise<Buffer> {
  const { width, height, name, line, pdf } = drawing;
  const scale = LONG_SIDE / Math.max(width, height);
  const size = { width: width * scale, height: height * scale };
  const doc = new CertificateDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: { Title: pdf.title, CreationDate: pdf.date, ModDate: pdf.date },
  });
  const bytes = buffer(doc);
  doc.addPage({ size: [size.width, size.height], margin: 0 });
  const content = doc.struct('Document');
  doc.addStructure(content);
  const template = Buffer.from(drawing.template);
  content.add(doc.struct('Figure', { alt: 'Certificate' }, () => void doc.image(template, 0, 0, size)));
  if (name !== '') {
    const words = doc.struct('Span', { actual: name }, () => {
      drawOutlines(doc, drawing.outlines, scale);
      const characters = drawing.characters.map((character) => ({ ...character, width: character.width * scale }));
      addTextLayer(doc, characters, { fontSize: line.fontSize * scale, baseline: line.baselineY * scale });
    });
    content.add(doc.struct('P', {}, [words]));
  }
  linkTo(doc, content, pdf.address, size);
  if (pdf.note !== undefined) writeNote(doc, content, pdf.note, size);
  doc.end();
  return bytes;
}

class CertificateDocument extends PDFDocument {
  /**
   * Escapes the title, which pdfkit writes into the XML unescaped. The dictionary, which is not XML, is written before.
   */
  override endMetadata(): void {
    this.info.Title = xmlText(this.info.Title ?? '');
    super.endMetadata();
  }
}

/** Escapes a text for XML and drops the characters that XML 1.0 cannot hold. */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function drawOutlines(doc: Page, outlines: readonly string[], scale: number): void {
  doc.save().scale(scale).fillColor(NAME_COLOUR);
  for (const outline of outlines) doc.path(outline).fill();
  doc.restore();
}

/** Writes a line on white below the QR code, where no template has text. */
function writeNote(
  doc: Page,
  content: PDFKit.PDFStructureElement,
  note: string,
  { width, height }: { width: number; height: number },
): void {
  const margin = Math.min(width, height) * CODE_MARGIN;
  const paragraph = doc.struct('P', {}, () => {
    doc.font('Helvetica').fontSize(NOTE_SIZE);
    const [noteWidth, noteHeight] = [doc.widthOfString(note) + 2 * NOTE_MARGIN, NOTE_SIZE + 2 * NOTE_MARGIN];
    const [left, top] = [width - margin - noteWidth, height - margin + NOTE_MARGIN];
    doc.rect(left, top, noteWidth, noteHeight).fill('white');
    doc.fillColor('black').text(note, left + NOTE_MARGIN, top + NOTE_MARGIN, { lineBreak: false });
  });
  content.add(paragraph);
}

/** Draws a URL as a QR code on white at the bottom right, over the template, with a link. */
function linkTo(
  doc: Page,
  content: PDFKit.PDFStructureElement,
  address: string,
  { width, height }: { width: number; height: number },
): void {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const margin = Math.min(width, height) * CODE_MARGIN;
  // Smaller on a page that is too low or too narrow.
  const size = Math.min(CODE_SIDE, Math.min(width, height) - 2 * margin);
  const [left, top] = [width - margin - size, height - margin - size];
  const side = size / (count + 2 * QUIET_ZONE);
  const alt = `QR code of the address ${address}`;
  const figure = doc.struct('Figure', { alt }, () => {
    doc.rect(left, top, size, size).fill('white');
    for (let row = 0; row < count; row += 1) {
      for (let column = 0; column < count; column += 1) {
        if (!code.isDark(row, column)) continue;
        doc.rect(left + (column + QUIET_ZONE) * side, top + (row + QUIET_ZONE) * side, side, side);
      }
    }
    doc.fill('black');
  });
  const link = doc.struct('Link', { alt });
  link.add(figure);
  // Created without children, it stays open for the annotation.
  const paragraph = doc.struct('P');
  paragraph.add(link);
  content.add(paragraph);
  const annotation = { Type: 'Annot', structParent: link, Contents: Object(alt) };
  doc.link(left, top, size, size, address, annotation);
}
