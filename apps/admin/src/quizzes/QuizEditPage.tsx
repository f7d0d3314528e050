import { useCapability } from '@cpd/api/capabilities';
import { type Course, courses } from '@cpd/api/courses';
import type { QueryResult } from '@cpd/api/query';
import { type Question, quizzes, useReloadQuiz } from '@cpd/api/quizzes';
import { deletionConsequence } from '@cpd/domain/consequence';
import { hasSameValues } from '@cpd/domain/editing';
import { recordedText } from '@cpd/domain/history';
import { copyIdOf, questionValuesOf } from '@cpd/domain/questionValues';
import { quizConfigWarning } from '@cpd/domain/quiz';
import { Card } from '@cpd/ui/Card';
import { useConfirm, useModal } from '@cpd/ui/DialogQueue';
import { EditHeader } from '@cpd/ui/EditScreen';
import { LinkButton } from '@cpd/ui/Link';
import { unpagedList } from '@cpd/ui/ListScreen';
import { displayTitle, paragraph, say } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import { usePageCommands } from '@cpd/ui/Shortcuts';
import { FieldSkeleton, Skeleton } from '@cpd/ui/Skeleton';
import { Stack } from '@cpd/ui/Stack';
import { useState } from 'react';
import { DeletedTable } from '../bin/DeletedTable.tsx';
import { useBin } from '../bin/useBin.ts';
import { useNotifyDeletion } from '../bin/useRestore.ts';
import { QuizConfigNotice } from '../courses/QuizConfigNotice.tsx';
import { useCourseSlice } from '../courses/useCourseSlice.ts';
import { type EditorProps, EditPage } from '../editing/EditPage.tsx';
import { History } from '../history/History.tsx';
import { useTextToUse } from '../history/replacedText.ts';
import { COURSES_PATH, coursePath, QUIZZES_PATH, quizPath } from '../paths.ts';
import { ConfigCard } from './ConfigCard.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';
import * as styles from './QuizEditPage.css.ts';
import { OpenQuestionProvider, QuizPreview } from './QuizPreview.tsx';
import { UnfinishedNotices } from './UnfinishedNotices.tsx';
import { useQuizConfig } from './useQuizConfig.ts';

/** The id of a question, 'new', or the id of a copy. */
type QuestionId = string;

/** The open dialog, or what the last one has led to. */
type Open =
  | { readonly dialog: 'question'; readonly id: QuestionId; readonly usedText?: string }
  /** Without a text, it opens with the one of an earlier visit, or none. */
  | { readonly dialog: 'import'; readonly text?: string; readonly pastedInto?: QuestionId }
  | { readonly dialog: 'export' }
  | { readonly dialog: 'none'; readonly hasImported: boolean };

const NOTHING: Open = { dialog: 'none', hasImported: false };

export function QuizEditPage() {
  return (
    <EditPage
      title={say('Edit quiz')}
      list={{
        label: say('Quiz'),
        backLabel: say('Back to quizzes'),
        path: QUIZZES_PATH,
        deleted: { kind: 'course', path: COURSES_PATH },
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
  const { _id: courseId } = course.data;
  const questions = quizzes.list.useQuery({ id: courseId });
  const list = unpagedList(questions);
  const config = useQuizConfig(course);
  const [open, setOpen] = useState(NOTHING);
  const reloadQuiz = useReloadQuiz();
  const { hasBin } = useBin();
  const canDuplicate = useCapability('duplicate') === true;
  const questionCount = list.rows?.length;
  const warning = questionCount === undefined ? undefined : say(quizConfigWarning(course.data, questionCount));
  const deleteQuestion = useQuestionDeletion(courseId, questions, config.lowerTo);
  const notify = useNotify();
  const openQuestion = (id: QuestionId) => setOpen({ dialog: 'question', id });
  useTextToUse(list.rows !== undefined, ({ field, text, replacedBy }) => {
    if (field !== 'question') return;
    const [found, ...others] = list.rows?.filter(({ question }) => recordedText(question) === replacedBy) ?? [];
    if (found === undefined || others.length > 0) {
      notify(say('This question has changed since, so its text was not put back.'), undefined, 'caution');
      return;
    }
    setOpen({ dialog: 'question', id: found._id, usedText: text });
  });

  /** The one announcement after an import: the notice above the questions only shows the fix. */
  function handleImported(count: number) {
    notify(
      course.data.quizLimit === 0
        ? say('{n, plural, one {# question} other {# questions}} imported. The quiz asks none of them yet.', {
            n: count,
          })
        : say('{n, plural, one {# question} other {# questions}} imported', { n: count }),
    );
  }
  function handleImportClose(hasImported: boolean) {
    setOpen({ dialog: 'none', hasImported });
    void reloadQuiz();
  }
  usePageCommands(header.title, [
    { label: say('New question'), onChoose: () => openQuestion('new') },
    { label: say('Back to the course'), href: coursePath(courseId) },
  ]);
  return (
    <OpenQuestionProvider>
      <EditHeader {...header} />
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.aside}>
            <QuizPreview
              title={displayTitle(course.data.title)}
              first={list.rows?.[0]}
              count={config.form.values.quizLimit || (questionCount ?? 0)}
            />
          </div>
          <Stack gap={20}>
            <UnfinishedNotices
              course={courseId}
              openQuestion={open.dialog === 'question' ? open.id : undefined}
              isImportOpen={open.dialog === 'import'}
              onContinueQuestion={openQuestion}
              onContinueImport={() => setOpen({ dialog: 'import' })}
            />
            <QuestionsCard
              questions={list}
              notice={
                // Announced when it appears, so not behind a dialog.
                warning !== undefined &&
                open.dialog === 'none' && (
                  <QuizConfigNotice
                    warning={warning}
                    questionCount={questionCount}
                    isPending={config.form.isSaving}
                    isAfterImport={open.hasImported}
                    onFix={config.fix}
                  />
                )
              }
              onImport={() => setOpen({ dialog: 'import' })}
              onExport={() => setOpen({ dialog: 'export' })}
              onNew={() => openQuestion('new')}
              onEdit={({ _id }) => openQuestion(_id)}
              onDuplicate={canDuplicate ? ({ _id }) => openQuestion(copyIdOf(_id)) : undefined}
              onDelete={deleteQuestion}
            />
            <ConfigCard course={courseId} form={config.form} onUpdate={config.update} questionCount={questionCount} />
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
      {open.dialog === 'question' && (
        <QuestionDialog
          key={open.id}
          course={courseId}
          id={open.id}
          questions={questions}
          usedText={open.usedText}
          onImport={(text) => setOpen({ dialog: 'import', text, pastedInto: open.id })}
          onClose={() => setOpen(NOTHING)}
        />
      )}
      {open.dialog === 'import' && (
        <ImportDialog
          course={courseId}
          questions={list.rows ?? []}
          text={open.text}
          onUndo={open.pastedInto === undefined ? undefined : openQuestion.bind(undefined, open.pastedInto)}
          onImported={handleImported}
          onClose={handleImportClose}
        />
      )}
      {open.dialog === 'export' && <ExportDialog questions={list.rows ?? []} onClose={() => setOpen(NOTHING)} />}
    </OpenQuestionProvider>
  );
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

/** Returns the handler of a question's 'Delete', which also lowers the quiz's numbers. */
function useQuestionDeletion(
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
