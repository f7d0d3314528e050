import { characterOf, isCommand } from '@cpd/ui/Shortcuts';
import { useEffect, useEffectEvent } from 'react';

/** Runs on Ctrl+Z and ⌘Z. If it returns false, the browser undoes the last typing instead. */
export function useUndoKey(onUndo: () => boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = isCommand(event) && characterOf(event) === 'z';
    const isInConfirmation = event.target instanceof Element && event.target.closest('[role="alertdialog"]') !== null;
    if (isUndo && !isInConfirmation && onUndo()) event.preventDefault();
  });
  // React Aria's fields stop the propagation of their keys.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
