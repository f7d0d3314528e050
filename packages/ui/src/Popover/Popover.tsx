import { use, useEffect, useEffectEvent, useRef } from 'react';
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
  const popover = useRef<HTMLElement>(null);
  const close = useEffectEvent(() => (props.onOpenChange ? props.onOpenChange(false) : trigger?.close()));

  useEffect(() => {
    if (!isOpen) return;
    // A select renders its popover a second time to collect its options. That one has no element, and the state of the dialog around it.
    const handleOpen = () => popover.current && close();
    dialogs.addEventListener('open', handleOpen);
    return () => dialogs.removeEventListener('open', handleOpen);
  }, [isOpen]);

  return <AriaPopover {...props} ref={popover} />;
}
