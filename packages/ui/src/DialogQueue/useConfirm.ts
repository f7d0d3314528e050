import { useEffect, useRef } from 'react';
import type { Modal } from './DialogQueue.ts';
import { useModal } from './ModalProvider.tsx';

/**
 * Returns a function that asks for confirmation in a dialog. The dialog is withdrawn when this component unmounts or
 * `subject` changes. The layout withdraws those that a notification opens after its page was left.
 */
export function useConfirm(subject?: string): Modal['confirm'] {
  const { confirm } = useModal();
  const leaving = useRef(new AbortController());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog about the former subject is withdrawn.
  useEffect(
    () => () => {
      leaving.current.abort();
      leaving.current = new AbortController();
    },
    [subject],
  );

  return (request) => confirm(request, leaving.current.signal);
}
