import * as domain from '@cpd/domain/sentence';

/** As in `packages/domain`, whose types are not packed. */
export type SentenceValue = string | number | Sentence | readonly (string | Sentence)[];

/** A sentence that `say` shows, such as the title of a column. */
export interface Sentence {
  /** English, as an ICU message. A build replaces it by its id and its compiled form. */
  readonly english: string;
  readonly values: Readonly<Record<string, SentenceValue>>;
}

/** Describes a sentence outside of a function. The English text is one literal. */
export const sentence: (english: string, values?: Sentence['values']) => Sentence = domain.sentence;
