import { useCapability } from '@cpd/api/capabilities';
import type { QueryResult } from '@cpd/api/query';
import { newQuestionId, type Question, quizzes } from '@cpd/api/quizzes';
import { useFormDraft } from '@cpd/api/session';
import { questionProblemMessage, questionProblems } from '@cpd/domain/quiz';
import { isBlankText, textProblem } from '@cpd/domain/text';
import { QUESTION_MAX_LENGTH } from '@cpd/domain/textLength';
import { useModal } from '@cpd/ui/DialogQueue';
import { FormDialog } from '@cpd/ui/FormDialog';
import { Notice } from '@cpd/ui/Notice';
import { useNotify } from '@cpd/ui/Notifications';
import { TextArea } from '@cpd/ui/TextArea';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChangedElsewhereNotice, RestoredNotice } from '../kit/editing/formNotices.tsx';
import { discardQuestion } from '../kit/editing/UnsavedChanges.tsx';
import { useVersionedForm } from '../kit/editing/useEditForm.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { usePreviewOf } from './QuizPreview.tsx';
import {
  emptyQuestion,
  questionContentOf,
  questionDraftKey,
  questionValuesOf,
  quizQuestionOf,
} from './questionValues.ts';
import { usePastedQuestion } from './usePastedQuestion.ts';

export interface QuestionDialogProps {
  course: string;
  /** The question's id, or 'new'. */
  id: string;
  questions: QueryResult<readonly Question[]>;
  /** Receives pasted text with several questions. Unsaved input stays stored. */
  onImport: (text: string) => void;
  onClose: () => void;
}

/** Adds or edits a question. */
export function QuestionDialog({ course, id, questions, onImport, onClose }: QuestionDialogProps) {
  const { confirm } = useModal();
  const notify = useNotify();
  const add = quizzes.add.useMutation();
  const change = quizzes.save.useMutation();
  const questionField = useRef<HTMLTextAreaElement>(null);
  const valuesIn = (all: readonly Question[] | undefined) => {
    const question = all?.find(({ _id }) => _id === id);
    return question && questionValuesOf(question);
  };
  const saved = valuesIn(questions.data);
  const [opened] = useState(saved ?? emptyQuestion);
  const isNew = id === 'new';
  const hasIds = useCapability('question-ids') === true;
  // The same for each attempt to save, because a request without a response may have been stored.
  const idDraft = useFormDraft(`${questionDraftKey(course, id)}/id`, isText);
  const [initialId, setInitialId] = useState(newQuestionId);
  const isDeleted = !isNew && saved === undefined;

  const form = useVersionedForm({
    draftKey: questionDraftKey(course, id),
    obstacle: () => 'They can be saved in the dialog of the question.',
    saved: { value: saved ?? opened, etag: questions.etag },
    async reload() {
      const latest = await questions.reload();
      const value = valuesIn(latest?.value);
      return latest && (value ? { ...latest, value } : null);
    },
    save(values, ifMatch) {
      const content = questionContentOf(course, values);
      return isNew || isDeleted
        ? add.run(hasIds ? { ...content, id: newId } : content)
        : change.run({ ...content, quiz: id }, ifMatch);
    },
  });
  const { values, onChange } = form;
  usePreviewOf(values);
  const handlePaste = usePastedQuestion({ values, onChange, onImport });
  const newId: string = (form.isRestored && idDraft.restored) || initialId;
  // Another question with this id would replace the one that may have been stored.
  const clearUnusedId = useEffectEvent(() => {
    if (!form.isUnsaved) idDraft.clear();
  });
  useEffect(() => clearUnusedId(), [form.isUnsaved]);
  const problems = questionProblems(quizQuestionOf(values));

  async function handleSave(addsAnother: boolean) {
    if (problems.length > 0) return;
    if (isNew || isDeleted) idDraft.save(newId);
    if (!(await form.save())) return;
    notify(isNew || isDeleted ? 'Question added' : 'Question saved');
    form.release();
    if (!addsAnother) return onClose();
    form.onDiscard();
    setInitialId(newQuestionId());
    questionField.current?.focus();
  }

  async function handleCancel() {
    if (form.isUnsaved && !(await confirm(discardQuestion('Your changes to the question')))) return;
    form.release();
    onClose();
  }

  return (
    <FormDialog
      title={isNew ? 'Add Question' : 'Edit Question'}
      onSubmit={() => void handleSave(false)}
      alternative={isNew ? { label: 'Save and add another', onSubmit: () => void handleSave(true) } : undefined}
      onCancel={() => void handleCancel()}
      isPending={form.isSaving}
    >
      <ChangedElsewhereNotice form={form} />
      {isDeleted && (
        <Notice tone="caution">
          This was deleted elsewhere since you opened it. What you have typed is still here, and Save adds it again.
        </Notice>
      )}
      <RestoredNotice form={form} />
      <TextArea
        ref={questionField}
        label="Question"
        isRequired
        value={values.question}
        onChange={(question) => onChange({ question })}
        onPaste={handlePaste}
        description="Tip: paste a question with choices A. to D., or with * before the correct one of four lines."
        errorMessage={questionMessage(values.question)}
      />
      <ChoiceFields
        choices={values.choices}
        correct={values.correct}
        problems={problems}
        onChoicesChange={(choices) => onChange({ choices })}
        onCorrectChange={(correct) => onChange({ correct })}
      />
    </FormDialog>
  );
}

function isText(stored: unknown): stored is string {
  return typeof stored === 'string';
}

function questionMessage(question: string): string | undefined {
  if (question !== '' && isBlankText(question)) return questionProblemMessage({ kind: 'questionBlank' });
  return textProblem('text', 'The question', question, QUESTION_MAX_LENGTH);
}
