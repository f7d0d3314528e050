import type { QuizConfig } from '@cpd/domain/quiz';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Notice } from '@cpd/ui/Notice';
import { Skeleton } from '@cpd/ui/Skeleton';
import { Stack } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import type { ShownForm } from '../kit/editing/useForm.ts';
import { FieldOutline } from '../kit/FieldOutline.tsx';
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

/** Holds the place of a quiz on its way: its numbers, and its questions. */
export function QuizOutline() {
  return (
    <Stack gap={20}>
      <Card>
        <FieldOutline />
      </Card>
      <Card>
        <Stack gap={20}>
          <Skeleton width="short" />
          <Skeleton width="long" />
          <Skeleton width="long" />
          <Skeleton width="long" />
        </Stack>
      </Card>
    </Stack>
  );
}
