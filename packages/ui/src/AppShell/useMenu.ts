import type { RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

export interface MenuState {
  close: () => void;
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-expanded': boolean;
    'aria-controls': string;
    onPress: () => void;
  };
  panelProps: { id: string; ref: RefObject<HTMLElement | null>; 'data-open': boolean };
}

/** Opens and closes the navigation as a menu; it closes on Escape, on a press outside and when `current` changes. */
export function useMenu(current: string | undefined): MenuState {
  const [openOn, setOpenOn] = useState<{ current: string | undefined }>();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const isOpen = openOn !== undefined && openOn.current === current;
  const close = () => setOpenOn(undefined);

  useEffect(() => {
    if (!isOpen) return;
    function handlePress(event: Event) {
      const isInside = [button, panel].some(
        ({ current: part }) => event.target instanceof Node && part?.contains(event.target),
      );
      if (!isInside) setOpenOn(undefined);
    }
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        setOpenOn(undefined);
        button.current?.focus();
      } else if (event.key === 'Tab' && !event.shiftKey && document.activeElement === button.current) {
        // The end of the bar stands between the button and what it has opened.
        event.preventDefault();
        panel.current?.querySelector('a')?.focus();
      }
    }
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('focusin', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('focusin', handlePress);
    };
  }, [isOpen]);

  return {
    close,
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onPress: () => setOpenOn(isOpen ? undefined : { current }),
    },
    panelProps: { id, ref: panel, 'data-open': isOpen },
  };
}
