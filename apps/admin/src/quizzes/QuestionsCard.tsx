import type { Question } from '@cpd/api/quizzes';
import { Button } from '@cpd/ui/Button';
import { buttonColumn } from '@cpd/ui/columns';
import { PlusIcon } from '@cpd/ui/Icon';
import { ListTable, type ListTexts, type UnpagedList } from '@cpd/ui/ListScreen';
import { formatNumber, say, sentence } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { Inline } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import type { ReactNode } from 'react';
import { QuestionChoices } from './QuestionChoices.tsx';
import * as styles from './QuestionsCard.css.ts';

const questionTexts = {
  none: sentence('No questions yet.'),
  failed: sentence('Questions could not be loaded'),
} satisfies ListTexts;

export interface QuestionsCardProps {
  questions: UnpagedList<Question>;
  /** A notice above the questions. */
  notice?: ReactNode;
  onNew: () => void;
  onImport: () => void;
  onExport: () => void;
  onEdit: (question: Question) => void;
  /** Opens a copy. Without it, questions cannot be copied. */
  onDuplicate: ((question: Question) => void) | undefined;
  onDelete: (question: Question) => void;
}

export function QuestionsCard(props: QuestionsCardProps) {
  const { questions, notice, onNew, onImport, onExport, onEdit, onDuplicate, onDelete } = props;
  const numbers = new Map(questions.rows?.map(({ _id }, index) => [_id, index + 1]));
  // The digits of the largest number, and the full stop.
  const numberWidth = `${String(numbers.size).length + 0.5}ch`;
  const nameOf = ({ question }: Question) => question;
  const columns: readonly Column<Question>[] = [
    {
      id: 'question',
      header: say('Question'),
      isRowHeader: true,
      cell: ({ _id, question }) => (
        <span className={styles.question}>
          <span className={styles.number} style={{ minWidth: numberWidth }}>
            <Text as="span" tone="muted">{`${formatNumber(numbers.get(_id) ?? 0)}.`}</Text>
          </span>
          <Text as="span" keepsLines>
            {question}
          </Text>
        </span>
      ),
    },
    {
      id: 'choices',
      header: say('Choices'),
      onCard: 'below',
      cell: ({ choices }) => <QuestionChoices choices={choices} />,
    },
    buttonColumn(say('Edit'), { isMuted: true, nameOf, onPress: onEdit }),
    ...(onDuplicate ? [buttonColumn(say('Duplicate'), { isMuted: true, nameOf, onPress: onDuplicate })] : []),
    buttonColumn(say('Delete'), { tone: 'critical', isMuted: true, nameOf, onPress: onDelete }),
  ];
  return (
    <ListTable
      title={say('Questions')}
      caption={say('Questions with their choices')}
      description={say('Require at least 1 before enable course training')}
      texts={questionTexts}
      list={questions}
      columns={columns}
      verticalAlign="baseline"
      toolbar={notice && <div className={styles.notice}>{notice}</div>}
      empty={{ title: say('No data.'), description: say('Add the first question, or import many.') }}
      actions={
        <Inline>
          {!!questions.rows?.length && <Button onPress={onExport}>{say('Export')}</Button>}
          <Button onPress={onImport} isDisabled={questions.rows === undefined}>
            {say('Import')}
          </Button>
          <Button
            variant={questions.rows?.length === 0 ? 'primary' : 'secondary'}
            icon={<PlusIcon />}
            onPress={onNew}
            isDisabled={questions.rows === undefined}
          >
            {say('New')}
          </Button>
        </Inline>
      }
    />
  );
}
