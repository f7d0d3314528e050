/** A question as it is written in a file, before it is checked. */
export interface RawQuestion {
  /** The number of its first line, from 1. */
  readonly line: number;
  readonly question: string;
  readonly choices: readonly string[];
  /** The indexes of the choices that are marked as correct. */
  readonly correct: readonly number[];
  /** Why the answer cannot be read. */
  readonly answerFault?: string | undefined;
  /** What the question loses, in sentences. It can be imported nevertheless. */
  readonly losses?: readonly string[];
  /** Why the question cannot be read at all. */
  readonly fault?: string | undefined;
}

export function unreadable(line: number, question: string, fault: string): RawQuestion {
  return { line, question, choices: [], correct: [], fault };
}
