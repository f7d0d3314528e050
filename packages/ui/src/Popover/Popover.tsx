import { use, useEffect, useEffectEvent } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover';
import { dialogs } from './dialogs.ts';

export type { PopoverProps };

/**
 * A popover next to its trigger. A dialog that opens over it closes it, as native dialogs close native popovers. React Aria
 * would leave it open without the focus, where Escape does not reach it.
 */
export function Popover(props: PopoverProps) {
  const trigger = use(OverlayTriggerStateContext);
  const isOpen = props.isOpen ?? trigger?.isOpen ?? false;
  const close = useEffectEvent(() => (props.onOpenChange ? props.onOpenChange(false) : trigger?.close()));

  useEffect(() => {
    if (!isOpen) return;
    const handleOpen = () => close();
    dialogs.addEventListener('open', handleOpen);
    return () => dialogs.removeEventListener('open', handleOpen);
  }, [isOpen]);

  return <AriaPopover {...props} />;
}
