import { parsePastedQuestion, questionProblems } from '@cpd/domain/quiz';
import { Button } from '@cpd/ui/Button';
import { ModalDialog, useModal } from '@cpd/ui/DialogQueue';
import { Form } from '@cpd/ui/Form';
import { Notice } from '@cpd/ui/Notice';
import { Inline } from '@cpd/ui/Stack';
import { TextArea } from '@cpd/ui/TextArea';
import { useRef, useState } from 'react';
import { useEditing } from '../app/useEditing.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { emptyQuestion, type QuestionValues, questionValuesOf, quizQuestionOf } from './questionValues.ts';

/** What a question's dialog edits and reports. */
export interface QuestionDialogProps {
  /** Names the question among what is kept of unsaved forms. */
  draftKey: string;
  /** The question as it is saved; undefined for a new one. */
  saved: QuestionValues | undefined;
  /** Saves the question; the answer tells whether it was done. */
  onSave: (values: QuestionValues) => Promise<boolean>;
  /** Closes the dialog. */
  onClose: () => void;
}

/** Adds or edits a question (specification, section 2). */
export function QuestionDialog({ draftKey, saved, onSave, onClose }: QuestionDialogProps) {
  const { confirm } = useModal();
  const [isSaving, setIsSaving] = useState(false);
  const addsAnother = useRef(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const editing = useEditing<QuestionValues>({ key: draftKey, saved: saved ?? emptyQuestion });
  const { values, change } = editing;
  const problems = questionProblems(quizQuestionOf(values));

  function handlePaste(pasted: string): boolean {
    const question = values.question === '' ? parsePastedQuestion(pasted) : null;
    if (question) change(questionValuesOf(question));
    return question !== null;
  }

  async function handleSubmit() {
    if (isSaving || problems.length > 0) return;
    setIsSaving(true);
    const isDone = await onSave(values);
    setIsSaving(false);
    if (!isDone) return;
    editing.release();
    if (!addsAnother.current) return onClose();
    change(emptyQuestion);
    text.current?.focus();
  }

  async function handleCancel() {
    if (editing.isChanged && !(await confirm(DISCARD_QUESTION))) return;
    editing.release();
    onClose();
  }

  return (
    <ModalDialog role="dialog" title={saved ? 'Edit Question' : 'Add Question'} onDismiss={handleCancel}>
      <Form onSubmit={handleSubmit} aria-label={saved ? 'Edit Question' : 'Add Question'}>
        {editing.isRestored && (
          <Notice
            actions={
              <Button size="small" onPress={editing.discard}>
                Discard it
              </Button>
            }
          >
            What you had typed was put back.
          </Notice>
        )}
        <TextArea
          ref={text}
          label="Question"
          isRequired
          value={values.question}
          onChange={(question) => change({ question })}
          onPaste={handlePaste}
          description="A question pasted with four lines of choices fills the whole form; mark the correct one with *."
          errorMessage={values.question !== '' && values.question.trim() === '' ? 'Enter the question.' : undefined}
        />
        <ChoiceFields
          choices={values.choices}
          correct={values.correct}
          problems={problems}
          onChoicesChange={(choices) => change({ choices })}
          onCorrectChange={(correct) => change({ correct })}
        />
        <Inline>
          <Button
            type="submit"
            variant="primary"
            isPending={isSaving}
            onPress={() => {
              addsAnother.current = false;
            }}
          >
            Save
          </Button>
          {!saved && (
            <Button
              type="submit"
              isPending={isSaving}
              onPress={() => {
                addsAnother.current = true;
              }}
            >
              Save and add another
            </Button>
          )}
          <Button onPress={handleCancel}>Cancel</Button>
        </Inline>
      </Form>
    </ModalDialog>
  );
}

const DISCARD_QUESTION = {
  message: 'Close without saving? What you have typed will be lost.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
  tone: 'danger',
} as const;
