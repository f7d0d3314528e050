import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NameFace } from '@cpd/domain/nameFaces';
import { GlobalFonts } from '@napi-rs/canvas';
import { create, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** Reads a font file. A PDF needs WOFF, because fontkit cannot subset WOFF2. */
function readNameFont({ font, file }: NameFace, format: 'woff' | 'woff2'): Buffer {
  return readFileSync(resolve(`${font}/files/${file}.${format}`));
}

const registered = new Set<string>();

/** Registers the files of a name with the canvas, each once. */
export function registerNameFaces(faces: readonly NameFace[]): void {
  for (const face of faces) {
    if (registered.has(face.file)) continue;
    if (GlobalFonts.register(readNameFont(face, 'woff2'), face.file) === null) {
      throw new Error(`The font file ${face.file} cannot be read. Install the dependencies again.`);
    }
    registered.add(face.file);
  }
}

/** A font file that a PDF embeds. */
export interface PdfFont {
  readonly bytes: Buffer;
  readonly glyphs: Font;
}

const pdfFonts = new Map<string, PdfFont>();

/** Returns the font for a PDF; null for a variable font, which fontkit cannot reduce to one weight. */
export function pdfFontOf(face: NameFace): PdfFont | null {
  if (face.font.startsWith('@fontsource-variable/')) return null;
  const opened = pdfFonts.get(face.file);
  if (opened !== undefined) return opened;
  const bytes = readNameFont(face, 'woff');
  // The file of a single font is not a font collection.
  const font = { bytes, glyphs: create(bytes) as Font };
  pdfFonts.set(face.file, font);
  return font;
}
