import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const inter = {
  source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variationAxes: { wght: { min: 400, max: 600 } },
  // Kerning, marks, ligatures and tabular digits. All features would add 7 kB.
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'],
};

/**
 * The subsets in `src/theme` by their `unicode-range` in fonts.css: of Inter the English letters, and all other Latin
 * ones; of JetBrains Mono the characters of ids, codes and key caps, without ligatures.
 */
export const subsets = {
  'inter/inter-ascii.woff2': {
    ...inter,
    ranges:
      'U+0020-007E, U+00A0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
  },
  'inter/inter-latin-1.woff2': {
    ...inter,
    ranges:
      'U+00A1-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-2038, U+203B-206F, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
  },
  'jetbrains-mono/jetbrains-mono-ids.woff2': {
    source: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2',
    keepFeatures: [],
    ranges: 'U+0020, U+002D-003A, U+003F, U+0041-005A, U+005F, U+0061-007A, U+2026, U+2191, U+2193',
  },
} as const;

/** Subsets the fonts to these characters, and Inter to the weights of the interface. */
export async function subsetFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, { source, ranges, ...options }] of Object.entries(subsets)) {
    const font = await readFile(require.resolve(source));
    files.set(name, await subsetFont(font, lettersOf(ranges), { targetFormat: 'woff2', ...options }));
  }
  return files;
}

function lettersOf(ranges: string): string {
  const letters = ranges.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return letters.join('');
}
