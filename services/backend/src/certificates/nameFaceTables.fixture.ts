import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NAME_FONT_WEIGHT } from '@cpd/domain/certificate';
import { create, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** One font file and the characters in it, as the tables in `packages/domain/src/nameFaces` list them. */
interface FaceRow {
  /** The npm package of the file. */
  readonly font: string;
  /** The file name without folder and extension. */
  readonly file: string;
  /** Hexadecimal code points and ranges: `41-5a,61`. */
  readonly characters: string;
}

/** The file of each alphabet, in the order of the font stack. */
const ALPHABETS: readonly (readonly [font: string, ...subsets: string[]])[] = [
  ['sarabun', 'latin', 'latin-ext', 'vietnamese', 'thai'],
  ['noto-sans', 'cyrillic', 'greek', 'cyrillic-ext', 'greek-ext', 'latin-ext'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-armenian', 'armenian'],
  ['noto-sans-bengali', 'bengali'],
  ['noto-sans-devanagari', 'devanagari'],
  ['noto-sans-ethiopic', 'ethiopic'],
  ['noto-sans-georgian', 'georgian'],
  ['noto-sans-gujarati', 'gujarati'],
  ['noto-sans-gurmukhi', 'gurmukhi'],
  ['noto-sans-hebrew', 'hebrew'],
  ['noto-sans-kannada', 'kannada'],
  ['noto-sans-khmer', 'khmer'],
  ['noto-sans-lao', 'lao'],
  ['noto-sans-malayalam', 'malayalam'],
  ['noto-sans-myanmar', 'myanmar'],
  ['noto-sans-sinhala', 'sinhala'],
  ['noto-sans-tamil', 'tamil'],
  ['noto-sans-telugu', 'telugu'],
];

/** Characters that need no font: they are invisible, or removed from a name before it is drawn. */
const NEVER_DRAWN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]|[^\P{White_Space} ]/u;

/** Reads the characters of each font file, and returns the modules of `packages/domain/src/nameFaces`. */
export function nameFaceModules(): readonly { readonly path: URL; readonly text: string }[] {
  const tables: Record<string, readonly FaceRow[]> = {
    alphabets: ALPHABETS.flatMap(([font, ...subsets]) => rows(`@fontsource/${font}`, subsets, NAME_FONT_WEIGHT)),
    japanese: cjkRows('@fontsource-variable/noto-sans-jp'),
    chinese: cjkRows('@fontsource-variable/noto-sans-sc'),
    korean: cjkRows('@fontsource-variable/noto-sans-kr'),
  };
  return Object.entries(tables).map(([name, faces]) => ({
    path: new URL(`../../../../packages/domain/src/nameFaces/${name}.ts`, import.meta.url),
    text: `// Written by \`node tools/writeNameFaces.ts\` from the font files.\nexport const ${name} = ${JSON.stringify(faces, null, 2)} as const;\n`,
  }));
}

/** The files of a CJK font, numbered by how common their characters are. */
function cjkRows(font: string): FaceRow[] {
  const numbered = Object.keys(unicodeRangesOf(font)).filter((subset) => subset.startsWith('['));
  const subsets = numbered.map((subset) => subset.replace(/\D/g, '')).sort((one, other) => Number(one) - Number(other));
  return rows(font, subsets, 'wght');
}

function unicodeRangesOf(font: string): Record<string, string> {
  return JSON.parse(readFileSync(resolve(`${font}/unicode.json`), 'utf8'));
}

function rows(font: string, subsets: readonly string[], weight: number | string): FaceRow[] {
  const taken = new Set<number>();
  return subsets.flatMap((subset) => {
    const file = `${font.split('/')[1]}-${subset}-${weight}-normal`;
    // The file of a single font is not a font collection.
    const { characterSet } = create(readFileSync(resolve(`${font}/files/${file}.woff2`))) as Font;
    const points = characterSet.filter((point) => !NEVER_DRAWN.test(String.fromCodePoint(point)));
    // The subsets of a CJK font repeat common characters; one file with them is enough.
    const isCjk = weight === 'wght';
    const own = isCjk ? points.filter((point) => point > 0x2000 && !taken.has(point)) : points;
    for (const point of own) taken.add(point);
    return own.length === 0 ? [] : [{ font, file, characters: rangesOf(own) }];
  });
}

function rangesOf(points: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const point of points.toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range !== undefined && point === range[1] + 1) range[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([first, last]) => (first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`))
    .join(',');
}
