import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { DialogEntry } from './DialogEntry.ts';
import { ErrorDialog } from './ErrorDialog.tsx';

/** What the view shows and does. */
export interface DialogQueueViewProps {
  /** The entry to show. */
  entry: DialogEntry;
  /** Receives the key of an answered entry; `isConfirmed` tells the answer to a question. */
  onAnswer: (key: string, isConfirmed: boolean) => void;
}

/** Shows an entry of the queue that is to be read or answered. */
export function DialogQueueView({ entry, onAnswer }: DialogQueueViewProps) {
  const { key, ...content } = entry;
  const answer = (isConfirmed: boolean) => () => onAnswer(key, isConfirmed);
  if (content.type === 'loading') return null;
  if (content.type === 'error') return <ErrorDialog key={key} {...content} onClose={answer(false)} />;
  return <ConfirmDialog key={key} {...content} onConfirm={answer(true)} onCancel={answer(false)} />;
}
