import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NAME_ARABIC_FONT_FAMILY, NAME_FONT_FAMILY } from '@cpd/domain/certificate';
import { GlobalFonts } from '@napi-rs/canvas';

/** The files a browser loads as well: together they cover Latin with its extensions, Vietnamese and Thai (rule C5). */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'thai'] as const;

const { resolve } = createRequire(import.meta.url);

/**
 * Makes the letters of names known to the drawing engine in one weight, counted as in CSS.
 *
 * @throws Error when a font file is missing or damaged.
 */
export function registerFonts(weight: number): void {
  for (const subset of SUBSETS) register(`sarabun/files/sarabun-${subset}-${weight}-normal.woff2`, NAME_FONT_FAMILY);
  register(`noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff2`, NAME_ARABIC_FONT_FAMILY);
}

function register(file: string, family: string): void {
  const path = resolve(`@fontsource/${file}`);
  if (GlobalFonts.register(readFileSync(path), family) === null) {
    throw new Error(`The font ${path} cannot be read. Install the dependencies again.`);
  }
}
