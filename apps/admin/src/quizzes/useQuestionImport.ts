import { useQuestionImport as useImportAction } from '@cpd/api/quizzes';
import type { QuizQuestion } from '@cpd/domain/quiz';
import { useBatch } from '@cpd/ui/Batch';
import { useRef, useState } from 'react';

/** Runs an import that can be stopped and resumed. */
export function useQuestionImport(course: string) {
  const { run } = useImportAction();
  const batch = useBatch();
  const [stored, setStored] = useState<readonly QuizQuestion[]>();
  const counts = useRef<{ readonly before: number; readonly now: number }>(undefined);

  /** Returns how many questions all runs have added; undefined if some are missing. */
  async function start(questions: readonly QuizQuestion[]): Promise<number | undefined> {
    const isDone = await batch.start(async (signal) => {
      const outcome = await run(course, questions, {
        signal,
        onStored(current) {
          counts.current = { before: counts.current?.before ?? current.length, now: current.length };
          setStored(current);
        },
      });
      return outcome.isDone;
    });
    return isDone && counts.current ? counts.current.now - counts.current.before : undefined;
  }

  /** `stored` is what the quiz had when the last run began, and what was added since; undefined before the first run. */
  return { batch, stored, start };
}
