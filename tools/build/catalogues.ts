import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CompiledMessage } from 'icu-minify/format';
import { compileSentence } from '../../packages/domain/src/compileSentence/compileSentence.ts';
import { languageName } from '../../packages/domain/src/language/language.ts';
import { RIGHT_TO_LEFT } from './directions.ts';
import { idOf, sentencesOf } from './sentences.ts';

/** English sentences with their translations as ICU messages, from a file such as `languages/th.json`. */
export type Translations = Readonly<Record<string, string>>;

const workspace = join(import.meta.dirname, '../..');

/** The packages whose sentences are translated. */
export const SPEAKING = ['packages/domain', 'packages/api', 'packages/ui', 'apps/admin', 'apps/public'] as const;

/** The English sentences of packages in the order of their files; those of tests and stories are not translated. */
export function englishOf(packages: readonly string[]): ReadonlySet<string> {
  const files = packages.flatMap((name) =>
    globSync([`${name}/src/**/*.{ts,tsx}`, `${name}/index.html`], { cwd: workspace })
      .filter((file) => !/\.(test|stories|fixture)\.tsx?$|\/testing\//.test(file))
      .toSorted(),
  );
  return new Set(
    files.flatMap((file) => {
      const source = readFileSync(join(workspace, file), 'utf8');
      if (file.endsWith('.html')) return markedTexts(source);
      return sentencesOf(file, source).map(({ english }) => english);
    }),
  );
}

const MARKED = /<([^<>]*) data-say>([^<]*)<\//g;

/** The texts of a document's elements that are marked by `data-say`. */
function markedTexts(html: string): readonly string[] {
  return Array.from(html.matchAll(MARKED), ([, , text = '']) => text);
}

/** English and the offered languages, as `boot.js` reads them: 'en ar:rtl th'. */
export function namesOf(offered: readonly string[]): string {
  return ['en', ...offered].map((one) => (RIGHT_TO_LEFT.has(one) ? `${one}:rtl` : one)).join(' ');
}

/**
 * Writes what a document says before its scripts run in all languages, of which `boot.js` hides the others.
 * `data-languages` of the root names them, `data-language-names` as their readers do.
 */
export function inAllLanguages(html: string, offered: readonly string[]): string {
  const catalogues = offered.map((language) => ({ language, texts: readCatalogue(language) }));
  const readersNames = ['en', ...offered].map(languageName);
  return html
    .replace(
      '<html lang="en"',
      `<html lang="en" data-languages="${namesOf(offered)}" data-language-names="${readersNames.join('|')}"`,
    )
    .replaceAll(MARKED, (_, tag: string, english: string) => {
      const texts = [{ language: 'en', texts: {} as Translations }, ...catalogues].map(
        ({ language, texts }) => `<span lang="${language}" data-say>${texts[english] || english}</span>`,
      );
      return `<${tag}>${texts.join(' ')}</`;
    });
}

/** The languages of the interface, apart from English. */
export function offeredLanguages(): readonly string[] {
  return readdirSync(CATALOGUES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => checkedLanguage(basename(file, '.json')))
    .toSorted();
}

/**
 * The code of a language that can be offered. `boot.js` compares it with the languages of browsers without their regions.
 *
 * @throws if it is none
 */
export function checkedLanguage(code: string): string {
  if (code === 'en') throw new Error('English is in the sources: it needs no file in languages.');
  const isCode = /^[a-z]{2,3}$/.test(code) && Intl.getCanonicalLocales(code)[0] === code && languageName(code) !== code;
  if (!isCode)
    throw new Error(`languages/${code}.json: '${code}' is no code of a language, such as fr or pt, without a region.`);
  return code;
}

/** The folder of the catalogues. */
export const CATALOGUES = join(workspace, 'languages');

export function catalogueFile(language: string): string {
  return join(CATALOGUES, `${language}.json`);
}

/** The translations to a language, none without a file. */
export function readCatalogue(language: string): Translations {
  const file = catalogueFile(language);
  return existsSync(file) ? parseCatalogue(language, readFileSync(file, 'utf8')) : {};
}

/** @throws if it is no JSON */
export function parseCatalogue(language: string, json: string): Translations {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`languages/${language}.json cannot be read as JSON. ${String(error)}`);
  }
}

