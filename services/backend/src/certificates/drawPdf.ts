import { buffer } from 'node:stream/consumers';
import { NAME_COLOUR, type nameLine } from '@cpd/domain/certificate';
import type { NameFace } from '@cpd/domain/nameFaces';
import PDFDocument from 'pdfkit';
import qrcode from 'qrcode-generator';
import { type PdfFont, pdfFontOf } from './nameFonts.ts';
import { type NameRun, nameRuns } from './nameRuns.ts';
import type { PdfDetails } from './render.ts';

type Page = PDFKit.PDFDocument;

/** The longer side of A4, in points. */
const LONG_SIDE = 841.89;
/** Side of the QR code with its white margin, in points: 23 mm, enough for the oldest phones. */
const CODE_SIDE = 65;
/** Free space next to the QR code, relative to the page's shorter side. */
const CODE_MARGIN = 0.08;
/** Width of the white margin that a QR code needs, in modules. */
const QUIET_ZONE = 4;

export interface PdfDrawing {
  /** The template, PNG or JPEG. */
  readonly template: Uint8Array;
  /** Returns the shapes of the name as SVG paths in template pixels, for a name that cannot be set as text. */
  readonly outlines: () => readonly string[];
  /** The template's size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly faces: readonly NameFace[];
  readonly line: ReturnType<typeof nameLine>;
  readonly pdf: PdfDetails;
}

/** Scripts whose letters fontkit sets as HarfBuzz does. In others it reorders or joins letters wrongly, or fails. */
const SET_AS_TEXT =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Ethiopic}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** A letter with marks that fontkit misplaces: it confuses the last of several marks with the first one. */
const MARKED_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}]\p{Mark}/u;

/** Draws a certificate as a tagged PDF: the template, the name as text, and a QR code of the certificate's page (rule CR5). */
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
      const runs = textRuns(drawing);
      if (runs === null) drawOutlines(doc, drawing.outlines(), scale);
      else setName(doc, runs, line.fontSize * scale, line.baselineY * scale);
    });
    content.add(doc.struct('P', {}, [words]));
  }
  linkTo(doc, content, pdf.address, size);
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

/** Splits a name into runs of text; null if it has to be drawn as outlines. */
function textRuns({ name, faces }: PdfDrawing): readonly NameRun<PdfFont>[] | null {
  if (!SET_AS_TEXT.test(name) || MARKED_LETTER.test(name)) return null;
  const fonts = faces.flatMap((face) => pdfFontOf(face) ?? []);
  return nameRuns(name, (letter) =>
    fonts.find(({ glyphs }) => [...letter].every((point) => glyphs.hasGlyphForCodePoint(point.codePointAt(0) ?? 0))),
  );
}

function drawOutlines(doc: Page, outlines: readonly string[], scale: number): void {
  doc.save().scale(scale).fillColor(NAME_COLOUR);
  for (const outline of outlines) doc.path(outline).fill();
  doc.restore();
}

/** Draws the name in the middle of the page, run by run. */
function setName(doc: Page, runs: readonly NameRun<PdfFont>[], fontSize: number, baseline: number): void {
  doc.fillColor(NAME_COLOUR).fontSize(fontSize);
  const widths = runs.map(({ text, font }) => doc.font(font.bytes).widthOfString(text));
  let x = (doc.page.width - widths.reduce((sum, width) => sum + width, 0)) / 2;
  for (const [index, { text, font }] of runs.entries()) {
    doc.font(font.bytes).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    x += widths[index] ?? 0;
  }
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
