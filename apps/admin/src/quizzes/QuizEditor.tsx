import type { LoadedReading } from '@cpd/api/cache';
import type { Course } from '@cpd/api/courses';
import { quizzes } from '@cpd/api/quizzes';
import { History } from '../kit/history/History.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QuizEditScreen } from './QuizEditScreen.tsx';
import { useOpenedQuestion } from './useOpenedQuestion.ts';
import { useQuestionDeletion } from './useQuestionDeletion.ts';
import { useQuizConfig } from './useQuizConfig.ts';

export function QuizEditor({ course }: { course: LoadedReading<Course> }) {
  const { _id: courseId } = course.data;
  const questions = quizzes.list.useQuery({ courseId });
  const config = useQuizConfig(course);
  const opened = useOpenedQuestion(courseId, questions.data);
  const deleteQuestion = useQuestionDeletion(questions.data, config.lowerTo);
  return (
    <>
      <QuizEditScreen
        form={config.form}
        onUpdate={config.update}
        questions={questions.data}
        haveQuestionsFailed={questions.error !== undefined}
        onRetryQuestions={() => void questions.reload()}
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
