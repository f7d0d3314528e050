import { type Modal, useModal } from '@cpd/ui/DialogQueue';
import { useEffect, useRef } from 'react';

/**
 * Returns a function that asks for confirmation in a dialog. The dialog is withdrawn when this component unmounts or
 * `subject` changes. The layout withdraws those that a notification opens after its page was left.
 */
export function useConfirm(subject?: string): Modal['confirm'] {
  const { confirm } = useModal();
  const leaving = useRef(new AbortController());

  useEffect(
    () => () => {
      leaving.current.abort();
      leaving.current = new AbortController();
    },
    [subject],
  );

  return (request) => confirm(request, leaving.current.signal);
}
