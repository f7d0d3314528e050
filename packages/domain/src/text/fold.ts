import { DIGITS, INVISIBLE, unifying, WHITE_SPACE } from './characters.ts';
import { normalized } from './marks.ts';

/** Characters that people type for each other, by the one that replaces all of them in a fold; '' removes them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  // Apostrophes, single quotation marks, primes, and the letters and marks that many scripts have instead.
  "'": '`\u02B9\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u02CA\u02CB\u055A\u05F3\u07F4\u07F5\u2018\u2019\u201A\u201B\u2032\u2035\u2039\u203A\u275B\u275C\uA78B\uA78C',
  '"': '\u00AB\u00BB\u02BA\u02EE\u05F4\u201C\u201D\u201E\u201F\u275D\u275E\u301D\u301E\u301F',
  // Hyphens, dashes and the minus sign.
  '-': '\u02D7\u058A\u05BE\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2796',
  // Keheh and swash kaf of Persian and Sindhi, for Arabic kaf.
  '\u0643': '\u06A9\u06AA',
  // Yeh of Persian and alef maksura, for Arabic yeh.
  '\u064A': '\u0649\u06CC',
  // Alef with a loop or a wavy hamza.
  '\u0627': '\u0671\u0672\u0673',
  // Teh marbuta, for heh.
  '\u0647': '\u0629',
  // The wave dash of Japanese, for the full-width tilde.
  '~': '\u301C',
  // The stroke that lengthens Arabic words, and their short vowels and doubled letters.
  '': '\u0640\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652',
};

const APOSTROPHE = "'";

/** The same for finding: names and words are found without their apostrophes. */
export const LOOKALIKES_FOR_FINDING: typeof LOOKALIKES = {
  ...LOOKALIKES,
  [APOSTROPHE]: '',
  '': `${LOOKALIKES['']}${APOSTROPHE}${LOOKALIKES[APOSTROPHE]}`,
};

/** Look-alikes that compatibility decomposition would take apart. */
export const DECOMPOSED_LOOKALIKES: Readonly<Record<string, string>> = { "'": '`\u00B4\u1FFD', '"': '\u2033\u2036' };

/** What is replaced in capital letters in normalization form KD. Each class is in brackets, which the database needs. */
export const REPLACED: readonly (readonly [pattern: RegExp, by: string])[] = [
  // The dotted capital İ.
  [/I[\u0307]+/gu, 'I'],
  // Alef with a hamza or a madda.
  [/[\u0627][\u0653-\u0655]+/gu, '\u0627'],
  // Thai and Lao tone marks, and the vowels above a letter that people type on either side of them.
  [
    /(?<![\u0E48-\u0E4B\u0EC8-\u0ECB])([\u0E48-\u0E4B\u0EC8-\u0ECB]+)([\u0E31\u0E34-\u0E37\u0EB1\u0EB4-\u0EB7]+)/gu,
    '$2$1',
  ],
  // SARA AM and Lao AM in their two parts, with tone marks on either side of the first.
  [/(?<![\u0E48-\u0E4B])([\u0E48-\u0E4B]*)[\u0E4D]([\u0E48-\u0E4B]*)[\u0E32]/gu, '$1$2\u0E33'],
  [/(?<![\u0EC8-\u0ECB])([\u0EC8-\u0ECB]*)[\u0ECD]([\u0EC8-\u0ECB]*)[\u0EB2]/gu, '$1$2\u0EB3'],
  // Two SARA E look like one SARA AE.
  [/[\u0E40][\u0E40]/gu, '\u0E41'],
];

/** What else is replaced to find a text without its accents. */
export const REPLACED_FOR_FINDING: typeof REPLACED = [
  // Accents of Latin and Greek, titlos of Cyrillic, points of Hebrew, and vowels and other signs of Arabic. The marks of Thai,
  // of India and of kana are letters to their readers.
  [/[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/gu, ''],
  [/[\u0483-\u0489]/gu, ''],
  [/[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/gu, ''],
  [/[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06E4\u06E7\u06E8\u06EA-\u06ED]/gu, ''],
  // Letters whose stroke Unicode does not take off, and what people type for letters that they do not have.
  [/[\u00D0\u0110\u0189]/gu, 'D'],
  [/[\u0126]/gu, 'H'],
  [/[\u0141]/gu, 'L'],
  [/[\u00D8]/gu, 'O'],
  [/[\u0166]/gu, 'T'],
  [/[\u00C6]/gu, 'AE'],
  [/[\u0152]/gu, 'OE'],
  [/[\u00DE]/gu, 'TH'],
];

const withoutDecomposed = unifying(DECOMPOSED_LOOKALIKES);
const withoutLookalikes = unifying({ ...LOOKALIKES, ...DIGITS });
const forFinding = unifying({ ...LOOKALIKES_FOR_FINDING, ...DIGITS });
const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'gu');
const ALL_WHITE_SPACE = new RegExp(`${WHITE_SPACE.source}+`, 'gu');

/**
 * Folds a text: two texts are equal for imports and for user names if their folds are. The fold ignores case, width, ligatures,
 * kinds of white space, look-alike punctuation, invisible characters, the order of Thai marks, what people leave out in Arabic
 * and the script of digits, but not accents.
 */
export function foldText(text: string): string {
  return fold(text, inCapitals, withoutLookalikes, REPLACED);
}

/**
 * Folds a text for finding it: as `foldText` does, and without accents and apostrophes.
 *
 * The database function `search_fold` does the same: `tools/writeTextFunctions.ts` writes it, and a test compares them.
 */
export function foldForFinding(text: string): string {
  return fold(text, inCapitals, forFinding, [...REPLACED, ...REPLACED_FOR_FINDING]);
}

/** Folds a text as `foldText` does, but distinguishes capital and small letters. */
export function foldTextInItsCase(text: string): string {
  return fold(text, (decomposed) => decomposed, withoutLookalikes, REPLACED);
}

/** Upper case unites ß and SS, and the two small sigmas; lower case before it unites ẞ and ß. */
function inCapitals(text: string): string {
  return text.toLowerCase().toUpperCase();
}

type Fold = (text: string) => string;

function fold(text: string, inCase: Fold, unify: Fold, replacements: typeof REPLACED): string {
  const visible = withoutDecomposed(text.toWellFormed()).replace(ALL_INVISIBLE, '').replace(ALL_WHITE_SPACE, ' ');
  const alike = unify(inCase(normalized(visible, 'NFKD')));
  const replaced = replacements.reduce((folded, [pattern, by]) => folded.replace(pattern, by), alike);
  return normalized(replaced, 'NFC').replace(/ +/g, ' ').replace(/^ | $/g, '');
}
