import type { ParsedQuestion } from '@cpd/domain/questionFormats';
import { counted, listed } from '@cpd/domain/text';

/** The number of lines that a sentence names. */
const MAX_NAMED_LINES = 3;

/** Says in sentences how many questions of a text can be imported, and where the others are. */
export function importSummary(parsed: readonly ParsedQuestion[], missing: readonly ParsedQuestion[]): string {
  const faulty = parsed.filter(({ problems }) => problems.length > 0);
  const inQuiz = parsed.length - faulty.length - missing.length;
  const incomplete = missing.filter(({ losses }) => losses.length > 0);
  return [
    missing.length > 0 && `${counted(missing.length, 'question')} can be imported.`,
    incomplete.length > 0 && `${incomplete.length} not completely: ${lines(incomplete)}.`,
    inQuiz > 0 && `${inQuiz} already in this quiz.`,
    faulty.length > 0 && `${faulty.length} cannot: ${lines(faulty)}.`,
    parsed.length === 0 && 'No question was found in this text.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

function lines(questions: readonly ParsedQuestion[]): string {
  return listed(
    questions.map(({ line }) => `line ${line}`),
    MAX_NAMED_LINES,
  );
}
