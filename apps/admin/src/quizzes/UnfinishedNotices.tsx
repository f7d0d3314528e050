import { useClient } from '@cpd/api/client';
import type { Question } from '@cpd/api/quizzes';
import { useCurrentUser } from '@cpd/api/session';
import { Button } from '@cpd/ui/Button';
import { Notice } from '@cpd/ui/Notice';
import { Inline } from '@cpd/ui/Stack';
import { useReducer } from 'react';
import { importDraftKey } from './ImportDialog.tsx';
import { questionDraftKey } from './questionValues.ts';

export interface UnfinishedNoticesProps {
  course: string;
  questions: readonly Question[] | undefined;
  /** The id of the question whose dialog is open, or 'new'. */
  openQuestion: string | undefined;
  isImportOpen: boolean;
  onContinueQuestion: (id: string) => void;
  onContinueImport: () => void;
}

/** Offers to continue a question and an import of an earlier visit. */
export function UnfinishedNotices(props: UnfinishedNoticesProps) {
  const { course, questions = [], openQuestion, isImportOpen, onContinueQuestion, onContinueImport } = props;
  const { formDrafts } = useClient();
  // Drafts can be read once the user is known.
  useCurrentUser();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const hasDraft = (key: string) => formDrafts.read(key) !== undefined;
  const question = ['new', ...questions.map(({ _id }) => _id)].find(
    (id) => id !== openQuestion && hasDraft(questionDraftKey(course, id)),
  );

  function discard(id: string) {
    formDrafts.clear(questionDraftKey(course, id));
    rerender();
  }

  return (
    <>
      {question !== undefined && (
        <Notice
          actions={
            <Inline>
              <Button size="small" onPress={() => onContinueQuestion(question)}>
                Continue
              </Button>
              <Button size="small" onPress={() => discard(question)}>
                Discard
              </Button>
            </Inline>
          }
        >
          You have an unfinished question.
        </Notice>
      )}
      {!isImportOpen && hasDraft(importDraftKey(course)) && (
        <Notice
          actions={
            <Button size="small" onPress={onContinueImport}>
              Continue
            </Button>
          }
        >
          You have an unfinished import.
        </Notice>
      )}
    </>
  );
}
