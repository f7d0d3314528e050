/// <reference types="vite/client" />

import type { NameFace } from '@cpd/domain/nameFaces';
import { NAME_FONT_WEIGHT } from '@cpd/domain/namePlacing';

/** The URLs of the alphabets' fonts by path. */
const alphabetUrls = import.meta.glob<string>(
  [
    '../../node_modules/@fontsource/sarabun/files/sarabun-{latin,latin-ext,vietnamese,thai}-600-normal.woff2',
    '../../node_modules/@fontsource/noto-sans/files/noto-sans-{cyrillic,cyrillic-ext,greek,greek-ext,latin-ext}-600-normal.woff2',
    '../../node_modules/@fontsource/noto-sans-*/files/noto-sans-{arabic-arabic,armenian-armenian,bengali-bengali,devanagari-devanagari,ethiopic-ethiopic,georgian-georgian,gujarati-gujarati,gurmukhi-gurmukhi,hebrew-hebrew,kannada-kannada,khmer-khmer,lao-lao,malayalam-malayalam,myanmar-myanmar,sinhala-sinhala,tamil-tamil,telugu-telugu}-600-normal.woff2',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

async function urlOf({ font, file }: NameFace): Promise<string> {
  const isCjk = font.startsWith('@fontsource-variable/');
  const urls = isCjk ? (await import('./cjkFontUrls.ts')).cjkFontUrls : alphabetUrls;
  const url = urls[`../../node_modules/${font}/files/${file}.woff2`];
  if (url === undefined) throw new Error(`The font file ${file} is not part of the package.`);
  return url;
}

const loaded = new Map<string, Promise<unknown>>();

async function load(face: NameFace): Promise<void> {
  const source = `url(${JSON.stringify(await urlOf(face))}) format("woff2")`;
  const weight = face.file.endsWith('-wght-normal') ? '100 900' : String(NAME_FONT_WEIGHT);
  document.fonts.add(await new FontFace(face.file, source, { weight }).load());
}

/**
 * Loads the fonts of a name, the same files as on the server.
 * @throws if a file fails to load
 */
export async function loadNameFaces(faces: readonly NameFace[]): Promise<void> {
  const loading = faces.map((face) => {
    const pending = loaded.get(face.file) ?? load(face);
    loaded.set(face.file, pending);
    // The next name that needs it loads it again.
    pending.catch(() => loaded.delete(face.file));
    return pending;
  });
  await Promise.all(loading);
}
