import type { Question } from '@cpd/api/quizzes';
import type { QuizConfig } from '@cpd/domain/quiz';
import { Button } from '@cpd/ui/Button';
import { Notice } from '@cpd/ui/Notice';
import { Stack } from '@cpd/ui/Stack';
import type { EditFormProps } from '../kit/editing/useEditForm.ts';
import { ConfigCard } from './ConfigCard.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';

/** What a quiz's editor shows and reports. */
export interface QuizEditScreenProps {
  /** The quiz's two numbers as they are being edited. */
  config: QuizConfig;
  /** Receives the number that changes, brought into its range. */
  onConfigChange: (part: Partial<QuizConfig>) => void;
  /** Whether nobody can pass with these numbers. */
  isUnreachable: boolean;
  /** Whether the numbers are being saved. */
  isUpdating: boolean;
  /** What others have done to the numbers meanwhile. */
  elsewhere: EditFormProps<QuizConfig>['elsewhere'];
  /** Saves the numbers. */
  onUpdate: () => void;
  /** The questions; undefined until the first answer. */
  questions: readonly Question[] | undefined;
  /** Whether the questions could not be loaded. */
  haveQuestionsFailed: boolean;
  /** Loads the questions again. */
  onRetryQuestions: () => void;
  /** Opens the dialog for a new question. */
  onNew: () => void;
  /** Opens the dialog of a question. */
  onEdit: (question: Question) => void;
  /** Deletes a question, after asking. */
  onDelete: (question: Question) => void;
  /** Opens the dialog of a question that was being typed when an earlier visit was cut short, if there is one. */
  onContinueDraft: (() => void) | undefined;
}

/** A course's quiz: its config and its questions. */
export function QuizEditScreen(props: QuizEditScreenProps) {
  const { onContinueDraft } = props;
  return (
    <Stack gap={20}>
      {onContinueDraft && (
        <Notice
          actions={
            <Button size="small" onPress={onContinueDraft}>
              Continue
            </Button>
          }
        >
          A question from an earlier visit is not saved yet.
        </Notice>
      )}
      <ConfigCard {...props} />
      <QuestionsCard {...props} />
    </Stack>
  );
}
