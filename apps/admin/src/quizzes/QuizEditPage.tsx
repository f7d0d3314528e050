import { useClient } from '@cpd/api/client';
import { type Course, courses } from '@cpd/api/courses';
import type { QueryResult } from '@cpd/api/query';
import { type Question, quizzes } from '@cpd/api/quizzes';
import { useCurrentUser } from '@cpd/api/session';
import { displayTitle } from '@cpd/domain/draft';
import { hasSameValues } from '@cpd/domain/editing';
import { LinkButton } from '@cpd/ui/Link';
import { useNotify } from '@cpd/ui/Notifications';
import { useState } from 'react';
import { coursePath, QUIZZES_PATH } from '../courses/paths.ts';
import { EditHeader } from '../kit/editing/EditHeader.tsx';
import { type EditorProps, EditPage } from '../kit/editing/EditPage.tsx';
import { History } from '../kit/history/History.tsx';
import { unpagedList } from '../kit/lists/ListState.ts';
import { useConfirm } from '../kit/useConfirm.ts';
import { useReportFailure } from '../kit/useReportFailure.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QuizEditScreen, QuizOutline } from './QuizEditScreen.tsx';
import { questionDraftKey, questionValuesOf } from './questionValues.ts';
import { useQuizConfig } from './useQuizConfig.ts';

export function QuizEditPage() {
  return (
    <EditPage
      title="Edit quiz"
      list={{ label: 'Quiz', things: 'quizzes', path: QUIZZES_PATH }}
      resource={courses}
      nameOf={({ title }) => displayTitle(title)}
      outline={<QuizOutline />}
      actions={({ _id }) => <LinkButton href={coursePath(_id)}>Back to the course</LinkButton>}
      editor={QuizEditor}
    />
  );
}

function QuizEditor({ item: course, header }: EditorProps<Course>) {
  const { _id: courseId } = course.data;
  const questions = quizzes.list.useQuery({ courseId });
  const config = useQuizConfig(course);
  const opened = useOpenedQuestion(courseId, questions.data);
  const deleteQuestion = useQuestionDeletion(questions, config.lowerTo);
  return (
    <>
      <EditHeader {...header} />
      <QuizEditScreen
        form={config.form}
        onUpdate={config.update}
        questions={unpagedList(questions)}
        onNew={() => opened.open('new')}
        onEdit={({ _id }) => opened.open(_id)}
        onDelete={deleteQuestion}
        history={<History subject={courseId} />}
        onContinueDraft={opened.draft === undefined ? undefined : () => opened.open(opened.draft)}
      />
      {opened.id !== undefined && (
        <QuestionDialog
          key={opened.id}
          course={courseId}
          id={opened.id}
          questions={questions}
          onClose={() => opened.open(undefined)}
        />
      )}
    </>
  );
}

/** Remembers which question's dialog is open: its id, or 'new'. */
function useOpenedQuestion(course: string, questions: readonly Question[] | undefined) {
  const { formDrafts } = useClient();
  useCurrentUser();
  const [id, open] = useState<string>();
  return {
    id,
    open,
    /** The question that was being typed when an earlier visit was cut short. */
    draft: ['new', ...(questions ?? []).map(({ _id }) => _id)].find(
      (other) => other !== id && formDrafts.read(questionDraftKey(course, other)) !== undefined,
    ),
  };
}

/** Gives what 'Delete' does in a question's row: ask with its text, delete, and have the quiz's numbers lowered. */
function useQuestionDeletion(
  questions: QueryResult<readonly Question[]>,
  lowerTo: (questionsLeft: number) => Promise<void>,
): (question: Question) => Promise<void> {
  const confirm = useConfirm();
  const notify = useNotify();
  const report = useReportFailure();
  const remove = quizzes.remove.useMutation();

  /** Deletes a question of a version of the quiz; of a newer one where that has the same question. */
  async function removeFrom(etag: string | null, question: Question): Promise<boolean> {
    const outcome = await remove.run({ id: question._id }, etag);
    if (outcome.isDone || !outcome.error.isChangedElsewhere) return outcome.isDone;
    const now = await questions.reload();
    const current = now?.value.find(({ _id }) => _id === question._id);
    if (now && current && now.etag !== etag && hasSameValues(questionValuesOf(current), questionValuesOf(question))) {
      return removeFrom(now.etag, question);
    }
    report(outcome.error);
    return false;
  }

  return async (question) => {
    if (!(await confirm({ title: 'Delete this question?', message: question.question, tone: 'danger' }))) return;
    if (!(await removeFrom(questions.etag, question))) return;
    notify('Question deleted');
    await lowerTo(Math.max((questions.data?.length ?? 1) - 1, 0));
  };
}
