import { useUnsavedInput } from '@cpd/api/session';
import { questionInputKey } from '@cpd/domain/questionValues';
import { UnfinishedNotice } from '@cpd/ui/EditScreen';
import { say } from '@cpd/ui/language';
import { useReducer } from 'react';
import type { OpenDialog } from './QuizDialog.tsx';
import { importInputKey } from './useImportInput.ts';

export interface UnfinishedNoticesProps {
  course: string;
  open: OpenDialog;
  onOpen: (open: OpenDialog) => void;
}

/** Offers to continue a question and an import of an earlier visit. */
export function UnfinishedNotices({ course, open, onOpen }: UnfinishedNoticesProps) {
  const unsavedInput = useUnsavedInput();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  // Also of a question that was deleted since, which its dialog can add again.
  const start = questionInputKey(course, '');
  const question = unsavedInput
    .keysOf(start)
    .map((key) => key.slice(start.length))
    .find((id) => open.dialog !== 'question' || id !== open.id);

  function discard(id: string) {
    unsavedInput.clear(questionInputKey(course, id));
    rerender();
  }

  return (
    <>
      {question !== undefined && (
        <UnfinishedNotice
          onContinue={() => onOpen({ dialog: 'question', id: question })}
          onDiscard={() => discard(question)}
        >
          {say('You have an unfinished question.')}
        </UnfinishedNotice>
      )}
      {open.dialog !== 'import' && unsavedInput.read(importInputKey(course)) && (
        <UnfinishedNotice onContinue={() => onOpen({ dialog: 'import' })}>
          {say('You have an unfinished import.')}
        </UnfinishedNotice>
      )}
    </>
  );
}
