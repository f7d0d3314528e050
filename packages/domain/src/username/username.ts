import { type Sentence, sentence } from '../sentence/sentence.ts';
import { foldText, normalized } from '../text/text.ts';

/** The recommended scripts of Unicode Standard Annex 31, table 5, with the combinations of Technical Standard 39. */
const SCRIPTS: readonly (readonly string[])[] = [
  ...(
    'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao ' +
    'Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'
  )
    .split(' ')
    .map((script) => [script]),
  ['Han', 'Bopomofo'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
];

function isWrittenIn(scripts: readonly string[], text: string): boolean {
  const allowed = ['Common', 'Inherited', ...scripts].map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${allowed.join('')}]*$`, 'u').test(text);
}

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/u;

/** Marks across a letter or around it, which no language writes in names: the overlays of Unicode, and enclosing marks. */
const OVERLAY = /[\u0334-\u0338\u20D2\u20D3\u20D8-\u20DA\u20E5\u20E6\u20EA\u20EB]|[\u1CD4\u1CE2-\u1CE8]|\p{Me}/u;

/** Folds a user name: names with equal keys belong to one account. */
export function usernameKey(name: string): string {
  return foldText(name);
}

/** Why a new user name could be mistaken for another one; undefined if it cannot. */
export function lookalikeProblem(name: string): Sentence | undefined {
  if (INVISIBLE.test(name)) return sentence('User name has invisible characters. Type it instead of pasting it.');
  if (usernameKey(name) === '') return sentence('User name has no letters. Use letters of one script.');
  if (OVERLAY.test(normalized(name, 'NFD')))
    return sentence('User name has letters that are struck through or enclosed. Use plain letters.');
  const text = normalized(name, 'NFKC');
  if (SCRIPTS.some((scripts) => isWrittenIn(scripts, text))) return undefined;
  return sentence('User name mixes letters of several scripts, or has unusual ones. Use letters of one script.');
}
