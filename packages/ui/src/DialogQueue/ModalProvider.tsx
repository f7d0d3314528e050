import type { ReactNode } from 'react';
import { createContext, lazy, Suspense, useContext, useState, useSyncExternalStore } from 'react';
import { DialogFallback } from './DialogFallback.tsx';
import { DialogQueue, type Modal } from './DialogQueue.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import * as styles from './ModalProvider.css.ts';

// Loaded with the first dialog or request, so that opening a page does not wait for it.
const DialogQueueView = lazy(async () => ({ default: (await import('./DialogQueueView.tsx')).DialogQueueView }));

const ModalContext = createContext<Modal | undefined>(undefined);

export interface ModalProviderProps {
  children: ReactNode;
  /** A queue created outside of React. It must not change. */
  queue?: DialogQueue;
}

/** Provides the dialog queue and renders its dialogs over the app. */
export function ModalProvider({ children, queue }: ModalProviderProps) {
  const [dialogs] = useState(() => queue ?? new DialogQueue());
  const read = () => dialogs.current;
  const dialog = useSyncExternalStore(dialogs.subscribe, read, read);
  const isLoading = dialog?.type === 'loading';
  return (
    <ModalContext value={dialogs}>
      <div className={styles.page} aria-busy={isLoading || undefined}>
        {children}
      </div>
      <LoadingOverlay isLoading={isLoading} />
      {/* Without it, a second press would open a second dialog while the code of the first one loads. */}
      <Suspense fallback={!isLoading && <DialogFallback />}>
        {dialog && <DialogQueueView dialog={dialog} onAnswer={dialogs.answer} />}
      </Suspense>
    </ModalContext>
  );
}

/**
 * Returns the functions that open dialogs and the loading overlay. They are stable.
 * @throws outside of a ModalProvider
 */
export function useModal(): Modal {
  const modal = useContext(ModalContext);
  if (modal === undefined) throw new Error('useModal must be used within a ModalProvider');
  return modal;
}
