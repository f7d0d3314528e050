import { type Course, courses } from '@cpd/api/courses';
import { type Question, quizzes } from '@cpd/api/quizzes';
import { recordedText } from '@cpd/domain/history';
import { Card } from '@cpd/ui/Card';
import { EditHeader } from '@cpd/ui/EditScreen';
import { LinkButton } from '@cpd/ui/Link';
import { unpagedList } from '@cpd/ui/ListScreen';
import { displayTitle, say } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import { usePageCommands } from '@cpd/ui/Shortcuts';
import { FieldSkeleton, Skeleton } from '@cpd/ui/Skeleton';
import { Stack } from '@cpd/ui/Stack';
import { useState } from 'react';
import { DeletedTable } from '../bin/DeletedTable.tsx';
import { useBin } from '../bin/useBin.ts';
import { useCourseSlice } from '../courses/useCourseSlice.ts';
import { type EditorProps, EditPage } from '../editing/EditPage.tsx';
import { History } from '../history/History.tsx';
import { useTextToUse } from '../history/replacedText.ts';
import { coursePath, QUIZZES_PATH, quizPath } from '../paths.ts';
import { ConfigCard } from './ConfigCard.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';
import { NO_DIALOG, type OpenDialog, QuizDialog } from './QuizDialog.tsx';
import * as styles from './QuizEditPage.css.ts';
import { OpenQuestionProvider, QuizPreview } from './QuizPreview.tsx';
import { UnfinishedNotices } from './UnfinishedNotices.tsx';
import { useQuizConfig } from './useQuizConfig.ts';

export function QuizEditPage() {
  return (
    <EditPage
      title={say('Edit quiz')}
      list={{
        label: say('Quiz'),
        backLabel: say('Back to quizzes'),
        path: QUIZZES_PATH,
        deleted: 'course',
        pathOf: quizPath,
        useSlice: useCourseSlice,
      }}
      resource={courses}
      nameOf={({ title }) => displayTitle(title)}
      parentOf={({ _id, title }) => ({ label: displayTitle(title), href: coursePath(_id) })}
      isWide
      skeleton={<QuizSkeleton />}
      actions={({ _id }) => <LinkButton href={coursePath(_id)}>{say('Back to the course')}</LinkButton>}
      editor={QuizEditor}
    />
  );
}

function QuizEditor({ item: course, header }: EditorProps<Course>) {
  const { _id: courseId, title } = course.data;
  const questions = quizzes.list.useQuery({ id: courseId });
  const { rows } = unpagedList(questions);
  const questionCount = rows?.length;
  const config = useQuizConfig(course);
  const [open, setOpen] = useState(NO_DIALOG);
  const { hasBin } = useBin();
  useQuestionOfHistory(rows, setOpen);
  usePageCommands(header.title, [
    { label: say('New question'), onChoose: () => setOpen({ dialog: 'question', id: 'new' }) },
    { label: say('Back to the course'), href: coursePath(courseId) },
  ]);
  return (
    <OpenQuestionProvider>
      <EditHeader {...header} />
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.preview}>
            <QuizPreview
              title={displayTitle(title)}
              first={rows?.[0]}
              count={config.form.values.quizLimit || (questionCount ?? 0)}
            />
          </div>
          <div className={styles.questions}>
            <Stack gap={20}>
              <UnfinishedNotices course={courseId} open={open} onOpen={setOpen} />
              <QuestionsCard course={course.data} questions={questions} config={config} open={open} onOpen={setOpen} />
            </Stack>
          </div>
          <div className={styles.config}>
            <ConfigCard course={courseId} form={config.form} onUpdate={config.update} questionCount={questionCount} />
          </div>
          <div className={styles.rest}>
            <Stack gap={20}>
              {hasBin && (
                <DeletedTable
                  title={say('Deleted questions')}
                  description={say('They can be restored to the end of the quiz.')}
                  kind="question"
                  course={courseId}
                  nameOf={(title) => title ?? ''}
                />
              )}
              <History subject={courseId} />
            </Stack>
          </div>
        </div>
      </div>
      <QuizDialog course={course.data} questions={questions} open={open} onOpen={setOpen} />
    </OpenQuestionProvider>
  );
}

/** Opens the question whose text the history puts back. */
function useQuestionOfHistory(questions: readonly Question[] | undefined, onOpen: (open: OpenDialog) => void): void {
  const notify = useNotify();
  useTextToUse(questions !== undefined, ({ field, text, replacedBy }) => {
    if (field !== 'question') return;
    const [found, ...others] = questions?.filter(({ question }) => recordedText(question) === replacedBy) ?? [];
    if (found !== undefined && others.length === 0) onOpen({ dialog: 'question', id: found._id, usedText: text });
    else notify(say('This question has changed since, so its text was not put back.'), undefined, 'caution');
  });
}

function QuizSkeleton() {
  return (
    <Stack gap={20}>
      <Card>
        <Stack gap={20}>
          <Skeleton width="short" />
          <Skeleton width="long" />
          <Skeleton width="long" />
          <Skeleton width="long" />
        </Stack>
      </Card>
      <Card>
        <FieldSkeleton />
      </Card>
    </Stack>
  );
}
