import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NAME_ARABIC_FONT_FAMILY, NAME_FONT_FAMILY, NAME_FONT_WEIGHT } from '@cpd/domain/certificate';

const { resolve } = createRequire(import.meta.url);

/**
 * The fonts a browser loads as well: together they cover Latin with its extensions, Vietnamese, Thai (rule C5) and Arabic.
 */
export const NAME_FONTS = [
  ...['latin', 'latin-ext', 'vietnamese', 'thai'].map((subset) => ({
    family: NAME_FONT_FAMILY,
    font: 'sarabun',
    subset,
  })),
  { family: NAME_ARABIC_FONT_FAMILY, font: 'noto-sans-arabic', subset: 'arabic' },
];

/** Reads a font's file. A PDF takes WOFF, as what it is made with cannot cut WOFF2 down to the letters of a name. */
export function readNameFont({ font, subset }: (typeof NAME_FONTS)[number], format: 'woff' | 'woff2'): Buffer {
  return readFileSync(resolve(`@fontsource/${font}/files/${font}-${subset}-${NAME_FONT_WEIGHT}-normal.${format}`));
}
