import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** The family name the fonts are registered under, the same as in a browser's style sheet. */
export const SARABUN = 'Sarabun';

/** The files a browser loads as well: together they cover Latin with its extensions, Vietnamese and Thai (decision C5). */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'thai'] as const;

const { resolve } = createRequire(import.meta.url);
const registered = new Set<number>();

/**
 * Makes weights of Sarabun known to the drawing engine, once a thread; weights are counted as in CSS.
 *
 * @throws Error when a font file is missing or damaged.
 */
export function registerSarabun(...weights: readonly number[]): void {
  for (const weight of weights) {
    if (registered.has(weight)) continue;
    for (const subset of SUBSETS) {
      const path = resolve(`@fontsource/sarabun/files/sarabun-${subset}-${weight}-normal.woff2`);
      if (GlobalFonts.register(readFileSync(path), SARABUN) === null) {
        throw new Error(`The font ${path} cannot be read. Install the dependencies again.`);
      }
    }
    registered.add(weight);
  }
}
