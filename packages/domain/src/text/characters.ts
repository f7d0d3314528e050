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

/** The zeros of all scripts, each followed by the digits 1 to 9, except for those that compatibility decomposition unites. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
  0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
  0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0x104a0, 0x10d30, 0x10d40, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0,
  0x11450, 0x114d0, 0x11650, 0x116c0, 0x116d0, 0x116da, 0x11730, 0x118e0, 0x11950, 0x11bf0, 0x11c50, 0x11d50, 0x11da0,
  0x11de0, 0x11f50, 0x16130, 0x16a60, 0x16ac0, 0x16b50, 0x16d70, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e5f1, 0x1e950,
];

/** The decimal digits of other scripts, by those of ASCII. */
export const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0123456789', (digit, value) => [digit, String.fromCodePoint(...ZEROS.map((zero) => zero + value))]),
);

/** Returns a function that replaces the characters of each group by the one that names the group. */
export function unifying(groups: Readonly<Record<string, string>>): (text: string) => string {
  const by = new Map(
    Object.entries(groups).flatMap(([one, others]) => Array.from(others, (other) => [other, one] as const)),
  );
  const pattern = new RegExp(`[${[...by.keys()].join('')}]`, 'gu');
  return (text) => text.replace(pattern, (character) => by.get(character) ?? character);
}
