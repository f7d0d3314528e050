import type { CallOptions } from '@cpd/api/client';
import { useModal } from '@cpd/ui/DialogQueue';
import { useRef, useState } from 'react';
import { useChangedElsewhere } from '../kit/editing/useChangedElsewhere.ts';
import { useEditing } from '../kit/editing/useEditing.ts';
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
  /** The question as it is saved when the dialog opens; undefined for a new one. */
  saved: QuestionValues | undefined;
  /** Reads the question as it is saved by now; undefined where it is no more. */
  read: (call: CallOptions) => Promise<QuestionValues | undefined>;
  /** Saves the question, or adds it; the answer tells whether it was done. */
  onSave: (values: QuestionValues, isAdded: boolean) => Promise<boolean>;
  /** Closes the dialog. */
  onClose: () => void;
}

/** Adds or edits a question: its values, and what saving and closing do. */
export function QuestionDialog({ draftKey, saved, read, onSave, onClose }: QuestionDialogProps) {
  const { confirm } = useModal();
  const [isSaving, setIsSaving] = useState(false);
  const questionField = useRef<HTMLTextAreaElement>(null);
  const [opened] = useState(saved ?? emptyQuestion);
  const [isNew] = useState(saved === undefined);
  const editing = useEditing<QuestionValues>({ key: draftKey, saved: opened });
  // Nobody else has a question that is not saved yet.
  const elsewhere = useChangedElsewhere({ opened, read: isNew ? async () => opened : read, editing });

  async function handleSave(addsAnother: boolean) {
    if (isSaving || !(await elsewhere.mayBeSaved())) return;
    setIsSaving(true);
    const isDone = await onSave(editing.values, isNew || elsewhere.isGone);
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
      isNew={isNew}
      values={editing.values}
      onChange={editing.change}
      isRestored={editing.isRestored}
      onDiscard={editing.discard}
      elsewhere={elsewhere}
      isSaving={isSaving || elsewhere.isChecking}
      onSave={(addsAnother) => void handleSave(addsAnother)}
      onCancel={() => void handleCancel()}
      questionField={questionField}
    />
  );
}
