import type { QueryResult } from '@cpd/api/query';
import { type Question, quizzes } from '@cpd/api/quizzes';
import { questionKey } from '@cpd/domain/questionFormats';
import type { QuizQuestion } from '@cpd/domain/quiz';
import { useEffect, useRef, useState } from 'react';

/** How far an import has come. */
export type ImportState = 'idle' | 'running' | 'stopping' | 'stopped';

/**
 * Adds questions to a quiz one by one. Each start loads the quiz first and leaves out what it has, so an import that was
 * interrupted at any point adds nothing twice.
 */
export function useQuestionImport(course: string, questions: QueryResult<readonly Question[]>) {
  const read = quizzes.read.useMutation();
  const add = quizzes.add.useMutation();
  const [state, setState] = useState<ImportState>('idle');
  const [addedCount, setAddedCount] = useState(0);
  const running = useRef<AbortController>(undefined);
  // The page may be left while a question is sent.
  useEffect(() => () => running.current?.abort(), []);

  /** Returns how many questions were added in all; undefined if not all of them are in the quiz now. */
  async function start(all: readonly QuizQuestion[]): Promise<number | undefined> {
    const controller = new AbortController();
    running.current = controller;
    setState('running');
    const current = await read.run({ courseId: course });
    const existing = new Set(current.isDone ? current.response.map(questionKey) : []);
    const missing = all.filter((question) => !existing.has(questionKey(question)));
    let count = addedCount;
    for (const { question, choices } of missing) {
      const isSent = current.isDone && !controller.signal.aborted;
      if (!isSent || !(await add.run({ course, question, choices: [...choices] })).isDone) {
        setState('stopped');
        return undefined;
      }
      count += 1;
      setAddedCount(count);
    }
    // A question may have been stored although its response was lost.
    await questions.reload();
    setState(current.isDone ? 'idle' : 'stopped');
    return current.isDone ? count : undefined;
  }

  /** Stops after the question that is being sent. */
  function stop() {
    running.current?.abort();
    setState((current) => (current === 'running' ? 'stopping' : current));
  }

  return { state, start, stop };
}
