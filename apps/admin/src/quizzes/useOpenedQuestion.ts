import { useClient } from '@cpd/api/client';
import type { Question } from '@cpd/api/quizzes';
import { useState } from 'react';
import { questionDraftKey } from './questionValues.ts';

/** Remembers which question's dialog is open: its id, or 'new'. */
export function useOpenedQuestion(course: string, questions: readonly Question[] | undefined) {
  const { formDrafts } = useClient();
  const [id, open] = useState<string>();
  return {
    id,
    open,
    /** The question that was being typed when an earlier visit was cut short. */
    draft: ['new', ...(questions ?? []).map(({ _id }) => _id)].find(
      (other) => other !== id && formDrafts.read(questionDraftKey(course, other)) !== undefined,
    ),
  };
}
