import type { QuizConfig } from '@cpd/domain/quiz';
import { Button } from '@cpd/ui/Button';
import { Notice } from '@cpd/ui/Notice';
import { Stack } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import type { ShownForm } from '../kit/editing/useForm.ts';
import { ConfigCard } from './ConfigCard.tsx';
import { QuestionsCard, type QuestionsCardProps } from './QuestionsCard.tsx';

export interface QuizEditScreenProps extends QuestionsCardProps {
  form: ShownForm<QuizConfig>;
  onUpdate: () => void;
  /** Opens the dialog of a question that was being typed when an earlier visit was cut short, if there is one. */
  onContinueDraft: (() => void) | undefined;
  /** What was done to the course and its quiz. */
  history?: ReactNode;
}

export function QuizEditScreen({ form, onUpdate, onContinueDraft, history, ...questions }: QuizEditScreenProps) {
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
      <ConfigCard form={form} onUpdate={onUpdate} questionCount={questions.questions.rows?.length} />
      <QuestionsCard {...questions} />
      {history}
    </Stack>
  );
}
