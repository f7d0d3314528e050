import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { DialogEntry } from './DialogEntry.ts';
import type { DialogQueue } from './DialogQueue.ts';
import { ErrorDialog } from './ErrorDialog.tsx';

/** Follows the entry that a queue shows. */
export function useCurrentEntry(queue: DialogQueue): DialogEntry | undefined {
  const read = () => queue.current;
  return useSyncExternalStore(queue.subscribe, read, read);
}

/** What the view shows and does. */
export interface DialogQueueViewProps {
  /** The entry to show. */
  entry: DialogEntry | undefined;
  /** Receives the key of an answered entry; `isConfirmed` tells the answer to a question. */
  onAnswer: (key: string, isConfirmed: boolean) => void;
}

/** Shows the first entry of the queue, and it alone. */
export function DialogQueueView({ entry, onAnswer }: DialogQueueViewProps) {
  if (entry?.type === 'error') {
    return (
      <ErrorDialog
        key={entry.key}
        message={entry.message}
        code={entry.code}
        onClose={() => onAnswer(entry.key, false)}
      />
    );
  }
  if (entry?.type === 'confirm') {
    const { key, type: _, ...question } = entry;
    return (
      <ConfirmDialog
        key={key}
        {...question}
        onConfirm={() => onAnswer(key, true)}
        onCancel={() => onAnswer(key, false)}
      />
    );
  }
  return null;
}
