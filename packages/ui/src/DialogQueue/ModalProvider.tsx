import type { ReactNode } from 'react';
import { createContext, useContext, useState } from 'react';
import { DialogQueue } from './DialogQueue.ts';
import { DialogQueueView, useCurrentEntry } from './DialogQueueView.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { page } from './ModalProvider.css.ts';
import type { Modal } from './modal.ts';
import { createModal } from './modal.ts';

const ModalContext = createContext<Modal | undefined>(undefined);

/** What may open dialogs. */
export interface ModalProviderProps {
  /** The app. */
  children: ReactNode;
  /** The queue to show, where it is made outside React; it must stay the same. */
  queue?: DialogQueue;
}

/** Shows the dialog queue over the app and lets everything inside use it. */
export function ModalProvider({ children, queue }: ModalProviderProps) {
  const [shown] = useState(() => queue ?? new DialogQueue());
  const [channel] = useState(() => createModal(shown));
  const entry = useCurrentEntry(shown);
  const isLoading = entry?.type === 'loading';
  return (
    <ModalContext value={channel}>
      <div className={page} aria-busy={isLoading || undefined}>
        {children}
      </div>
      <LoadingOverlay isLoading={isLoading} />
      <DialogQueueView entry={entry} onAnswer={channel.answer} />
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
