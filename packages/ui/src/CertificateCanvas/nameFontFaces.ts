import { NAME_FONT_FAMILY, NAME_FONT_WEIGHT } from '@cpd/domain/certificate';
import latinUrl from '@fontsource/sarabun/files/sarabun-latin-600-normal.woff2?url&no-inline';
import latinExtUrl from '@fontsource/sarabun/files/sarabun-latin-ext-600-normal.woff2?url&no-inline';
import thaiUrl from '@fontsource/sarabun/files/sarabun-thai-600-normal.woff2?url&no-inline';
import vietnameseUrl from '@fontsource/sarabun/files/sarabun-vietnamese-600-normal.woff2?url&no-inline';
import unicodeRanges from '@fontsource/sarabun/unicode.json';
import { nameFont } from './drawCertificate.ts';

const files = [
  { url: latinExtUrl, unicodeRange: unicodeRanges['latin-ext'] },
  { url: vietnameseUrl, unicodeRange: unicodeRanges.vietnamese },
  { url: thaiUrl, unicodeRange: unicodeRanges.thai },
  { url: latinUrl, unicodeRange: unicodeRanges.latin },
];

let isAdded = false;

/**
 * Loads the parts of the certificate's font that a text needs, the same files that the server draws with (decision C5).
 * @throws when a font file cannot be loaded
 */
export async function loadNameFont(text: string): Promise<void> {
  if (!isAdded) {
    isAdded = true;
    for (const { url, unicodeRange } of files) {
      const source = `url(${JSON.stringify(url)}) format("woff2")`;
      document.fonts.add(new FontFace(NAME_FONT_FAMILY, source, { weight: String(NAME_FONT_WEIGHT), unicodeRange }));
    }
  }
  await document.fonts.load(nameFont(16), text);
}
