import { parsePastedQuestion, questionProblems } from '@cpd/domain/quiz';
import { QUESTION_MAX_LENGTH, tooLongMessage } from '@cpd/domain/textLength';
import { FormDialog } from '@cpd/ui/FormDialog';
import { Notice } from '@cpd/ui/Notice';
import { TextArea } from '@cpd/ui/TextArea';
import type { Ref } from 'react';
import { ChangedElsewhereNotice } from '../kit/editing/ChangedElsewhereNotice.tsx';
import { RestoredNotice } from '../kit/editing/RestoredNotice.tsx';
import type { ChangedElsewhere } from '../kit/editing/useChangedElsewhere.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { type QuestionValues, questionValuesOf, quizQuestionOf } from './questionValues.ts';

/** What a question's dialog shows and reports. */
export interface QuestionDialogScreenProps {
  /** Whether the question is a new one, after which another may be added. */
  isNew: boolean;
  values: QuestionValues;
  /** Receives the values that change. */
  onChange: (part: Partial<QuestionValues>) => void;
  /** Whether the values are those of an earlier visit that was cut short. */
  isRestored: boolean;
  /** Goes back to what is saved. */
  onDiscard: () => void;
  /** What others have done to the question meanwhile. */
  elsewhere: Pick<ChangedElsewhere<QuestionValues>, 'isFound' | 'onLoadTheirs' | 'onKeepMine' | 'isGone'>;
  /** Whether the question is being saved. */
  isSaving: boolean;
  /** Saves the question, once it is fit to be saved. */
  onSave: (addsAnother: boolean) => void;
  /** Closes the dialog, after asking if something would be lost. */
  onCancel: () => void;
  /** The field of the question's text. */
  questionField?: Ref<HTMLTextAreaElement>;
}

/** Asks for a question with its choices. */
export function QuestionDialogScreen(props: QuestionDialogScreenProps) {
  const {
    isNew,
    values,
    onChange,
    isRestored,
    onDiscard,
    elsewhere,
    isSaving,
    onSave,
    onCancel,
    questionField = null,
  } = props;
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
      isPending={isSaving}
    >
      {elsewhere.isFound && <ChangedElsewhereNotice {...elsewhere} />}
      {elsewhere.isGone && (
        <Notice tone="caution">
          This was deleted elsewhere since you opened it. What you have typed is still here, and Save adds it again.
        </Notice>
      )}
      {isRestored && <RestoredNotice onDiscard={onDiscard} />}
      <TextArea
        ref={questionField}
        label="Question"
        isRequired
        value={values.question}
        onChange={(question) => onChange({ question })}
        onPaste={handlePaste}
        description="A question pasted with four lines of choices fills the whole form; mark the correct one with *."
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
  if (question !== '' && question.trim() === '') return 'Enter the question.';
  return tooLongMessage('The question', question, QUESTION_MAX_LENGTH);
}
