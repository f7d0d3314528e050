import { type Modal, useModal } from '@cpd/ui/DialogQueue';
import { useEffect, useRef } from 'react';

/**
 * Gives the way to ask something on the page. The question is taken away unanswered when the page is left, by the
 * browser's own buttons say, or when what it is `about` is no longer the same.
 */
export function useQuestion(about?: string): Modal['confirm'] {
  const { confirm, clear } = useModal();
  const isOpen = useRef(false);

  useEffect(() => () => void (isOpen.current && clear()), [about, clear]);

  return async (request) => {
    isOpen.current = true;
    const isConfirmed = await confirm(request);
    isOpen.current = false;
    return isConfirmed;
  };
}
