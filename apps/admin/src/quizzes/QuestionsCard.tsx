import { useCapability } from '@cpd/api/capabilities';
import type { Course } from '@cpd/api/courses';
import type { QueryResult } from '@cpd/api/query';
import type { Question } from '@cpd/api/quizzes';
import { copyIdOf } from '@cpd/domain/questionValues';
import { quizConfigWarning } from '@cpd/domain/quizConfig';
import { Button } from '@cpd/ui/Button';
import { buttonColumn } from '@cpd/ui/columns';
import { PlusIcon } from '@cpd/ui/Icon';
import { ListTable, type ListTexts, unpagedList } from '@cpd/ui/ListScreen';
import { formatNumber, say, sentence } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { Inline } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { QuizConfigNotice } from '../courses/QuizConfigNotice.tsx';
import { QuestionChoices } from './QuestionChoices.tsx';
import * as styles from './QuestionsCard.css.ts';
import type { OpenDialog } from './QuizDialog.tsx';
import { useQuestionDeletion } from './useQuestionDeletion.ts';
import type { useQuizConfig } from './useQuizConfig.ts';

const questionTexts = {
  none: sentence('No questions yet.'),
  failed: sentence('Questions could not be loaded'),
} satisfies ListTexts;

export interface QuestionsCardProps {
  course: Course;
  questions: QueryResult<readonly Question[]>;
  config: ReturnType<typeof useQuizConfig>;
  open: OpenDialog;
  onOpen: (open: OpenDialog) => void;
}

export function QuestionsCard({ course, questions, config, open, onOpen }: QuestionsCardProps) {
  const list = unpagedList(questions);
  const { rows } = list;
  const questionCount = rows?.length;
  const warning = questionCount === undefined ? undefined : say(quizConfigWarning(course, questionCount));
  const onDelete = useQuestionDeletion(course._id, questions, config.lowerTo);
  return (
    <ListTable
      title={say('Questions')}
      caption={say('Questions with their choices')}
      description={say('Require at least 1 before enable course training')}
      texts={questionTexts}
      list={list}
      columns={useQuestionColumns(rows ?? [], onOpen, onDelete)}
      verticalAlign="baseline"
      toolbar={
        // Announced when it appears, so not behind a dialog.
        warning !== undefined &&
        open.dialog === 'none' && (
          <div className={styles.notice}>
            <QuizConfigNotice
              warning={warning}
              questionCount={questionCount}
              isPending={config.form.isSaving}
              isAfterImport={open.hasImported}
              onFix={config.fix}
            />
          </div>
        )
      }
      empty={{ title: say('No data.'), description: say('Add the first question, or import many.') }}
      actions={
        <Inline>
          {!!questionCount && <Button onPress={() => onOpen({ dialog: 'export' })}>{say('Export')}</Button>}
          <Button onPress={() => onOpen({ dialog: 'import' })} isDisabled={rows === undefined}>
            {say('Import')}
          </Button>
          <Button
            variant={questionCount === 0 ? 'primary' : 'secondary'}
            icon={<PlusIcon />}
            onPress={() => onOpen({ dialog: 'question', id: 'new' })}
            isDisabled={rows === undefined}
          >
            {say('New')}
          </Button>
        </Inline>
      }
    />
  );
}

function useQuestionColumns(
  rows: readonly Question[],
  onOpen: (open: OpenDialog) => void,
  onDelete: (question: Question) => void,
): readonly Column<Question>[] {
  const canDuplicate = useCapability('duplicate') === true;
  const numbers = new Map(rows.map(({ _id }, index) => [_id, index + 1]));
  // The digits of the largest number, and the full stop.
  const numberWidth = `${String(numbers.size).length + 0.5}ch`;
  const nameOf = ({ question }: Question) => question;
  const opensDialog = (idOf: (id: string) => string) => ({
    isMuted: true,
    nameOf,
    onPress: ({ _id }: Question) => onOpen({ dialog: 'question', id: idOf(_id) }),
  });
  return [
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
    buttonColumn(
      say('Edit'),
      opensDialog((id) => id),
    ),
    ...(canDuplicate ? [buttonColumn(say('Duplicate'), opensDialog(copyIdOf))] : []),
    buttonColumn(say('Delete'), { tone: 'critical', isMuted: true, nameOf, onPress: onDelete }),
  ];
}
