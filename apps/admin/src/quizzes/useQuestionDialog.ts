import { useClient } from '@cpd/api/client';
import { type Question, useAddQuestion, useSaveQuestion } from '@cpd/api/quizzes';
import { useNotify } from '@cpd/ui/Notifications';
import { useState } from 'react';
import { type QuestionValues, questionContentOf } from './questionValues.ts';

/** The question whose dialog is open: its id, or 'new'. */
type Opened = string;

/** Opens, saves and closes the dialog of a question. */
export function useQuestionDialog(course: string, questions: readonly Question[] | undefined) {
  const { formDrafts } = useClient();
  const notify = useNotify();
  const add = useAddQuestion();
  const save = useSaveQuestion();
  const [opened, open] = useState<Opened>();
  const question = questions?.find(({ _id }) => _id === opened);
  const keyOf = (id: Opened) => `quiz/${course}/question/${id}`;

  async function handleSave(values: QuestionValues): Promise<boolean> {
    const content = questionContentOf(course, values);
    const { isDone } = await (question ? save.run({ ...content, quiz: question._id }) : add.run(content));
    if (isDone) notify(question ? 'The question is saved' : 'The question is added');
    return isDone;
  }

  return {
    opened,
    open,
    question,
    keyOf,
    /** The question that was being typed when an earlier visit was cut short. */
    draft: ['new', ...(questions ?? []).map(({ _id }) => _id)].find(
      (id) => id !== opened && formDrafts.read(keyOf(id)) !== undefined,
    ),
    save: handleSave,
    close: () => open(undefined),
  };
}
