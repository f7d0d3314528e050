import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef, useState } from 'react';

/** The props that connect a `Menu` to its button. */
export interface MenuTriggerProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly 'aria-labelledby': string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The item to focus: a key goes to the first or last one, a pointer to the menu itself. */
  readonly autoFocus: true | 'first' | 'last';
}

/**
 * Connects a native button to a menu. `menu` is undefined until the first press, so that the code of the menu can be
 * loaded then.
 */
export function useMenuTrigger() {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Pick<MenuTriggerProps, 'isOpen' | 'autoFocus'>>();
  const open = (autoFocus: MenuTriggerProps['autoFocus']) => setOpened({ isOpen: true, autoFocus });
  const menu: MenuTriggerProps | undefined = opened && {
    ...opened,
    triggerRef,
    'aria-labelledby': id,
    onOpenChange: (isOpen) => setOpened({ ...opened, isOpen }),
  };
  return {
    button: {
      id,
      ref: triggerRef,
      'aria-haspopup': 'menu',
      'aria-expanded': opened?.isOpen === true,
      // Keys and screen readers click without a pointer: `detail` is 0.
      onPress: ({ detail }: MouseEvent) => open(detail === 0 ? 'first' : true),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        open(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
    menu,
  } as const;
}
