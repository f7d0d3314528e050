import type { Course } from '@cpd/api/courses';
import { quizzes } from '@cpd/api/quizzes';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QuizEditScreen } from './QuizEditScreen.tsx';
import { questionValuesOf } from './questionValues.ts';
import { useQuestionDeletion } from './useQuestionDeletion.ts';
import { useQuestionDialog } from './useQuestionDialog.ts';
import { useQuizConfig } from './useQuizConfig.ts';

/** Edits a course's quiz: its two numbers and its questions. */
export function QuizEditor({ course }: { course: Course }) {
  const { data: questions, error, reload } = quizzes.list.useQuery({ courseId: course._id });
  const config = useQuizConfig(course, questions?.length);
  const dialog = useQuestionDialog(course._id, questions);
  const deleteQuestion = useQuestionDeletion(questions, config.lowerTo);
  return (
    <>
      <QuizEditScreen
        {...config}
        questions={questions}
        haveQuestionsFailed={error !== undefined}
        onRetryQuestions={reload}
        onNew={() => dialog.open('new')}
        onEdit={({ _id }) => dialog.open(_id)}
        onDelete={deleteQuestion}
        onContinueDraft={dialog.draft === undefined ? undefined : () => dialog.open(dialog.draft ?? 'new')}
      />
      {dialog.opened !== undefined && (
        <QuestionDialog
          key={dialog.opened}
          draftKey={dialog.keyOf(dialog.opened)}
          saved={dialog.question && questionValuesOf(dialog.question)}
          read={dialog.read}
          onSave={dialog.save}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
