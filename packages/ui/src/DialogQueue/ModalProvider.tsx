import type { ReactNode } from 'react';
import { lazy, Suspense, useContext, useState, useSyncExternalStore } from 'react';
import { Code, OutdatedError, UnreachableError } from '../Code/index.ts';
import { DialogFallback } from './DialogFallback.tsx';
import { DialogQueue, type Modal } from './DialogQueue.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { ModalContext } from './ModalContext.ts';
import * as styles from './ModalProvider.css.ts';

// Loaded with the first dialog or request, so that opening a page does not wait for it.
const code = new Code(() => import('./DialogQueueView.tsx'));
const DialogQueueView = lazy(async () => ({ default: (await loadDialogs()).DialogQueueView }));

const RETRY_MS = 5_000;

/** Waits for the server, or until a reload loses nothing, because the dialog that would say so is what is missing. */
async function loadDialogs(): ReturnType<typeof code.load> {
  try {
    return await code.loadOrReload();
  } catch (error) {
    if (!(error instanceof UnreachableError || error instanceof OutdatedError)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return loadDialogs();
  }
}

/**
 * Loads the code of the dialogs at the first sign of a person, before it is needed, so that they can say that the server
 * cannot be reached.
 */
export function prefetchDialogsAtFirstInput(): void {
  const listening = new AbortController();
  function prefetch() {
    listening.abort();
    code.prefetch();
  }
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'input'])
    window.addEventListener(type, prefetch, { signal: listening.signal, capture: true, passive: true });
}

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
      <LoadingOverlay message={isLoading ? dialog.message : undefined} />
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
