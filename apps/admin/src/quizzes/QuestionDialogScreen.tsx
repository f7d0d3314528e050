import { parsePastedQuestion, questionProblemMessage, questionProblems } from '@cpd/domain/quiz';
import { isBlankText } from '@cpd/domain/text';
import { multiLineProblem, QUESTION_MAX_LENGTH } from '@cpd/domain/textLength';
import { FormDialog } from '@cpd/ui/FormDialog';
import { Notice } from '@cpd/ui/Notice';
import { TextArea } from '@cpd/ui/TextArea';
import type { Ref } from 'react';
import { ChangedElsewhereNotice, RestoredNotice } from '../kit/editing/formNotices.tsx';
import type { ShownForm } from '../kit/editing/useForm.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { type QuestionValues, questionValuesOf, quizQuestionOf } from './questionValues.ts';

export interface QuestionDialogScreenProps {
  isNew: boolean;
  /** Whether the question was deleted elsewhere; saving can only add it again. */
  isGone: boolean;
  form: ShownForm<QuestionValues>;
  /** Saves the question, once it is fit to be saved. */
  onSave: (addsAnother: boolean) => void;
  /** Closes the dialog, after asking if something would be lost. */
  onCancel: () => void;
  /** The field of the question's text. */
  questionField?: Ref<HTMLTextAreaElement>;
}

export function QuestionDialogScreen(props: QuestionDialogScreenProps) {
  const { isNew, isGone, form, onSave, onCancel, questionField = null } = props;
  const { values, onChange } = form;
  const problems = questionProblems(quizQuestionOf(values));
  const save = (addsAnother: boolean) => () => {
    if (problems.length === 0) onSave(addsAnother);
  };

  function handlePaste(pasted: string): boolean {
    const question = values.question === '' ? parsePastedQuestion(pasted) : null;
    if (question) onChange(questionValuesOf(question));
    return question !== null;
  }

  return (
    <FormDialog
      title={isNew ? 'Add Question' : 'Edit Question'}
      onSubmit={save(false)}
      alternative={isNew ? { label: 'Save and add another', onSubmit: save(true) } : undefined}
      onCancel={onCancel}
      isPending={form.isSaving}
    >
      <ChangedElsewhereNotice form={form} />
      {isGone && (
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
        description="Tip: paste a question and its four choices, one per line. Put * before the correct one."
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

function questionMessage(question: string): string | undefined {
  if (question !== '' && isBlankText(question)) return questionProblemMessage({ kind: 'questionBlank' });
  return multiLineProblem('The question', question, QUESTION_MAX_LENGTH);
}
