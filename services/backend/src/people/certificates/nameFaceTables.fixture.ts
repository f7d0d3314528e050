import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NAME_FONT_WEIGHT } from '@cpd/domain/namePlacing';
import { create, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

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

/** The characters of each file of a package, by the subset in the file's name, as hexadecimal code points and ranges: `41-5a,61`. */
type Characters = Record<string, string>;

/** Reads the characters of each font file, and returns the tables of `packages/domain/src/nameFaces`, a line for each package. */
export function nameFaceTables(): readonly { readonly path: URL; readonly text: string }[] {
  const tables: Record<string, readonly (readonly [font: string, Characters])[]> = {
    alphabets: ALPHABETS.map(([name, ...subsets]) => [`@fontsource/${name}`, alphabetCharacters(name, subsets)]),
    japanese: [cjkTable('jp')],
    chinese: [cjkTable('sc')],
    korean: [cjkTable('kr')],
  };
  return Object.entries(tables).map(([name, packages]) => ({
    path: new URL(`../../../../../packages/domain/src/nameFaces/${name}.json`, import.meta.url),
    text: `{\n${packages.map(([font, table]) => `${JSON.stringify(font)}: ${JSON.stringify(table)}`).join(',\n')}\n}\n`,
  }));
}

function alphabetCharacters(name: string, subsets: readonly string[]): Characters {
  return Object.fromEntries(
    subsets.map((subset) => [subset, rangesOf(drawnIn(`@fontsource/${name}`, subset, NAME_FONT_WEIGHT))]),
  );
}

/** The files of a CJK font, numbered by how common their characters are. */
function cjkTable(language: string): readonly [font: string, Characters] {
  const font = `@fontsource-variable/noto-sans-${language}`;
  const unicodeRanges: Record<string, string> = JSON.parse(readFileSync(resolve(`${font}/unicode.json`), 'utf8'));
  const numbers = Object.keys(unicodeRanges).filter((subset) => subset.startsWith('['));
  const taken = new Set<number>();
  const table: Characters = {};
  for (const number of numbers.map((subset) => Number(subset.replace(/\D/g, ''))).sort((one, other) => one - other)) {
    // The subsets repeat common characters; one file with them is enough.
    const own = drawnIn(font, number, 'wght').filter((point) => point > 0x2000 && !taken.has(point));
    for (const point of own) taken.add(point);
    if (own.length > 0) table[number] = rangesOf(own);
  }
  return [font, table];
}

function drawnIn(font: string, subset: number | string, weight: number | string): readonly number[] {
  const file = `${font.split('/')[1]}-${subset}-${weight}-normal`;
  // The file of a single font is not a font collection.
  const { characterSet } = create(readFileSync(resolve(`${font}/files/${file}.woff2`))) as Font;
  return characterSet.filter((point) => !NEVER_DRAWN.test(String.fromCodePoint(point)));
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
