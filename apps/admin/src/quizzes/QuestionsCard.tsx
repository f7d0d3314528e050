import type { Choice, Question } from '@cpd/api/quizzes';
import { Button } from '@cpd/ui/Button';
import { CheckIcon, PlusIcon } from '@cpd/ui/Icon';
import type { Column } from '@cpd/ui/PagedTable';
import { Inline } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { VisuallyHidden } from '@cpd/ui/VisuallyHidden';
import { buttonColumn } from '../kit/lists/buttonColumns.tsx';
import type { UnpagedList } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';
import * as styles from './QuestionsCard.css.ts';

export interface QuestionsCardProps {
  questions: UnpagedList<Question>;
  onNew: () => void;
  onImport: () => void;
  onExport: () => void;
  onEdit: (question: Question) => void;
  onDelete: (question: Question) => void;
}

export function QuestionsCard({ questions, onNew, onImport, onExport, onEdit, onDelete }: QuestionsCardProps) {
  const numbers = new Map(questions.rows?.map(({ _id }, index) => [_id, index + 1]));
  const nameOf = ({ question }: Question) => question;
  const columns: readonly Column<Question>[] = [
    {
      id: 'question',
      header: 'Question',
      isRowHeader: true,
      cell: ({ _id, question }) => (
        <span className={styles.question}>
          <Text as="span" tone="muted">{`${numbers.get(_id)}.`}</Text>
          <Text as="span" keepsLines>
            {question}
          </Text>
        </span>
      ),
    },
    { id: 'choices', header: 'Choices', onCard: 'below', cell: ({ choices }) => <Choices choices={choices} /> },
    buttonColumn('Edit', { width: 80, atRest: 'muted', nameOf, onPress: onEdit }),
    buttonColumn('Delete', { width: 108, tone: 'critical', atRest: 'muted', nameOf, onPress: onDelete }),
  ];
  return (
    <ListTable
      title="Questions"
      caption="Questions with their choices"
      description="Require at least 1 before enable course training"
      pluralNoun="questions"
      list={questions}
      columns={columns}
      verticalAlign="baseline"
      empty={{ title: 'No data.', description: 'Add the first question, or paste one.' }}
      actions={
        <Inline>
          {!!questions.rows?.length && <Button onPress={onExport}>Export</Button>}
          <Button onPress={onImport} isDisabled={questions.rows === undefined}>
            Import
          </Button>
          <Button
            variant={questions.rows?.length === 0 ? 'primary' : 'secondary'}
            icon={<PlusIcon />}
            onPress={onNew}
            isDisabled={questions.rows === undefined}
          >
            New
          </Button>
        </Inline>
      }
    />
  );
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ text, isCorrect }, index) => (
        <li key={index} className={styles.choice}>
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
