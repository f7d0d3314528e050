import { type Modal, useModal } from '@cpd/ui/DialogQueue';
import { useEffect, useRef } from 'react';

/** Gives the way to ask about something on the page; a question that the browser's own buttons lead away from has not been agreed to. */
export function useQuestion(): Modal['confirm'] {
  const { confirm, clear } = useModal();
  const isOpen = useRef(false);

  useEffect(() => () => void (isOpen.current && clear()), [clear]);

  return async (request) => {
    isOpen.current = true;
    const isConfirmed = await confirm(request);
    isOpen.current = false;
    return isConfirmed;
  };
}
