import type { ReactNode } from 'react';
import { createContext, lazy, Suspense, useContext, useState, useSyncExternalStore } from 'react';
import { DialogQueue, type Modal } from './DialogQueue.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import * as styles from './ModalProvider.css.ts';

// Loads with the first entry, which is usually a request in flight: opening a page needs no dialogs.
const DialogQueueView = lazy(async () => ({ default: (await import('./DialogQueueView.tsx')).DialogQueueView }));

const ModalContext = createContext<Modal | undefined>(undefined);

export interface ModalProviderProps {
  children: ReactNode;
  /** The queue to show, where it is made outside React; it must stay the same. */
  queue?: DialogQueue;
}

/** Shows the dialog queue over the app and lets everything inside use it. */
export function ModalProvider({ children, queue }: ModalProviderProps) {
  const [shown] = useState(() => queue ?? new DialogQueue());
  const read = () => shown.current;
  const entry = useSyncExternalStore(shown.subscribe, read, read);
  const isLoading = entry?.type === 'loading';
  return (
    <ModalContext value={shown}>
      <div className={styles.page} aria-busy={isLoading || undefined}>
        {children}
      </div>
      <LoadingOverlay isLoading={isLoading} />
      {/* Without it, a second press would open a second dialog while the code of the first one loads. */}
      <Suspense fallback={!isLoading && <LoadingOverlay isLoading />}>
        {entry && <DialogQueueView entry={entry} onAnswer={shown.answer} />}
      </Suspense>
    </ModalContext>
  );
}

/**
 * Gives the functions that open dialogs and the loading overlay; they stay the same over the provider's life.
 * @throws outside a ModalProvider
 */
export function useModal(): Modal {
  const modal = useContext(ModalContext);
  if (modal === undefined) throw new Error('useModal must be used within a ModalProvider');
  return modal;
}
