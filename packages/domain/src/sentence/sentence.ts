/**
 * What stands for a `{name}` in a sentence: words as they are, a number in the digits of the language, another sentence,
 * or a list of them.
 */
export type SentenceValue = string | number | Sentence | readonly (string | Sentence)[];

/** A sentence of the interface that its reader's language is not known for yet. */
export interface Sentence {
  /** English, as an ICU message. A build replaces it by its id and its compiled form. */
  readonly english: string;
  readonly values: Readonly<Record<string, SentenceValue>>;
}

/** Describes a sentence: `say` shows it. The English text is one literal, see CONTRIBUTING.md. */
export function sentence(english: string, values: Readonly<Record<string, SentenceValue>> = {}): Sentence {
  return { english, values };
}

/** Whether a value is a sentence instead of words of people, which are not translated. */
export function isSentence(value: unknown): value is Sentence {
  return typeof value === 'object' && value !== null && 'english' in value;
}
