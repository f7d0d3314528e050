import type { Sentence } from '../language/index.ts';

/**
 * What a list says instead of its rows, in the language of the page or to be shown in it. Each sentence is whole: languages
 * decline the noun, and what goes with it.
 */
export interface ListTexts {
  /** Such as 'No rooms yet.' */
  readonly none: string | Sentence;
  /** Such as 'Rooms could not be loaded'. */
  readonly failed: string | Sentence;
  /** For lists with a search. The keyword is empty if only a filter is set. @default 'No matches' */
  readonly noMatch?: (keyword: string) => string | Sentence;
}

/** `noMatch` of one sentence for a filter alone, and another that names the keyword. */
export function forKeyword(without: Sentence, of: (keyword: string) => Sentence): (keyword: string) => Sentence {
  return (keyword) => (keyword === '' ? without : of(keyword));
}
