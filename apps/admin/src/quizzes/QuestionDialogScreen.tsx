import { parsePastedQuestion, questionProblems } from '@cpd/domain/quiz';
import { Button } from '@cpd/ui/Button';
import { ModalDialog } from '@cpd/ui/DialogQueue';
import { Form } from '@cpd/ui/Form';
import { Inline } from '@cpd/ui/Stack';
import { TextArea } from '@cpd/ui/TextArea';
import { type Ref, useRef } from 'react';
import { RestoredNotice } from '../app/editing/RestoredNotice.tsx';
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
  /** Whether the question is being saved. */
  isSaving: boolean;
  /** Saves the question, once it is fit to be saved. */
  onSave: (addsAnother: boolean) => void;
  /** Closes the dialog, after asking if something would be lost. */
  onCancel: () => void;
  /** The field of the question's text. */
  questionField?: Ref<HTMLTextAreaElement>;
}

/** Asks for a question with its choices (specification, section 2). */
export function QuestionDialogScreen(props: QuestionDialogScreenProps) {
  const { isNew, values, onChange, isRestored, onDiscard, onSave, onCancel, questionField = null } = props;
  const addsAnother = useRef(false);
  const problems = questionProblems(quizQuestionOf(values));
  const title = isNew ? 'Add Question' : 'Edit Question';

  function handlePaste(pasted: string): boolean {
    const question = values.question === '' ? parsePastedQuestion(pasted) : null;
    if (question) onChange(questionValuesOf(question));
    return question !== null;
  }

  return (
    <ModalDialog role="dialog" title={title} onDismiss={onCancel}>
      <Form onSubmit={() => problems.length === 0 && onSave(addsAnother.current)} aria-label={title}>
        {isRestored && <RestoredNotice onDiscard={onDiscard} />}
        <TextArea
          ref={questionField}
          label="Question"
          isRequired
          value={values.question}
          onChange={(question) => onChange({ question })}
          onPaste={handlePaste}
          description="A question pasted with four lines of choices fills the whole form; mark the correct one with *."
          errorMessage={values.question !== '' && values.question.trim() === '' ? 'Enter the question.' : undefined}
        />
        <ChoiceFields
          choices={values.choices}
          correct={values.correct}
          problems={problems}
          onChoicesChange={(choices) => onChange({ choices })}
          onCorrectChange={(correct) => onChange({ correct })}
        />
        <Actions
          {...props}
          onPress={(another) => {
            addsAnother.current = another;
          }}
        />
      </Form>
    </ModalDialog>
  );
}

interface ActionsProps extends Pick<QuestionDialogScreenProps, 'isNew' | 'isSaving' | 'onCancel'> {
  /** Receives whether another question is to follow the one that is about to be sent. */
  onPress: (addsAnother: boolean) => void;
}

function Actions({ isNew, isSaving, onCancel, onPress }: ActionsProps) {
  return (
    <Inline>
      <Button type="submit" variant="primary" isPending={isSaving} onPress={() => onPress(false)}>
        Save
      </Button>
      {isNew && (
        <Button type="submit" isPending={isSaving} onPress={() => onPress(true)}>
          Save and add another
        </Button>
      )}
      <Button onPress={onCancel}>Cancel</Button>
    </Inline>
  );
}
