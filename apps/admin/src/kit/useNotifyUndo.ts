import { say } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import { useEffect, useRef } from 'react';

/**
 * Shows a notification about a change, with 'Undo'. The next change replaces it. It is closed when the page is left, and
 * when `subject` changes, such as the version that a form is based on: what was saved since can no longer be undone.
 */
export function useNotifyUndo(subject?: unknown): (message: string, onUndo: () => void) => void {
  const notify = useNotify();
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), [subject]);
  return (message, onUndo) => {
    close.current?.();
    close.current = notify(message, { label: say('Undo'), onPress: onUndo, shortcut: 'z' });
  };
}
