import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  NAME_ARABIC_FONT_FAMILY,
  NAME_COLOUR,
  NAME_FONT_FAMILY,
  NAME_FONT_WEIGHT,
  nameFont,
  nameLine,
} from '@cpd/domain/certificate';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import type { CertificateDrawing } from './render.ts';

const { resolve } = createRequire(import.meta.url);

// The files a browser loads as well: together they cover Latin with its extensions, Vietnamese, Thai (rule C5) and Arabic.
for (const subset of ['latin', 'latin-ext', 'vietnamese', 'thai']) registerFont('sarabun', subset, NAME_FONT_FAMILY);
registerFont('noto-sans-arabic', 'arabic', NAME_ARABIC_FONT_FAMILY);

/** @throws Error when the font's file is missing or damaged. */
function registerFont(font: string, subset: string, family: string): void {
  const path = resolve(`@fontsource/${font}/files/${font}-${subset}-${NAME_FONT_WEIGHT}-normal.woff2`);
  if (GlobalFonts.register(readFileSync(path), family) === null) {
    throw new Error(`The font ${path} cannot be read. Install the dependencies again.`);
  }
}

export default async function draw({ template, name, position }: CertificateDrawing): Promise<Uint8Array> {
  const image = await loadImage(template);
  const canvas = createCanvas(image.width, image.height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(image, 0, 0);
  const setSize = (fontSize: number) => {
    ctx.font = nameFont(fontSize);
  };
  const line = nameLine(image, position, (fontSize) => {
    setSize(fontSize);
    return ctx.measureText(name).width;
  });
  setSize(line.fontSize);
  // Neither the server's language nor the name's script may turn the line around, as in the preview.
  ctx.direction = 'ltr';
  ctx.lang = 'en';
  ctx.fillStyle = NAME_COLOUR;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(name, line.centreX, line.baselineY);
  return canvas.encode('png');
}
