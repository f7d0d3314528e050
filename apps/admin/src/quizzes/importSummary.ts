import type { ParsedQuestion } from '@cpd/domain/questionFormats';
import { paragraph, type Sentence, say, sentence } from '@cpd/ui/language';

/** The number of lines that a sentence names. */
const MAX_NAMED_LINES = 3;

/** Says in sentences how many questions of a text can be imported, where the others are, and what is left out of all. */
export function importSummary(
  parsed: readonly ParsedQuestion[],
  missing: readonly ParsedQuestion[],
  leftOut: readonly Sentence[],
): string {
  const faulty = parsed.filter(({ problems }) => problems.length > 0);
  const inQuiz = parsed.length - faulty.length - missing.length;
  const incomplete = missing.filter(({ losses }) => losses.length > 0);
  const [first = '', ...others] = [
    missing.length > 0 &&
      say('{n, plural, one {# question} other {# questions}} can be imported.', { n: missing.length }),
    incomplete.length > 0 && say('{n} not completely: {lines}.', { n: incomplete.length, lines: lines(incomplete) }),
    inQuiz > 0 && say('{n} already in this quiz.', { n: inQuiz }),
    faulty.length > 0 && say('{n} cannot: {lines}.', { n: faulty.length, lines: lines(faulty) }),
    ...leftOut.map((one) => say(one)),
    parsed.length === 0 && say('No question was found in this text.'),
  ].filter((part) => part !== false);
  return paragraph(first, ...others);
}

function lines(questions: readonly ParsedQuestion[]): readonly Sentence[] {
  const named = questions.slice(0, MAX_NAMED_LINES).map(({ line }) => sentence('line {number}', { number: line }));
  const others = questions.length - named.length;
  return others > 0 ? [...named, sentence('{others} more', { others })] : named;
}
