import { type Modal, useModal } from '@cpd/ui/DialogQueue';
import { useEffect, useRef } from 'react';

/**
 * The answer asks a question in a dialog, which is withdrawn when this component unmounts or `about` changes. What a
 * notification asks after its page is gone is withdrawn by the frame.
 */
export function useConfirm(about?: string): Modal['confirm'] {
  const { confirm } = useModal();
  const leaving = useRef(new AbortController());

  useEffect(
    () => () => {
      leaving.current.abort();
      leaving.current = new AbortController();
    },
    [about],
  );

  return (request) => confirm(request, leaving.current.signal);
}
