import type { ConfirmRequest, Failure } from './DialogEntry.ts';
import { confirmEntry, errorEntry } from './DialogEntry.ts';
import type { DialogQueue } from './DialogQueue.ts';

/** Puts entries into the dialog queue. */
export interface Modal {
  /** Shows an error; without a message it says 'Something went wrong.'. */
  showError: (failure: Failure) => void;
  /**
   * Asks a question and answers whether the person went ahead; false too when the question was taken away, as the signal
   * does with this one alone.
   */
  confirm: (request: ConfirmRequest, signal?: AbortSignal) => Promise<boolean>;
  /** Shows the loading overlay; the returned function takes this entry away. */
  startLoading: () => () => void;
  /** Takes every entry away. */
  clear: () => void;
}

/** A queue's modal, and the way its view reports answers. */
export interface ModalChannel extends Modal {
  /** Settles an entry and takes it out of the queue. */
  answer: (key: string, isConfirmed: boolean) => void;
}

/** Ties callers that wait for answers to the entries of a queue. */
export function createModal(queue: DialogQueue): ModalChannel {
  const waiting = new Map<string, (isConfirmed: boolean) => void>();
  let lastKey = 0;
  const nextKey = () => {
    lastKey += 1;
    return `modal-${lastKey}`;
  };

  // A question that leaves the queue unanswered, cleared at sign-out say, must not leave its caller waiting.
  queue.subscribe(() => {
    const keys = new Set(queue.entries.map((entry) => entry.key));
    for (const [key, settle] of waiting) if (!keys.has(key)) settle(false);
  });

  return {
    showError: (failure) => queue.push(errorEntry(nextKey(), failure)),
    confirm: (request, signal) => {
      const key = nextKey();
      signal?.addEventListener('abort', () => queue.remove(key));
      return new Promise((resolve) => {
        waiting.set(key, (isConfirmed) => {
          waiting.delete(key);
          resolve(isConfirmed);
        });
        queue.push(confirmEntry(key, request));
      });
    },
    startLoading: queue.startLoading,
    clear: () => queue.clear(),
    answer: (key, isConfirmed) => {
      waiting.get(key)?.(isConfirmed);
      queue.remove(key);
    },
  };
}
