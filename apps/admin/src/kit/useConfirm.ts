import { type Modal, useModal } from '@cpd/ui/DialogQueue';
import { useEffect, useRef } from 'react';

/**
 * Gives the way to ask something on the page. The question is taken away unanswered when the page is left, by the
 * browser's own buttons say, or when what it is `about` is no longer the same.
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
