import { compileSentence } from '../packages/domain/src/compileSentence/compileSentence.ts';
import { pageLocale } from '../packages/domain/src/language/language.ts';
import { formatMessage } from '../packages/domain/src/sentence/sentence.ts';
import { englishOf, readCatalogue, SPEAKING } from '../tools/build/catalogues.ts';

const english = englishOf(SPEAKING);

/** Says sentences as the pages of a language do. */
export type Words = (sentence: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The words on the pages of a language.
 *
 * @throws for a sentence that no page has, or that is not translated
 */
export function wordsOf(language: string): Words {
  const translations = language === 'en' ? {} : readCatalogue(language);
  const locale = pageLocale(language, []);
  const formatters = {
    getNumberFormat: () => new Intl.NumberFormat(locale, { useGrouping: false }),
    getPluralRules: () => new Intl.PluralRules(locale),
  };
  function shown(value: unknown): string {
    if (typeof value === 'number') return formatters.getNumberFormat().format(value);
    return language === 'ar' ? `\u2068${String(value)}\u2069` : String(value);
  }
  return (sentence, values = {}) => {
    if (!english.has(sentence)) throw new Error(`No page says '${sentence}'.`);
    const text = language === 'en' ? sentence : translations[sentence];
    if (text === undefined) throw new Error(`'${sentence}' is not translated to ${language}.`);
    return String(formatMessage(compileSentence(text).compiled, locale, values, shown, formatters));
  };
}

/** Matches a sentence whatever its values are; its first group is that of the last name. */
export function likeSentence(say: Words, sentence: string, ...names: readonly string[]): RegExp {
  const text = say(sentence, Object.fromEntries(names.map((name) => [name, '\uE000'])));
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\u2068?\uE000\u2069?/g, '\u2068?(.+?)\u2069?')}$`);
}
