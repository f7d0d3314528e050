import { type CallOptions, useClient } from '@cpd/api/client';
import { type Question, quizzes } from '@cpd/api/quizzes';
import { useNotify } from '@cpd/ui/Notifications';
import { useState } from 'react';
import { type QuestionValues, questionContentOf, questionValuesOf } from './questionValues.ts';

/** The question whose dialog is open: its id, or 'new'. */
type Opened = string;

/** Opens, saves and closes the dialog of a question. */
export function useQuestionDialog(course: string, questions: readonly Question[] | undefined) {
  const client = useClient();
  const notify = useNotify();
  const add = quizzes.add.useMutation();
  const save = quizzes.save.useMutation();
  const [opened, open] = useState<Opened>();
  const question = questions?.find(({ _id }) => _id === opened);
  const keyOf = (id: Opened) => `quiz/${course}/question/${id}`;

  async function read(call: CallOptions): Promise<QuestionValues | undefined> {
    const found = (await quizzes.list.read(client, { courseId: course }, call)).find(({ _id }) => _id === opened);
    return found && questionValuesOf(found);
  }

  async function handleSave(values: QuestionValues, isAdded: boolean): Promise<boolean> {
    const content = questionContentOf(course, values);
    const { isDone } = await (isAdded ? add.run(content) : save.run({ ...content, quiz: opened ?? '' }));
    if (isDone) notify(isAdded ? 'The question is added' : 'The question is saved');
    return isDone;
  }

  return {
    opened,
    open,
    question,
    keyOf,
    /** The question that was being typed when an earlier visit was cut short. */
    draft: ['new', ...(questions ?? []).map(({ _id }) => _id)].find(
      (id) => id !== opened && client.formDrafts.read(keyOf(id)) !== undefined,
    ),
    read,
    save: handleSave,
    close: () => open(undefined),
  };
}
