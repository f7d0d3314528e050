import { useClient } from '@cpd/api/client';
import { useVersionedForm, type VersionedForm } from '@cpd/api/forms';
import type { QueryResult } from '@cpd/api/query';
import { type Question, quizzes } from '@cpd/api/quizzes';
import { hasSameValues, mergedValues } from '@cpd/domain/editing';
import {
  copiedIdOf,
  emptyQuestion,
  type QuestionValues,
  questionContentOf,
  questionInputKey,
  questionValuesOf,
  quizQuestionOf,
} from '@cpd/domain/questionValues';
import { questionProblemMessage, questionProblems } from '@cpd/domain/quiz';
import { isBlankText, textProblem } from '@cpd/domain/text';
import { QUESTION_MAX_LENGTH } from '@cpd/domain/textLength';
import { RestoredNotice, useFormGuard } from '@cpd/ui/EditScreen';
import { FormDialog } from '@cpd/ui/FormDialog';
import { type Sentence, say, sentence } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { useNotify } from '@cpd/ui/Notifications';
import { TextArea } from '@cpd/ui/TextArea';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChangedElsewhereNotice } from '../editing/ChangedElsewhereNotice.tsx';
import { copyName } from '../editing/copyName.ts';
import { usePutBack } from '../editing/usePutBack.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { usePreviewOf } from './QuizPreview.tsx';
import { usePastedQuestion } from './usePastedQuestion.ts';

export interface QuestionDialogProps {
  course: string;
  /** The question's id, 'new', or the id of a copy. */
  id: string;
  questions: QueryResult<readonly Question[]>;
  /** A text of the history to put into the form when it opens. */
  usedText?: string | undefined;
  /** Receives pasted text with several questions. Unsaved input stays stored. */
  onImport: (text: string) => void;
  onClose: () => void;
}

/** Adds or edits a question. */
export function QuestionDialog({ usedText, onImport, onClose, ...edited }: QuestionDialogProps) {
  const notify = useNotify();
  const questionField = useRef<HTMLTextAreaElement>(null);
  const { form, isNew, isCopy, isDeleted, editAdded } = useQuestionForm(edited);

  async function handleSave(addsAnother: boolean) {
    if (!(await form.save())) return;
    notify(isNew || isDeleted ? say('Question added') : say('Question saved'));
    if (addsAnother) return goOnWithAnother();
    if (!form.hasUnsaved()) return onClose();
    return isNew ? editAdded() : void form.reload();
  }

  /** Empties the fields, except for what was typed while the question was being added: it is the next one's. */
  async function goOnWithAnother() {
    if (!form.hasUnsaved()) questionField.current?.focus();
    form.rebase((typed) => mergedValues(form.values, typed, emptyQuestion));
    await form.reload();
  }

  function handleCancel() {
    form.onDiscard();
    onClose();
  }

  return (
    <FormDialog
      title={isNew ? say('Add Question') : say('Edit Question')}
      onSubmit={() => void handleSave(false)}
      alternative={
        isNew && !isCopy ? { label: say('Save and add another'), onSubmit: () => void handleSave(true) } : undefined
      }
      onCancel={handleCancel}
      unsaved={{ isUnsaved: form.hasUnsaved, text: say('Your changes to the question have not been saved.') }}
      isPending={form.isSaving}
      isStored
    >
      {usedText !== undefined && <PutBack form={form} text={usedText} />}
      <ChangedElsewhereNotice form={form} subject={edited.course} />
      {isDeleted && (
        <Notice tone="caution">
          {say(
            'This was deleted elsewhere since you opened it. What you have typed is still here, and Save adds it again.',
          )}
        </Notice>
      )}
      <RestoredNotice form={form} />
      <QuestionFields form={form} questionField={questionField} onImport={onImport} />
    </FormDialog>
  );
}

interface QuestionFieldsProps extends Pick<QuestionDialogProps, 'onImport'> {
  form: VersionedForm<QuestionValues>;
  questionField: Ref<HTMLTextAreaElement>;
}

