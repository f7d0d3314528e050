import { NAME_FONT_WEIGHT } from '../namePlacing/namePlacing.ts';
import { type Sentence, sentence } from '../sentence/sentence.ts';
import alphabets from './alphabets.json' with { type: 'json' };

export interface NameFace {
  /** The npm package of the file. */
  readonly font: string;
  /** The file name without its extension; also the font family under which browser and service register it. */
  readonly file: string;
}

export interface NameFaces {
  /** In the order of the font stack. The Latin file is always first. */
  readonly faces: readonly NameFace[];
  /** The characters that no file has, without duplicates. */
  readonly missing: readonly string[];
}

interface Face extends NameFace {
  /** Whether the file has every visible character of a text. */
  readonly draws: (text: string) => boolean;
}

/** A character with its combining marks. */
const CLUSTERS = /\P{Mark}\p{Mark}*|\p{Mark}+/gu;

/** Characters that are invisible in every font. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** The characters of each file of a package, by the subset in the file's name, as hexadecimal ranges: `41-5a,61`. */
type FaceTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

const alphabetFaces = facesOf(alphabets);

/** The fonts for Chinese, Japanese and Korean have about a hundred files each, so their tables are loaded on demand. */
const cjkTables = {
  japanese: () => import('./japanese.ts'),
  chinese: () => import('./chinese.ts'),
  korean: () => import('./korean.ts'),
};

export async function findNameFaces(name: string): Promise<NameFaces> {
  const clusters = [...new Set(name.match(CLUSTERS))];
  const others = clusters.filter((cluster) => !alphabetFaces.some((face) => face.draws(cluster)));
  const available = [...alphabetFaces, ...(others.length > 0 ? await loadCjkFaces(others) : [])];

  const used = new Set<Face>(alphabetFaces.slice(0, 1));
  const missing = new Set<string>();
  for (const cluster of clusters) {
    const face = available.find((candidate) => candidate.draws(cluster));
    if (face !== undefined) used.add(face);
    else for (const character of missingIn(cluster, available)) missing.add(character);
  }
  const faces = available.filter((face) => used.has(face)).map(({ font, file }) => ({ font, file }));
  return { faces, missing: [...missing] };
}

/**
 * The characters of a cluster that the font of its letter lacks. Text renderers take a whole cluster from one font: if a mark
 * is only in another one, they use a system font, or draw a box.
 */
function missingIn(cluster: string, available: readonly Face[]): readonly string[] {
  const [letter = '', ...marks] = cluster;
  const face = available.find((candidate) => candidate.draws(letter));
  return face === undefined ? [letter] : marks.filter((mark) => !face.draws(mark));
}

/** Loads the first CJK font that has all characters, for a uniform look; if none has, all CJK fonts. */
async function loadCjkFaces(clusters: readonly string[]): Promise<readonly Face[]> {
  const { japanese, chinese, korean } = cjkTables;
  const isKorean = clusters.some((cluster) => /\p{Script=Hangul}/u.test(cluster));
  const loaded: Face[] = [];
  for (const load of isKorean ? [korean, japanese, chinese] : [japanese, chinese, korean]) {
    const faces = facesOf((await load()).default);
    if (clusters.every((cluster) => faces.some((face) => face.draws(cluster)))) return faces;
    loaded.push(...faces);
  }
  return loaded;
}

function facesOf(table: FaceTable): readonly Face[] {
  return Object.entries(table).flatMap(([font, subsets]) =>
    Object.entries(subsets).map(([subset, characters]) => faceOf(font, subset, characters)),
  );
}

function faceOf(font: string, subset: string, characters: string): Face {
  const weight = font.startsWith('@fontsource-variable/') ? 'wght' : NAME_FONT_WEIGHT;
  const file = `${font.split('/')[1]}-${subset}-${weight}-normal`;
  let ranges: readonly (readonly number[])[] | undefined;
  const has = (point: number) => {
    ranges ??= characters.split(',').map((range) => range.split('-').map((hex) => Number.parseInt(hex, 16)));
    return ranges.some(([first = 0, last = first]) => first <= point && point <= last);
  };
  const draws = (text: string) =>
    [...text].every((character) => INVISIBLE.test(character) || has(character.codePointAt(0) ?? 0));
  return { font, file, draws };
}

const MAX_LISTED_CHARACTERS = 10;

/** Lists the characters that cannot be drawn; one without a glyph of its own is listed by its code alone. */
export function missingCharactersMessage(missing: readonly string[]): Sentence {
  const listed = missing.slice(0, MAX_LISTED_CHARACTERS).map((character) => {
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `${character} (${code})` : code;
  });
  const more = missing.length - listed.length;
  const characters = listed.join(', ');
  return more > 0
    ? sentence('The certificate fonts do not have: {characters} and {more} more.', { characters, more })
    : sentence('The certificate fonts do not have: {characters}.', { characters });
}
