import { useClient } from '@cpd/api/client';
import { useCurrentUser } from '@cpd/api/session';
import { questionInputKey } from '@cpd/domain/questionValues';
import { Button } from '@cpd/ui/Button';
import { say } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { Inline } from '@cpd/ui/Stack';
import { useReducer } from 'react';
import { importInputKey } from './useImportInput.ts';

export interface UnfinishedNoticesProps {
  course: string;
  /** The id of the question whose dialog is open, or 'new'. */
  openQuestion: string | undefined;
  isImportOpen: boolean;
  onContinueQuestion: (id: string) => void;
  onContinueImport: () => void;
}

/** Offers to continue a question and an import of an earlier visit. */
export function UnfinishedNotices(props: UnfinishedNoticesProps) {
  const { course, openQuestion, isImportOpen, onContinueQuestion, onContinueImport } = props;
  const { unsavedInput } = useClient();
  // Input can be read once the user is known.
  useCurrentUser();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  // Also of a question that was deleted since, which its dialog can add again.
  const start = questionInputKey(course, '');
  const question = unsavedInput
    .keysOf(start)
    .map((key) => key.slice(start.length))
    .find((id) => id !== openQuestion);

  function discard(id: string) {
    unsavedInput.clear(questionInputKey(course, id));
    rerender();
  }

  return (
    <>
      {question !== undefined && (
        <Notice
          actions={
            <Inline>
              <Button size="small" onPress={() => onContinueQuestion(question)}>
                {say('Continue')}
              </Button>
              <Button size="small" onPress={() => discard(question)}>
                {say('Discard')}
              </Button>
            </Inline>
          }
        >
          {say('You have an unfinished question.')}
        </Notice>
      )}
      {!isImportOpen && unsavedInput.read(importInputKey(course)) && (
        <Notice
          actions={
            <Button size="small" onPress={onContinueImport}>
              {say('Continue')}
            </Button>
          }
        >
          {say('You have an unfinished import.')}
        </Notice>
      )}
    </>
  );
}
