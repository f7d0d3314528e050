import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { DialogEntry } from './DialogEntry.ts';
import { ErrorDialog } from './ErrorDialog.tsx';

export interface DialogQueueViewProps {
  entry: DialogEntry;
  /** Receives the entry that was read or answered; `isConfirmed` tells the answer to a question. */
  onAnswer: (entry: DialogEntry, isConfirmed: boolean) => void;
}

/** Shows an entry of the queue that is to be read or answered. */
export function DialogQueueView({ entry, onAnswer }: DialogQueueViewProps) {
  const answer = (isConfirmed: boolean) => () => onAnswer(entry, isConfirmed);
  if (entry.type === 'loading') return null;
  if (entry.type === 'error') {
    return <ErrorDialog key={entry.key} message={entry.message} code={entry.code} onClose={answer(false)} />;
  }
  const { key, type: _, onAnswer: __, ...question } = entry;
  return <ConfirmDialog key={key} {...question} onConfirm={answer(true)} onCancel={answer(false)} />;
}
