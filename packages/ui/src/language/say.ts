import { formatMessage, isSentence } from '@cpd/domain/sentence';
import type { CompiledMessage } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import { isolated, joined, locale, numberFormat, pluralRules, setPageLanguage } from './locale.ts';
import type { Sentence, SentenceValue } from './sentence.ts';

/** The compiled translations of one language, by the ids of their sentences. */
export type Catalogue = Readonly<Record<string, string | readonly unknown[]>>;

/** What a build makes of a sentence: its id, and English. */
type Compiled = readonly [id: string, english: CompiledMessage];

let catalogue: Catalogue = {};

/**
 * Shows sentences in a language from now on. Call it before the first page is rendered; English needs none.
 *
 * @param language Of a page that a build writes. In browsers it is that of the document.
 */
export function setCatalogue(translations: Catalogue, language?: string): void {
  catalogue = translations;
  setPageLanguage(language);
}

type Elements = Readonly<Record<string, SentenceValue | ReactNode | ((words: ReactNode) => ReactNode)>>;

/**
 * A sentence of the interface in the language of the page.
 *
 * @param text English as one literal, with ICU plurals, `{values}` and `<elements>`; or the sentence of another module, if
 *   it has one.
 * @param values What stands for each `{value}`, and a function that wraps the words of each `<element>`.
 */
export function say(text: string | Sentence, values?: Readonly<Record<string, SentenceValue>>): string;
export function say(text: Sentence | null | undefined): string | undefined;
export function say(text: string | Sentence, values: Elements): ReactNode;
export function say(text: string | Sentence | null | undefined, values: Elements = {}): ReactNode {
  if (text === null || text === undefined) return undefined;
  if (isSentence(text)) return say(text.english, text.values);
  // Builds, tests and stories compile the literal.
  const [id, english] = text as unknown as Compiled;
  const message = (catalogue[id] ?? english) as CompiledMessage;
  // Most sentences have no values, and a list says hundreds.
  if (typeof message === 'string') return message;
  return withoutKeys(formatMessage(message, locale(), wrappers(values), shownValue, formatters));
}

const formatters = { getNumberFormat: numberFormat, getPluralRules: pluralRules };

/** The formatter passes the words of an element as a list. */
function wrappers(values: Elements): Elements {
  if (!Object.values(values).some((value) => typeof value === 'function')) return values;
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (words: ReactNode[]) => value(withoutKeys(words)) : value,
  ]);
  return Object.fromEntries(entries);
}

/** The parts of a sentence do not change their order, so React needs no keys. */
function withoutKeys(words: ReactNode): ReactNode {
  if (!Array.isArray(words)) return words;
  return words.length === 1 ? words[0] : createElement(Fragment, null, ...words);
}

function shownValue(value: unknown): ReactNode {
  if (typeof value === 'string') return isolated(value);
  if (typeof value === 'number') return numberFormat().format(value);
  if (isSentence(value)) return say(value);
  if (Array.isArray(value)) return joined(value.map((item) => (isSentence(item) ? say(item) : isolated(item))));
  return value as ReactNode;
}
