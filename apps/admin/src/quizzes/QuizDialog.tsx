import type { Course } from '@cpd/api/courses';
import type { QueryResult } from '@cpd/api/query';
import { type Question, useReloadQuiz } from '@cpd/api/quizzes';
import { unpagedList } from '@cpd/ui/ListScreen';
import { say } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

/** The id of a question, 'new', or the id of a copy. */
type QuestionId = string;

/** The open dialog, or what the last one has led to. */
export type OpenDialog =
  | { readonly dialog: 'question'; readonly id: QuestionId; readonly usedText?: string }
  /** Without a text, it opens with the one of an earlier visit, or none. */
  | { readonly dialog: 'import'; readonly text?: string; readonly pastedInto?: QuestionId }
  | { readonly dialog: 'export' }
  | { readonly dialog: 'none'; readonly hasImported: boolean };

export const NO_DIALOG: OpenDialog = { dialog: 'none', hasImported: false };

export interface QuizDialogProps {
  course: Course;
  questions: QueryResult<readonly Question[]>;
  open: OpenDialog;
  onOpen: (open: OpenDialog) => void;
}

/** The open dialog of a quiz. A dialog may lead to another one. */
export function QuizDialog({ course: { _id: courseId, quizLimit }, questions, open, onOpen }: QuizDialogProps) {
  const { rows = [] } = unpagedList(questions);
  const reloadQuiz = useReloadQuiz();
  const notify = useNotify();
  const close = () => onOpen(NO_DIALOG);

  /** The one announcement after an import: the notice above the questions only shows the fix. */
  function handleImported(count: number) {
    notify(
      quizLimit === 0
        ? say('{n, plural, one {# question} other {# questions}} imported. The quiz asks none of them yet.', {
            n: count,
          })
        : say('{n, plural, one {# question} other {# questions}} imported', { n: count }),
    );
  }

  function handleImportClose(hasImported: boolean) {
    onOpen({ dialog: 'none', hasImported });
    void reloadQuiz();
  }

  if (open.dialog === 'question') {
    return (
      <QuestionDialog
        key={open.id}
        course={courseId}
        id={open.id}
        questions={questions}
        usedText={open.usedText}
        onImport={(text) => onOpen({ dialog: 'import', text, pastedInto: open.id })}
        onClose={close}
      />
    );
  }
  if (open.dialog === 'import') {
    const { text, pastedInto } = open;
    return (
      <ImportDialog
        course={courseId}
        questions={rows}
        text={text}
        onUndo={pastedInto === undefined ? undefined : () => onOpen({ dialog: 'question', id: pastedInto })}
        onImported={handleImported}
        onClose={handleImportClose}
      />
    );
  }
  return open.dialog === 'export' ? <ExportDialog questions={rows} onClose={close} /> : null;
}