/** What packages say in a language, for `say`. */
export function catalogueOf(packages: readonly string[], language: string): CompiledCatalogue {
  if (language === MADE_UP) return madeUpCatalogue(packages);
  const english = englishOf(packages);
  return compileCatalogue(
    Object.fromEntries(
      Object.entries(readCatalogue(language)).filter(([sentence, text]) => text !== '' && english.has(sentence)),
    ),
  );
}

/** Translations in the form that `say` formats, by the ids of their sentences. */
export function compileCatalogue(translations: Translations, textOf?: (words: string) => string): CompiledCatalogue {
  return Object.fromEntries(
    Object.entries(translations).map(([english, text]) => [idOf(english), compileSentence(text, textOf).compiled]),
  );
}

type CompiledCatalogue = Record<string, CompiledMessage>;

/** The language of long words between brackets, which shows what is not translated and what does not fit. */
export const MADE_UP = 'xx';

const MARKS: Readonly<Record<string, string>> = { a: 'åå', e: 'éé', i: 'ïï', o: 'öö', u: 'ůů', y: 'ÿ', n: 'ñ', s: 'š' };

/** The English sentences in the made-up language. */
function madeUpCatalogue(packages: readonly string[]): CompiledCatalogue {
  const sentences = Array.from(englishOf(packages), (sentence) => [sentence, sentence]);
  return compileCatalogue(Object.fromEntries(sentences), (words) =>
    /\p{L}/u.test(words) ? `⟦${words.replace(/[aeiouyns]/g, (letter) => MARKS[letter] ?? letter)}⟧` : words,
  );
}

/** What is wrong with the catalogues, one sentence for each fault. */
export function faultsIn(languages: readonly string[], english: ReadonlySet<string>): readonly string[] {
  return languages.flatMap((language) =>
    faultsOf(english, readCatalogue(language), language).map((fault) => `languages/${language}.json: ${fault}`),
  );
}

/** More sentences without a translation than this are counted: a new language has all of them. */
const MAX_NAMED = 20;

/** What is wrong with a catalogue, one sentence for each fault. */
export function faultsOf(
  english: ReadonlySet<string>,
  translations: Translations,
  language: string,
): readonly string[] {
  const missing = [...english].filter((sentence) => !translations[sentence]);
  const faults =
    missing.length > MAX_NAMED
      ? [`lacks ${missing.length} translations. Run \`npm run languages\`, and search the file for ""`]
      : missing.map((sentence) => `is not translated: ${sentence}`);
  const forms = formsOf(language);
  for (const sentence of english) {
    const text = translations[sentence];
    if (text) faults.push(...faultsOfTranslation(sentence, text, forms));
  }
  for (const sentence of Object.keys(translations)) if (!english.has(sentence)) faults.push(`is not used: ${sentence}`);
  return faults;
}

/** The plural forms that a language has for numbers below 200. */
function formsOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 199 }, (_, index) => rules.select(index + 1)))];
}

function faultsOfTranslation(sentence: string, text: string, forms: readonly string[]): readonly string[] {
  const where = `for '${sentence}': ${text}`;
  try {
    const needed = compileSentence(sentence).names;
    const { names: given, plurals } = compileSentence(text);
    const isQuoted = /'[{<]/.test(text);
    return [
      ...[...needed]
        .filter((name) => !given.has(name))
        .map(
          (name) =>
            `lacks the value '${name}'${isQuoted ? ' (an apostrophe before a bracket quotes it: use ’)' : ''} ${where}`,
        ),
      ...[...given]
        .filter((name) => !needed.has(name))
        .map((name) => `has '${name}', which the English sentence has not, ${where}`),
      ...plurals
        .flatMap((given) => forms.filter((form) => !given.includes(form)))
        .map((form) => `lacks the plural form '${form}' ${where}`),
    ];
  } catch (error) {
    return [`is no ICU message (${String(error)}) ${where}`];
  }
}

/** Fails if two sentences share an id. */
export function checkIds(sentences: Iterable<string>): void {
  const byId = new Map<string, string>();
  for (const sentence of sentences) {
    const other = byId.get(idOf(sentence));
    if (other !== undefined && other !== sentence)
      throw new Error(`'${sentence}' and '${other}' have one id: change a word of one.`);
    byId.set(idOf(sentence), sentence);
  }
}
