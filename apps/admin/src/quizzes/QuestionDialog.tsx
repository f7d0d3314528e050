import { useModal } from '@cpd/ui/DialogQueue';
import { useRef, useState } from 'react';
import { useEditing } from '../app/editing/useEditing.ts';
import { QuestionDialogScreen } from './QuestionDialogScreen.tsx';
import { emptyQuestion, type QuestionValues } from './questionValues.ts';

const DISCARD_QUESTION = {
  message: 'Close without saving? What you have typed will be lost.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
  tone: 'danger',
} as const;

/** What a question's dialog edits and reports. */
export interface QuestionDialogProps {
  /** Names the question among what is kept of unsaved forms. */
  draftKey: string;
  /** The question as it is saved; undefined for a new one. */
  saved: QuestionValues | undefined;
  /** Saves the question; the answer tells whether it was done. */
  onSave: (values: QuestionValues) => Promise<boolean>;
  /** Closes the dialog. */
  onClose: () => void;
}

/** Adds or edits a question: its values, and what saving and closing do. */
export function QuestionDialog({ draftKey, saved, onSave, onClose }: QuestionDialogProps) {
  const { confirm } = useModal();
  const [isSaving, setIsSaving] = useState(false);
  const questionField = useRef<HTMLTextAreaElement>(null);
  const editing = useEditing<QuestionValues>({ key: draftKey, saved: saved ?? emptyQuestion });

  async function handleSave(addsAnother: boolean) {
    if (isSaving) return;
    setIsSaving(true);
    const isDone = await onSave(editing.values);
    setIsSaving(false);
    if (!isDone) return;
    editing.release();
    if (!addsAnother) return onClose();
    editing.change(emptyQuestion);
    questionField.current?.focus();
  }

  async function handleCancel() {
    if (editing.isChanged && !(await confirm(DISCARD_QUESTION))) return;
    editing.release();
    onClose();
  }

  return (
    <QuestionDialogScreen
      isNew={saved === undefined}
      values={editing.values}
      onChange={editing.change}
      isRestored={editing.isRestored}
      onDiscard={editing.discard}
      isSaving={isSaving}
      onSave={(addsAnother) => void handleSave(addsAnother)}
      onCancel={() => void handleCancel()}
      questionField={questionField}
    />
  );
}
