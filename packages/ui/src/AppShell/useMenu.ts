import type { FocusEvent, HTMLAttributes, KeyboardEvent, RefObject } from 'react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

export interface MenuState {
  close: () => void;
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-expanded': boolean;
    'aria-controls': string;
    onPress: () => void;
  };
  panelProps: HTMLAttributes<HTMLElement> & { ref: RefObject<HTMLElement | null>; 'data-open': boolean };
}

/** The navigation as a menu. It takes the focus, and closes on Escape, on blur and when `current` changes. */
export function useMenu(current: string | undefined): MenuState {
  const [openOn, setOpenOn] = useState<{ current: string | undefined }>();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const isOpen = openOn !== undefined && openOn.current === current;
  const close = () => setOpenOn(undefined);

  function dismiss() {
    // A hidden element loses the focus.
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    close();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  }
  function dismissOutside({ target }: { target: EventTarget | null }) {
    const isOutside = target instanceof Node && ![panel, button].some(({ current }) => current?.contains(target));
    if (isOutside) dismiss();
  }
  // Without a target, the window loses the focus.
  const handleBlur = ({ relatedTarget }: FocusEvent) => dismissOutside({ target: relatedTarget });
  const handleClick = useEffectEvent(dismissOutside);
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, [isOpen]);
  // In the tab order, the end of the bar is between the button and the menu.
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('a')?.focus();
  }, [isOpen]);

  return {
    close,
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onPress: () => setOpenOn(isOpen ? undefined : { current }),
    },
    panelProps: {
      ...(isOpen && { onKeyDown: handleKeyDown, onBlur: handleBlur }),
      id,
      ref: panel,
      'data-open': isOpen,
    },
  };
}
