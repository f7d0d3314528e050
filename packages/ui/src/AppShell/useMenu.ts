import type { HTMLAttributes, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useOverlay } from 'react-aria/useOverlay';

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

  const { overlayProps } = useOverlay(
    {
      isOpen,
      onClose() {
        // A hidden element loses the focus.
        if (panel.current?.contains(document.activeElement)) button.current?.focus();
        close();
      },
      isDismissable: true,
      shouldCloseOnBlur: true,
      shouldCloseOnInteractOutside: (element) => button.current?.contains(element) !== true,
    },
    panel,
  );
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
    panelProps: { ...(isOpen && overlayProps), id, ref: panel, 'data-open': isOpen },
  };
}