/** The question and its choices, which the preview shows while they are typed. */
function QuestionFields({ form, questionField, onImport }: QuestionFieldsProps) {
  const { values, onChange } = form;
  usePreviewOf(values);
  const handlePaste = usePastedQuestion({ form, onImport });
  const problems = questionProblems(quizQuestionOf(values));
  return (
    <>
      <TextArea
        ref={questionField}
        label={say('Question')}
        isRequired
        value={values.question}
        onChange={(question) => onChange({ question })}
        onPaste={handlePaste}
        description={say(
          'Tip: paste a question with choices A. to D., or with * before the correct one of four lines.',
        )}
        check={questionTextProblem}
      />
      <ChoiceFields choices={values.choices} problems={problems} onChange={(choices) => onChange({ choices })} />
    </>
  );
}

/** The input of a question, which is based on a version of the quiz. */
function useQuestionForm({
  course,
  id: openedId,
  questions,
}: Pick<QuestionDialogProps, 'course' | 'id' | 'questions'>) {
  const { unsavedInput } = useClient();
  const add = quizzes.add.useMutation();
  const change = quizzes.save.useMutation();
  // A question that is typed into while it is being added is edited afterwards.
  const [id, setId] = useState(openedId);
  const copied = copiedIdOf(id);
  const isNew = id === 'new' || copied !== undefined;
  const valuesIn = (all: readonly Question[] | undefined) => {
    const question = all?.find(({ _id }) => _id === id);
    return question && questionValuesOf(question);
  };
  const saved = valuesIn(questions.data);
  const [opened] = useState(() => saved ?? copyOf(questions.data?.find(({ _id }) => _id === copied)));
  const isDeleted = !isNew && saved === undefined;

  const form = useVersionedForm({
    inputKey: questionInputKey(course, id),
    saved: { value: saved ?? opened, etag: isNew ? null : questions.etag },
    async reload() {
      if (isNew) return { value: opened, etag: null };
      const latest = await questions.reload();
      const value = valuesIn(latest?.value);
      return latest && (value ? { ...latest, value } : null);
    },
    save(values, ifMatch) {
      const original = questions.data?.find(({ _id }) => _id === copied);
      const content = { ...questionContentOf(course, values), ...(original && { copyOf: original._id }) };
      return isNew || isDeleted ? add.run(content) : change.run({ ...content, quiz: id }, ifMatch);
    },
  });

  useFormGuard(form, { obstacle: () => say('They can be saved in the dialog of the question.') });

  /** Goes on with a question that was typed into while it was being added. */
  async function editAdded() {
    const added = questionValuesOf(quizQuestionOf(form.values));
    const latest = await questions.reload();
    const question = latest?.value.findLast((other) => hasSameValues(questionValuesOf(other), added));
    const input = unsavedInput.read(questionInputKey(course, id));
    if (!question || !input) return;
    unsavedInput.clear(questionInputKey(course, id));
    unsavedInput.save(questionInputKey(course, question._id), input);
    setId(question._id);
  }

  return { form, isNew, isCopy: copied !== undefined, isDeleted, editAdded };
}

/** The values of a question's copy; empty ones without a question. */
function copyOf(original: Question | undefined): QuestionValues {
  if (original === undefined) return emptyQuestion;
  const values = questionValuesOf(original);
  return { ...values, question: copyName('text', values.question, QUESTION_MAX_LENGTH) };
}

/** Puts a text of the history into the form when its dialog has opened. */
function PutBack({ form, text }: { form: VersionedForm<QuestionValues>; text: string }) {
  const putBack = usePutBack(form);
  const putBackOnce = useEffectEvent(() => putBack('question', text, say('Question put back')));
  useEffect(() => putBackOnce(), []);
  return null;
}

function questionTextProblem(question: string): Sentence | undefined {
  if (isBlankText(question)) return questionProblemMessage({ kind: 'questionBlank' });
  return textProblem('text', sentence('The question'), question, QUESTION_MAX_LENGTH);
}
