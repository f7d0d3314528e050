import type { QueryResult } from '@cpd/api/query';
import { type Question, quizzes } from '@cpd/api/quizzes';
import { useModal } from '@cpd/ui/DialogQueue';
import { useNotify } from '@cpd/ui/Notifications';
import { useRef, useState } from 'react';
import { discardQuestion } from '../kit/editing/Unsaved.tsx';
import { useForm } from '../kit/editing/useForm.ts';
import { QuestionDialogScreen } from './QuestionDialogScreen.tsx';
import { emptyQuestion, questionContentOf, questionDraftKey, questionValuesOf } from './questionValues.ts';

export interface QuestionDialogProps {
  course: string;
  /** The question's id, or 'new'. */
  id: string;
  questions: QueryResult<readonly Question[]>;
  onClose: () => void;
}

/** Adds or edits a question: its values, and what saving and closing do. */
export function QuestionDialog({ course, id, questions, onClose }: QuestionDialogProps) {
  const { confirm } = useModal();
  const notify = useNotify();
  const add = quizzes.add.useMutation();
  const change = quizzes.save.useMutation();
  const questionField = useRef<HTMLTextAreaElement>(null);
  const valuesIn = (all: readonly Question[] | undefined) => {
    const question = all?.find(({ _id }) => _id === id);
    return question && questionValuesOf(question);
  };
  const now = valuesIn(questions.data);
  const [opened] = useState(now ?? emptyQuestion);
  const isNew = id === 'new';
  const isGone = !isNew && now === undefined;
  const isAdded = isNew || isGone;

  const form = useForm({
    draftKey: questionDraftKey(course, id),
    canSave: () => false,
    saved: { value: now ?? opened, etag: questions.etag },
    async reload() {
      const latest = await questions.reload();
      const value = valuesIn(latest?.value);
      return latest && value && { ...latest, value };
    },
    save(values, ifMatch) {
      const content = questionContentOf(course, values);
      return isAdded ? add.run(content) : change.run({ ...content, quiz: id }, ifMatch);
    },
  });

  async function handleSave(addsAnother: boolean) {
    if (!(await form.save())) return;
    notify(isAdded ? 'Question added' : 'Question saved');
    form.release();
    if (!addsAnother) return onClose();
    form.onDiscard();
    questionField.current?.focus();
  }

  async function handleCancel() {
    if (form.isChanged && !(await confirm(discardQuestion('Your changes to the question')))) return;
    form.release();
    onClose();
  }

  return (
    <QuestionDialogScreen
      isNew={isNew}
      isGone={isGone}
      form={form}
      onSave={(addsAnother) => void handleSave(addsAnother)}
      onCancel={() => void handleCancel()}
      questionField={questionField}
    />
  );
}
