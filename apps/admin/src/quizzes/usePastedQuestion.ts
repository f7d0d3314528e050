import type { VersionedForm } from '@cpd/api/forms';
import { readPaste } from '@cpd/domain/pastedQuestion';
import { correctIndex, type QuestionValues, questionValuesOf, withCorrect } from '@cpd/domain/questionValues';
import { isBlankText } from '@cpd/domain/text';
import { paragraph, say } from '@cpd/ui/language';
import { useNotifyUndo } from '@cpd/ui/Notifications';
import { useEffect, useRef } from 'react';

/** The values before and after a paste. */
interface Paste {
  readonly before: QuestionValues;
  readonly after: QuestionValues;
}

export interface PastedQuestionOptions {
  readonly form: Pick<VersionedForm<QuestionValues>, 'values' | 'base' | 'onChange'>;
  /** Receives a text with several questions. */
  readonly onImport: (text: string) => void;
}

/**
 * Fills an empty form from a question that is pasted with its choices. Undo takes back all fields. Returns the handler of the
 * paste, which returns false for a text that the field inserts as it is.
 */
export function usePastedQuestion({ form, onImport }: PastedQuestionOptions): (text: string) => boolean {
  const { values, onChange } = form;
  const notifyUndo = useNotifyUndo(form.base);
  const current = useRef(values);
  useEffect(() => {
    current.current = values;
  });

  return (text) => {
    const pasted = readPaste(text);
    if (pasted === 'several') {
      onImport(text);
      return true;
    }
    if (pasted === null || ![values.question, ...values.choices.map(({ text }) => text)].every(isBlankText))
      return false;
    const { question, choices } = questionValuesOf(pasted);
    const correct = correctIndex(correctIndex(choices) < 0 ? values.choices : choices);
    const done = { before: values, after: { question, choices: withCorrect(choices, correct) } };
    onChange(() => done.after);
    const losses = pasted.losses.map((loss) => say(loss));
    const message = paragraph(say('Split into the question and its choices.'), ...losses);
    notifyUndo(
      message,
      () => onChange((latest) => withoutPaste(latest, done)),
      // In a field, the browser undoes the typing since the paste first.
      (field) => field === null || hasTextsOf(done.after, current.current),
    );
    return true;
  };
}

function hasTextsOf(one: QuestionValues, other: QuestionValues): boolean {
  return one.question === other.question && one.choices.every(({ text }, index) => text === other.choices[index]?.text);
}

/** What was typed since the paste stays. */
function withoutPaste(current: QuestionValues, { before, after }: Paste): QuestionValues {
  const choices = current.choices.map((choice, index) =>
    choice.text === after.choices[index]?.text ? (before.choices[index] ?? choice) : choice,
  );
  const correct = correctIndex(current.choices);
  return {
    question: current.question === after.question ? before.question : current.question,
    choices: withCorrect(choices, correct === correctIndex(after.choices) ? correctIndex(before.choices) : correct),
  };
}
