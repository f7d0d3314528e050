import type { QueryResult } from '@cpd/api/query';
import { type Question, quizzes } from '@cpd/api/quizzes';
import { deletionConsequence } from '@cpd/domain/consequence';
import { hasSameValues } from '@cpd/domain/editing';
import { questionValuesOf } from '@cpd/domain/questionValues';
import { useConfirm, useModal } from '@cpd/ui/DialogQueue';
import { paragraph, say } from '@cpd/ui/language';
import { useBin } from '../bin/useBin.ts';
import { useNotifyDeletion } from '../bin/useRestore.ts';

/** Returns the handler of a question's 'Delete', which also lowers the quiz's numbers. */
export function useQuestionDeletion(
  course: string,
  questions: QueryResult<readonly Question[]>,
  lowerTo: (questionsLeft: number) => Promise<void>,
): (question: Question) => Promise<void> {
  const confirm = useConfirm();
  const { reportFailure } = useModal();
  const { days } = useBin();
  const notifyDeletion = useNotifyDeletion();
  const remove = quizzes.remove.useMutation();

  /** Deletes a question; if the quiz was changed elsewhere, only while the question is the same. */
  async function removeFrom(etag: string | null, question: Question): Promise<boolean> {
    const outcome = await remove.run({ id: question._id }, etag);
    if (outcome.isDone || !outcome.error.isChangedElsewhere) return outcome.isDone;
    const latest = await questions.reload();
    const current = latest?.value.find(({ _id }) => _id === question._id);
    const isSame = current && hasSameValues(questionValuesOf(current), questionValuesOf(question));
    if (latest && isSame && latest.etag !== etag) return removeFrom(latest.etag, question);
    reportFailure(outcome.error);
    return false;
  }

  return async (question) => {
    const isSure = await confirm({
      title: say('Delete this question?'),
      message: question.question,
      consequence: paragraph(...deletionConsequence({}, days)),
      tone: 'danger',
    });
    if (!isSure) return;
    if (!(await removeFrom(questions.etag, question))) return;
    // Others may have added or deleted questions since the page has loaded them.
    const left = await questions.reload();
    if (left) await lowerTo(left.value.length);
    // Only then, because an Undo raises the numbers again.
    notifyDeletion(say('Question deleted'), { kind: 'question', id: question._id, name: say('The question'), course });
  };
}
