import { useNotify } from '@cpd/ui/Notifications';
import { useEffect, useRef } from 'react';

/** Shows a notification about a change, with 'Undo'. The next change replaces it, and leaving the page closes it. */
export function useNotifyUndo(): (message: string, onUndo: () => void) => void {
  const notify = useNotify();
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);
  return (message, onUndo) => {
    close.current?.();
    close.current = notify(message, { label: 'Undo', onPress: onUndo });
  };
}
