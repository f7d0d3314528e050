import { type Modal, useModal } from '@cpd/ui/DialogQueue';
import { useEffect, useRef } from 'react';

/**
 * Gives the way to ask something. The question is taken away unanswered when its component goes, or when what it is
 * `about` is no longer the same. What a notification asks after its page is gone is taken away by the frame.
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
