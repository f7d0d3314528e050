import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { inkOf } from './cover.ts';
import { palettes } from './palette.ts';
import { disc } from './pen.ts';
import { drawScene, type Scene } from './surface.ts';
import { breakLines, type TextStyle, writeLine, writeParagraph } from './text.ts';

/** An A4 sheet in points. */
const PAGE = { width: 595, height: 842 } as const;
const MARGIN = 64;
const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
const FOOT = PAGE.height - 86;
const INK = '#1f2933';
const QUIET = '#5c6873';

/** One part of the course material. */
export interface DocumentSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Points listed after the paragraphs. @default none */
  readonly points?: readonly string[];
}

/** What a document says, from its title page to its last section. */
export interface DocumentText {
  readonly title: string;
  /** A line above the title, such as the field of practice. */
  readonly field: string;
  /** A paragraph below the title. */
  readonly summary: string;
  readonly sections: readonly DocumentSection[];
}

/** Draws a PDF of a title page and as many pages as the sections need, with fonts and pictures inside. */
export function drawDocument(scene: Scene, text: DocumentText): Buffer {
  const pdf = new PDFDocument({
    title: text.title,
    subject: text.field,
    author: 'Programme for Professional Learning',
  });
  titlePage(pdf, scene, text);
  const flow = new Flow(pdf, text.title, palettes[scene.palette].accent);
  for (const [index, section] of text.sections.entries()) flow.section(index + 1, section);
  flow.end();
  return pdf.close();
}

function titlePage(pdf: PDFDocument, scene: Scene, { title, field, summary }: DocumentText): void {
  const ctx = context(pdf);
  const ink = inkOf(scene.palette);
  const { ground, accent } = palettes[scene.palette];
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, PAGE.width, PAGE.height);
  drawScene(ctx, scene, { x: 0, y: 0, width: PAGE.width, height: 430 });
  writeLine(ctx, field.toUpperCase(), MARGIN, 496, { size: 12, weight: 600, spacing: 1.6, colour: ink.quiet });
  const style: TextStyle = { size: 34, weight: 700, colour: ink.main, leading: 1.15 };
  const after = writeParagraph(ctx, title, { x: MARGIN, y: 540, width: TEXT_WIDTH }, style);
  ctx.fillStyle = accent;
  ctx.fillRect(MARGIN, after - 18, 48, 4);
  writeParagraph(
    ctx,
    summary,
    { x: MARGIN, y: after + 18, width: TEXT_WIDTH - 40 },
    { size: 13, colour: ink.main, leading: 1.5 },
  );
  writeLine(ctx, 'Course material for continuing professional development', MARGIN, 784, {
    size: 10.5,
    colour: ink.quiet,
  });
  pdf.endPage();
}

// The page's context has every call that a canvas's has; the library declares it as the smaller interface.
function context(pdf: PDFDocument): SKRSContext2D {
  return pdf.beginPage(PAGE.width, PAGE.height) as SKRSContext2D;
}

/** Sets sections one after another and turns the page where one is full. */
class Flow {
  readonly #pdf: PDFDocument;
  readonly #title: string;
  readonly #accent: string;
  #ctx: SKRSContext2D;
  #y = MARGIN + 30;
  #page = 2;

  constructor(pdf: PDFDocument, title: string, accent: string) {
    this.#pdf = pdf;
    this.#title = title;
    this.#accent = accent;
    this.#ctx = context(pdf);
  }

  section(number: number, { heading, paragraphs, points = [] }: DocumentSection): void {
    this.#room(120);
    writeLine(this.#ctx, String(number), MARGIN - 34, this.#y, { size: 20, weight: 300, colour: QUIET });
    this.#text(heading, { size: 20, weight: 700, colour: INK, leading: 1.2 });
    this.#y += 10;
    for (const paragraph of paragraphs) {
      this.#text(paragraph, { size: 11.5, colour: INK, leading: 1.58 });
      this.#y += 8;
    }
    for (const point of points) {
      this.#room(20);
      disc(this.#ctx, MARGIN + 3, this.#y - 4, 2.4, this.#accent);
      this.#text(point, { size: 11.5, colour: INK, leading: 1.5 }, 16);
      this.#y += 4;
    }
    this.#y += 26;
  }

  end(): void {
    writeLine(this.#ctx, this.#title, MARGIN, PAGE.height - 46, { size: 9, colour: QUIET });
    writeLine(this.#ctx, String(this.#page), PAGE.width - MARGIN, PAGE.height - 46, {
      size: 9,
      align: 'right',
      colour: QUIET,
    });
    this.#pdf.endPage();
  }

  #text(text: string, style: TextStyle, indent = 0): void {
    for (const line of breakLines(this.#ctx, text, TEXT_WIDTH - indent, style)) {
      this.#room(0);
      writeLine(this.#ctx, line, MARGIN + indent, this.#y, style);
      this.#y += style.size * (style.leading ?? 1.25);
    }
  }

  #room(height: number): void {
    if (this.#y + height <= FOOT) return;
    this.end();
    this.#ctx = context(this.#pdf);
    this.#page += 1;
    this.#y = MARGIN + 30;
  }
}
