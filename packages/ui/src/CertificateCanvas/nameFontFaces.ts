import { NAME_ARABIC_FONT_FAMILY, NAME_FONT_FAMILY, NAME_FONT_WEIGHT, nameFont } from '@cpd/domain/certificate';
import arabicUrl from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff2?url&no-inline';
import arabicRanges from '@fontsource/noto-sans-arabic/unicode.json';
import latinUrl from '@fontsource/sarabun/files/sarabun-latin-600-normal.woff2?url&no-inline';
import latinExtUrl from '@fontsource/sarabun/files/sarabun-latin-ext-600-normal.woff2?url&no-inline';
import thaiUrl from '@fontsource/sarabun/files/sarabun-thai-600-normal.woff2?url&no-inline';
import vietnameseUrl from '@fontsource/sarabun/files/sarabun-vietnamese-600-normal.woff2?url&no-inline';
import unicodeRanges from '@fontsource/sarabun/unicode.json';

const files = [
  { family: NAME_ARABIC_FONT_FAMILY, url: arabicUrl, unicodeRange: arabicRanges.arabic },
  { family: NAME_FONT_FAMILY, url: latinExtUrl, unicodeRange: unicodeRanges['latin-ext'] },
  { family: NAME_FONT_FAMILY, url: vietnameseUrl, unicodeRange: unicodeRanges.vietnamese },
  { family: NAME_FONT_FAMILY, url: thaiUrl, unicodeRange: unicodeRanges.thai },
  { family: NAME_FONT_FAMILY, url: latinUrl, unicodeRange: unicodeRanges.latin },
];

let isAdded = false;

/**
 * Loads the parts of the certificate's fonts that a text needs, the same files that the server draws with (rule C5).
 * @throws when a font file cannot be loaded
 */
export async function loadNameFont(text: string): Promise<void> {
  if (!isAdded) {
    isAdded = true;
    for (const { family, url, unicodeRange } of files) {
      const source = `url(${JSON.stringify(url)}) format("woff2")`;
      document.fonts.add(new FontFace(family, source, { weight: String(NAME_FONT_WEIGHT), unicodeRange }));
    }
  }
  await document.fonts.load(nameFont(16), text);
}
