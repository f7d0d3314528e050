import type { Choice, Question } from '@cpd/api/quizzes';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { CheckIcon, PlusIcon } from '@cpd/ui/Icon';
import { type Column, PagedTable } from '@cpd/ui/PagedTable';
import { Text } from '@cpd/ui/Text';
import { VisuallyHidden } from '@cpd/ui/VisuallyHidden';
import * as styles from './QuestionsCard.css.ts';

export interface QuestionsCardProps {
  /** The questions; undefined until the first answer. */
  questions: readonly Question[] | undefined;
  /** Whether the questions could not be loaded. */
  haveQuestionsFailed: boolean;
  onRetryQuestions: () => void;
  onNew: () => void;
  onEdit: (question: Question) => void;
  onDelete: (question: Question) => void;
}

/** Lists a quiz's questions with their choices. */
export function QuestionsCard(props: QuestionsCardProps) {
  const { questions, haveQuestionsFailed, onRetryQuestions, onNew } = props;
  const isFailure = haveQuestionsFailed && questions === undefined;
  const newButton = (
    <Button icon={<PlusIcon />} onPress={onNew} isDisabled={questions === undefined}>
      New
    </Button>
  );
  return (
    <Card
      title="Questions"
      description="Require at least 1 before enable course training"
      actions={newButton}
      padding="none"
    >
      <PagedTable
        caption="Questions with their choices"
        columns={columnsOf(props)}
        rows={questions ?? []}
        getRowId={({ _id }) => _id}
        isLoading={questions === undefined && !haveQuestionsFailed}
        emptyText={isFailure ? 'The questions could not be loaded.' : 'No data.'}
        emptyAction={isFailure && <Button onPress={onRetryQuestions}>Try again</Button>}
      />
    </Card>
  );
}

function columnsOf({ onEdit, onDelete }: QuestionsCardProps): readonly Column<Question>[] {
  return [
    {
      id: 'question',
      header: 'Question',
      isRowHeader: true,
      cell: ({ question }) => (
        <Text as="span" keepsLines>
          {question}
        </Text>
      ),
    },
    { id: 'choices', header: 'Choices', cell: ({ choices }) => <Choices choices={choices} /> },
    {
      id: 'edit',
      header: 'Edit',
      width: 80,
      isAction: true,
      cell: (row) => (
        <Button variant="quiet" size="small" aria-label={`Edit ${row.question}`} onPress={() => onEdit(row)}>
          Edit
        </Button>
      ),
    },
    {
      id: 'delete',
      header: 'Delete',
      width: 108,
      isAction: true,
      cell: (row) => (
        <Button
          variant="quiet"
          tone="critical"
          size="small"
          aria-label={`Delete ${row.question}`}
          onPress={() => onDelete(row)}
        >
          Delete
        </Button>
      ),
    },
  ];
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ text, isCorrect }, place) => (
        <li key={place} className={styles.choice}>
          <span className={styles.mark}>
            {isCorrect && (
              <Text as="span" tone="positive">
                <CheckIcon />
              </Text>
            )}
          </span>
          <Text as="span" tone={isCorrect ? 'positive' : 'inherit'}>
            {text}
            {isCorrect && <VisuallyHidden> (correct)</VisuallyHidden>}
          </Text>
        </li>
      ))}
    </ul>
  );
}
