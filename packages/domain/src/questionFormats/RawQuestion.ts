import type { Sentence } from '../sentence/sentence.ts';

/** A question as it is written in a file, before it is checked. */
export interface RawQuestion {
  /** The number of its first line, from 1. */
  readonly line: number;
  readonly question: string;
  readonly choices: readonly string[];
  /** The indexes of the choices that are marked as correct. */
  readonly correct: readonly number[];
  /** Why the answer cannot be read. */
  readonly answerFault?: Sentence | undefined;
  /** What the question loses. It can be imported nevertheless. */
  readonly losses?: readonly Sentence[];
  /** Why the question cannot be read at all. */
  readonly fault?: Sentence | undefined;
}

/** What was read of a text. */
export interface ParsedText {
  readonly questions: readonly RawQuestion[];
  /** What none of its questions has, such as columns with something else. */
  readonly leftOut: readonly Sentence[];
}

export function unreadable(line: number, question: string, fault: Sentence): RawQuestion {
  return { line, question, choices: [], correct: [], fault };
}
