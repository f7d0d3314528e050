import { useEffect } from 'react';
import type { DialogQueueViewProps } from './DialogQueueView.tsx';

/** Says or asks in the browser's own window, where the code of ours does not arrive. */
export function BrowserDialog({ entry, onAnswer }: DialogQueueViewProps) {
  useEffect(() => {
    if (entry.type === 'loading') return;
    if (entry.type === 'error') window.alert(entry.message);
    onAnswer(entry, entry.type === 'confirm' && window.confirm(entry.message));
  }, [entry, onAnswer]);
  return null;
}
