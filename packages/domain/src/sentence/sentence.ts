import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';

/**
 * What stands for a `{name}` in a sentence: words as they are, a number in the digits of the language, another sentence,
 * or a list of them.
 */
export type SentenceValue = string | number | Sentence | readonly (string | Sentence)[];

/** A sentence of the interface that is shown elsewhere, because the language of its reader is not known here. */
export interface Sentence {
  /** English, as an ICU message. A build replaces it by its id and its compiled form. */
  readonly english: string;
  readonly values: Readonly<Record<string, SentenceValue>>;
}

/** Describes a sentence, which `say` shows. The English text is one literal, see CONTRIBUTING.md. */
export function sentence(english: string, values: Readonly<Record<string, SentenceValue>> = {}): Sentence {
  return { english, values };
}

/** The items of a list up to a maximum, and how many others there are. */
export function listUpTo<Item>(items: readonly Item[], max: number): readonly (Item | Sentence)[] {
  const others = items.length - max;
  return others > 0 ? [...items.slice(0, max), sentence('{others} more', { others })] : items;
}

/** The number of lines that a sentence names. */
const MAX_NAMED_LINES = 3;

/** Lines of a pasted text by their numbers, for a sentence: 'line 2, line 5, line 7 and 4 more'. */
export function namedLines(lines: readonly { readonly line: number }[]): readonly Sentence[] {
  return listUpTo(
    lines.map(({ line }) => sentence('line {number}', { number: line })),
    MAX_NAMED_LINES,
  );
}

/** Each sentence once. */
export function distinctSentences(sentences: readonly Sentence[]): readonly Sentence[] {
  return [...new Map(sentences.map((one) => [JSON.stringify(one), one])).values()];
}

/** Whether a value is a sentence instead of words of people, which are not translated. */
export function isSentence(value: unknown): value is Sentence {
  return typeof value === 'object' && value !== null && 'english' in value;
}

/**
 * Formats what `compileSentence` compiled.
 *
 * @param values A value for each name, and a function of its words for each element.
 * @param shown What is shown for a value.
 */
export function formatMessage<Shown>(
  message: CompiledMessage,
  locale: string,
  values: Readonly<Record<string, unknown>>,
  shown: (value: unknown) => Shown,
  formatters: Pick<FormatOptions['formatters'], 'getNumberFormat' | 'getPluralRules'>,
): string | Shown | (string | Shown)[] {
  const all: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    all[name] = value;
    all[`${name}:`] = () => shown(value);
  }
  return format(message, locale, all as FormatValues<Shown>, {
    formatters: { ...formatters, getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args) },
  });
}
