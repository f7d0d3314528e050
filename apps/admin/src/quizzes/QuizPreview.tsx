import type { Question } from '@cpd/api/quizzes';
import { type QuestionValues, quizQuestionOf } from '@cpd/domain/questionValues';
import { lazyPart } from '@cpd/ui/LazyPart';
import { LearnerPreview } from '@cpd/ui/LearnerPreview';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

// Loaded lazily: the page opens without it.
const QuestionScreen = lazyPart(async () => (await import('@cpd/ui/LearnerScreen')).QuestionScreen);

// Contexts, so that the list of questions does not render on each key.
const OpenQuestion = createContext<QuestionValues | undefined>(undefined);
const SetOpenQuestion = createContext<(values: QuestionValues | undefined) => void>(() => undefined);

/** Lets the preview of a quiz show the question in the open dialog. */
export function OpenQuestionProvider({ children }: { children: ReactNode }) {
  const [values, setValues] = useState<QuestionValues>();
  return (
    <SetOpenQuestion value={setValues}>
      <OpenQuestion value={values}>{children}</OpenQuestion>
    </SetOpenQuestion>
  );
}

/** Shows the values of a dialog in the preview while it is open. */
export function usePreviewOf(values: QuestionValues): void {
  const setValues = use(SetOpenQuestion);
  useEffect(() => {
    setValues(values);
    return () => setValues(undefined);
  }, [setValues, values]);
}

export interface QuizPreviewProps {
  /** The course's title. */
  title: string;
  /** The first question, which is shown while no dialog is open. */
  first: Question | undefined;
  /** How many questions learners are asked. */
  count: number;
}

/** A question as learners see it: the one in the open dialog, or the first one. */
export function QuizPreview({ title, first, count }: QuizPreviewProps) {
  const values = use(OpenQuestion);
  return (
    <LearnerPreview>
      <QuestionScreen title={title} question={values ? quizQuestionOf(values) : first} count={Math.max(count, 1)} />
    </LearnerPreview>
  );
}
