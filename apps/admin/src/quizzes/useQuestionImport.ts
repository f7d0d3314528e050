import { useQuestionImport as useImportAction } from '@cpd/api/quizzes';
import type { QuizQuestion } from '@cpd/domain/quiz';
import { useEffect, useRef, useState } from 'react';

/** The progress of an import. */
export type ImportState = 'idle' | 'running' | 'stopping' | 'stopped';

/** Runs an import that can be stopped and resumed. */
export function useQuestionImport(course: string) {
  const { run } = useImportAction();
  const [state, setState] = useState<ImportState>('idle');
  const [stored, setStored] = useState<readonly QuizQuestion[]>();
  const countBefore = useRef<number>(undefined);
  const running = useRef<{
    readonly controller: AbortController;
    readonly ended: Promise<{ readonly isDone: boolean }>;
  }>(undefined);
  useEffect(() => () => running.current?.controller.abort(), []);

  /** Returns how many questions all runs have added; undefined if some are missing. */
  async function start(questions: readonly QuizQuestion[]): Promise<number | undefined> {
    const controller = new AbortController();
    setState('running');
    const ended = run(course, questions, {
      signal: controller.signal,
      onStored(current) {
        countBefore.current ??= current.length;
        setStored(current);
      },
    });
    running.current = { controller, ended };
    const outcome = await ended;
    running.current = undefined;
    setState(outcome.isDone ? 'idle' : 'stopped');
    return outcome.isDone ? outcome.response.length - (countBefore.current ?? 0) : undefined;
  }

  /**
   * Stops after the question that is being sent, and waits for it: until then it may be stored or not. Returns whether it
   * was the last one, so that the import is complete.
   */
  async function stop(): Promise<boolean> {
    if (!running.current) return false;
    const { controller, ended } = running.current;
    controller.abort();
    setState('stopping');
    return (await ended).isDone;
  }

  /** `stored` is what the quiz had when the last run began, and what was added since; undefined before the first run. */
  return { state, stored, start, stop };
}
