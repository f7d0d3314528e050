/** White space, including Braille's blank pattern. */
export const WHITE_SPACE = /[\s\u0085\u2800]/u;

/**
 * Characters without a glyph: joiners, direction marks, controls, object placeholders, and the fillers of Hangul, Khitan
 * and musical notation.
 */
export const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is about them.
  /[\p{Default_Ignorable_Code_Point}\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFF9-\uFFFC\u{16FE4}\u{1D159}]/u;

/** Characters that embed, override or isolate the text direction, so that one text reads as another. */
export const BIDI_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;
