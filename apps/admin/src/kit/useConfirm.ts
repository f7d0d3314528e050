import { type Modal, useModal } from '@cpd/ui/DialogQueue';
import { useEffect, useRef } from 'react';

/**
 * Returns a function that asks a question in a dialog. The question is withdrawn when this component unmounts or
 * `subject` changes. The layout withdraws questions that a notification asks after its page was left.
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
