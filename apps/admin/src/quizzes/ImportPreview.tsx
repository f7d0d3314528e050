import type { ParsedQuestion } from '@cpd/domain/questionFormats';
import type { QuizChoice } from '@cpd/domain/quiz';
import { WarningIcon } from '@cpd/ui/Icon';
import { paragraph, type Sentence, say } from '@cpd/ui/language';
import { type Column, PagedTable } from '@cpd/ui/PagedTable';
import { Text } from '@cpd/ui/Text';
import * as styles from './ImportDialog.css.ts';
import { QuestionChoices } from './QuestionChoices.tsx';

interface PreviewRow {
  readonly _id: string;
  readonly line: number;
  readonly question: string;
  readonly choices: readonly QuizChoice[];
  readonly problems: readonly Sentence[];
  readonly losses: readonly Sentence[];
  readonly isInQuiz: boolean;
}

/** A longer preview would slow down typing. */
const PREVIEW_ROWS = 50;

/** Those that cannot be imported, or not completely, come first, because they need attention. */
function previewRows(parsed: readonly ParsedQuestion[], missing: ReadonlySet<ParsedQuestion>): readonly PreviewRow[] {
  const rank = ({ problems, losses, isInQuiz }: PreviewRow) =>
    problems.length > 0 ? 0 : Number(losses.length === 0 || isInQuiz) + 1;
  return parsed
    .map((parsedQuestion, index) => {
      const { line, problems, losses, question, choices } = parsedQuestion;
      const isInQuiz = problems.length === 0 && !missing.has(parsedQuestion);
      return { _id: String(index), line, question, choices, problems, losses, isInQuiz };
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

function previewColumns(): readonly Column<PreviewRow>[] {
  return [
    {
      id: 'line',
      header: say('Where'),
      width: 96,
      onCard: 'flow',
      cell: ({ line }) => say('Line {number}', { number: line }),
    },
    {
      id: 'question',
      header: say('Question'),
      isRowHeader: true,
      cell: ({ question }) => (
        <Text as="span" keepsLines>
          {question}
        </Text>
      ),
    },
    {
      id: 'choices',
      header: say('Choices'),
      onCard: 'below',
      cell: ({ choices }) => <QuestionChoices choices={choices} />,
    },
    { id: 'result', header: say('Result'), onCard: 'flow', cell: (row) => <Result {...row} /> },
  ];
}

export interface ImportPreviewProps {
  parsed: readonly ParsedQuestion[];
  /** Those that can be imported and are not in the quiz. */
  missing: ReadonlySet<ParsedQuestion>;
}

/** Lists the questions of an import, with what prevents each from being imported, or what it loses. */
export function ImportPreview({ parsed, missing }: ImportPreviewProps) {
  const rows = previewRows(parsed, missing);
  const hiddenCount = rows.length - PREVIEW_ROWS;
  return (
    <>
      <PagedTable
        caption={say('Questions of the import')}
        columns={previewColumns()}
        rows={rows.slice(0, PREVIEW_ROWS)}
        getRowId={({ _id }) => _id}
        verticalAlign="baseline"
      />
      {hiddenCount > 0 && (
        <Text tone="muted">
          {say('And {n, plural, one {# more question} other {# more questions}}.', { n: hiddenCount })}
        </Text>
      )}
    </>
  );
}

function Result({ problems, losses, isInQuiz }: PreviewRow) {
  if (isInQuiz) {
    return (
      <Text as="span" tone="muted">
        {say('In this quiz')}
      </Text>
    );
  }
  const [problem, ...others] = problems.map((one) => say(one));
  if (problem === undefined && losses.length === 0) return <span>{say('Ready')}</span>;
  return (
    <span className={styles.problem}>
      <WarningIcon />
      <span>
        {problem === undefined
          ? paragraph(say('Ready.'), ...losses.map((loss) => say(loss)))
          : paragraph(problem, ...others)}
      </span>
    </span>
  );
}
