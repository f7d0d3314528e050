import { useEffect, useRef } from 'react';
import { say } from '../language/index.ts';
import { type UndoableChange, useUndoList } from '../Shortcuts/index.ts';
import { useNotify } from './Notifications.tsx';

/**
 * Shows a notification about a change, with 'Undo', which Ctrl+Z does too.
 * @param worksIn by default outside of text fields, in which the browser undoes the typing
 */
export type NotifyUndo = (message: string, onUndo: () => void, worksIn?: UndoableChange['worksIn']) => void;

/**
 * Returns the function that shows a change that can be undone. The notification of the next change replaces it. It is closed
 * when the page is left, and when `subject` changes, such as the version that a form is based on: what was saved since can no
 * longer be undone.
 */
export function useNotifyUndo(subject?: unknown): NotifyUndo {
  const notify = useNotify();
  const addUndo = useUndoList(subject);
  const close = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notification about the former subject is closed.
  useEffect(() => () => close.current?.(), [subject]);
  return (message, onUndo, worksIn) => {
    close.current?.();
    const change = addUndo(() => {
      closeThis();
      onUndo();
    }, worksIn);
    const closeThis = notify(message, { label: say('Undo'), onPress: change.undo });
    close.current = closeThis;
  };
}
