import { type Question, quizzes } from '@cpd/api/quizzes';
import { useNotify } from '@cpd/ui/Notifications';
import { useConfirm } from '../kit/useConfirm.ts';

/** Gives what 'Delete' does in a question's row: ask with its text, delete, and have the quiz's numbers lowered. */
export function useQuestionDeletion(
  questions: readonly Question[] | undefined,
  lowerTo: (questionsLeft: number) => Promise<void>,
): (question: Question) => Promise<void> {
  const confirm = useConfirm();
  const notify = useNotify();
  const remove = quizzes.remove.useMutation();
  return async ({ _id, question }) => {
    if (!(await confirm({ title: 'Delete this question?', message: question, tone: 'danger' }))) return;
    const { isDone } = await remove.run({ id: _id });
    if (!isDone) return;
    notify('Question deleted');
    await lowerTo(Math.max((questions?.length ?? 1) - 1, 0));
  };
}
