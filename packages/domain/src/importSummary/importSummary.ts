import type { ParsedQuestion } from '../questionFormats/questionFormats.ts';
import { namedLines, type Sentence, sentence } from '../sentence/sentence.ts';

/** Says how many questions of a text can be imported, where the others are, and what is left out of all. */
export function importSummary(
  parsed: readonly ParsedQuestion[],
  missing: readonly ParsedQuestion[],
  leftOut: readonly Sentence[],
): readonly Sentence[] {
  const faulty = parsed.filter(({ problems }) => problems.length > 0);
  const inQuiz = parsed.length - faulty.length - missing.length;
  const incomplete = missing.filter(({ losses }) => losses.length > 0);
  return [
    missing.length > 0 &&
      sentence('{n, plural, one {# question} other {# questions}} can be imported.', { n: missing.length }),
    incomplete.length > 0 &&
      sentence('{n} not completely: {lines}.', { n: incomplete.length, lines: namedLines(incomplete) }),
    inQuiz > 0 && sentence('{n} already in this quiz.', { n: inQuiz }),
    faulty.length > 0 &&
      sentence('{n, plural, one {# needs} other {# need}} a change: {lines}.', {
        n: faulty.length,
        lines: namedLines(faulty),
      }),
    ...leftOut,
    parsed.length === 0 && sentence('No question was found in this text.'),
  ].filter((part) => part !== false);
}
